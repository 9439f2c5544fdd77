#include "trials_run.h"

#include <algorithm>

#include "command/failure.h"
#include "comparison_text.h"
#include "lab/habit.h"
#include "lab/rows_file.h"
#include "nets/nets.h"
#include "parts.h"
#include "phrases/catalogue.h"
#include "player/generalist.h"
#include "player/players.h"
#include "text/named_game.h"
#include "text/terminal_text.h"
#include "training.h"

namespace scoundrel::cli {

namespace {

using namespace text;

constexpr std::uint64_t most_until = 1'000'000;  // deals; then it stays open

// Who stands for people, and below whom nobody should be.
constexpr std::string_view yardsticks[] = {"careful", "texts"};

std::vector<std::string> players_of(const TrialOptions& options) {
    if (!options.players.empty()) return options.players;
    std::vector<std::string> players{options.player};
    for (const std::string_view name : yardsticks)
        if (name != options.player) players.emplace_back(name);
    return players;
}

// Players of ours may be held to a habit; what it is called by nobody types.
Contestant make_player(const std::string& name, const Variant& variant, const LoadedNet& net,
                       const ProgramOptions& programs) {
    const auto [player, habit] = split_habit(name);
    if (habit == nullptr || is_program(name)) return make_contestant(name, variant, net, programs);
    return {name, chooser_of(held_to(*habit, variant.rules,
                                     find_player_kind(player)->make(variant.rules, net.net)))};
}

}  // namespace

namespace {

// All of them, of which a part may be played here.
SeedRange seeds_of(const TrialOptions& options) {
    if (options.seeds.empty()) return {0, (options.until > 0 ? most_until : options.games) - 1};
    const SeedRange seeds = read_seeds(options.seeds);
    // Trials are numbered by seed and rules.
    const std::uint64_t most = UINT64_MAX / options.rules.size() - 1;
    if (seeds.last > most)
        throw Failure(say({}, Phrase::compare_seeds_large, {{"most", std::to_string(most)}}),
                      exit_usage);
    return seeds;
}

// The net that its players go by, as it is asked for.
LoadedNet choose_contender_net(const TrialOptions& options, Contender& each) {
    const bool has_own = net_id(each.variant.rules) != any_rules;
    if (options.net == any_rules) {
        if (has_own) each.chosen = NetChosen::any;
        return load_general_net(each.variant);
    }
    if (!options.net.empty()) {
        each.chosen = NetChosen::file;
        return load_net(each.variant, options.net);
    }
    if (options.train == 0 || has_own) return load_net(each.variant, "");
    each.trained = options.train;
    return train_for(each.variant, options.train, options.jobs, options.out);
}

}  // namespace

PlanWithNets read_plan(const TrialOptions& options) {
    PlanWithNets plan;
    TrialPlan& trials = plan.trials;
    check_player(options.player);
    trials.players = players_of(options);
    const bool net_used = std::ranges::any_of(trials.players, [](const std::string& name) {
        return uses_net(std::string(split_habit(name).player));
    });
    trials.thinking = options.thinking;
    trials.reviews = options.reviews;
    if (trials.reviews > 0) trials.first = seeds_of(options).first;
    trials.solved = options.solved;
    trials.ledger = options.ledger;
    for (const std::string& text : options.rules) {
        Contender each{or_no_such(read_rules(text), text)};
        if (std::ranges::any_of(trials.rules, [&](const Contender& other) {
                return other.variant.rules == each.variant.rules;
            }))
            throw Failure(say({}, Phrase::compare_twice, {{"rules", print_rules(each.variant)}}),
                          exit_usage);
        auto& net = plan.nets.emplace_back();
        if (net_used) {
            net = choose_contender_net(options, each);
            each.net = net.hash;
        }
        trials.rules.push_back(std::move(each));
    }
    return plan;
}

MakeWorker<Trial> trial_worker_of(const TrialOptions& options, const PlanWithNets& plan) {
    const auto make = [&](std::size_t rules) {
        std::vector<Contestant> players;
        for (const std::string& name : plan.trials.players)
            players.push_back(make_player(name, plan.trials.rules[rules].variant, plan.nets[rules],
                                          options.programs));
        return players;
    };
    return trial_worker(plan.trials, make, options.forfeit ? OnFailure::forfeit : OnFailure::stop);
}

namespace {

// True if there is nothing left to do.
bool play_trials(const TrialOptions& options, const PlanWithNets& plan, TrialFile* file,
                 RulesComparison& comparison) {
    const TrialPlan& trials = plan.trials;
    if (comparison.ended_early()) return true;
    const SeedRange numbers = trial_numbers(comparison.seeds(), trials.rules.size());
    std::vector<std::uint64_t> there;
    if (file != nullptr)
        for (const Trial& trial : file->rows())
            there.push_back(number_of(trial, trials.rules.size()));
    LongWork work({.all = numbers.count(),
                   .busy = Phrase::compare_busy,
                   .more = [&] { return Arguments{{"standings", tell_shares(comparison)}}; },
                   .sync = [&] { return file != nullptr ? file->sync() : Result<void>(); }});
    const bool all =
        work.run<Trial>(trial_worker_of(options, plan), options.jobs, MissingSeeds(numbers, there),
                        [&](const Trial& trial) -> Result<bool> {
                            if (file != nullptr)
                                if (const auto kept = file->append(trial); !kept)
                                    return std::unexpected(kept.error());
                            comparison.add(trial);
                            return comparison.ended_early();
                        });
    return all || comparison.ended_early();
}

}  // namespace

void run_trials(TrialOptions& options, const TellTrials& tell) {
    const SeedRange seeds = seeds_of_part(seeds_of(options), options.part);
    const PlanWithNets plan = read_plan(options);
    check_told_files(options.tell);
    std::optional<TrialFile> file;
    if (!options.out.empty()) {
        file.emplace(or_fail(TrialFile::open(options.out, plan.trials)));
        options.programs.hidden.push_back(options.out);
    }
    RulesComparison comparison(plan.trials, seeds, options.margin(),
                               options.until > 0 ? DealsCounted::until_decided : DealsCounted::all);
    if (file)
        for (const Trial& trial : file->rows()) comparison.add(trial);
    const bool done = play_trials(options, plan, file ? &*file : nullptr, comparison);
    if (comparison.deals() > 0) tell(comparison);
    if (done) return;
    if (file) message(say({}, Phrase::compare_kept, {{"file", options.out}}));
    throw Failure(
        say({}, Phrase::match_stopped, {{"done", comparison.deals()}, {"all", seeds.count()}}));
}

std::vector<Option> trial_options(const std::shared_ptr<TrialOptions>& options) {
    const Named named = [options] { return options->player; };
    std::vector<Option> all{
        Option("--games", &options->games, Phrase::cmd_compare_games)
            .within(std::uint64_t{1}, std::uint64_t{1'000'000'000}),
        seeds_option(options->seeds, Phrase::cmd_compare_seeds).exclude({"--games"}),
        Option("--player", &options->player, Phrase::cmd_compare_player).take(Takes::player),
        Option("--reviews", &options->reviews, Phrase::cmd_compare_reviews)
            .within(std::uint64_t{0}, std::uint64_t{1'000'000'000}),
        Option("--train", &options->train, Phrase::cmd_compare_train)
            .within(std::uint64_t{1}, std::uint64_t{1} << 32),
        Option("--net", &options->net, Phrase::cmd_compare_net)
            .take(Takes::file)
            .exclude({"--train"}),
        Option("--out", &options->out, Phrase::cmd_match_out).take(Takes::file),
        part_option(options->part),
        Option("--jobs", &options->jobs, Phrase::cmd_jobs).within(1, 256),
        Option("--forfeit", &options->forfeit, Phrase::cmd_match_forfeit)};
    // By samples, never by time: the same command must come to the same figures.
    auto thinking = thinking_options(options->thinking, named);
    std::erase_if(thinking, [](const Option& option) { return option.name == "--ms"; });
    for (const auto& more : {thinking, tell_options(options->tell, Phrase::cmd_compare_svg),
                             program_options(options->programs, named)})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace scoundrel::cli
