#include "trials_run.h"

#include <algorithm>

#include "command/failure.h"
#include "comparison_text.h"
#include "lab/rows_file.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"
#include "text/named_game.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;

constexpr std::uint64_t most_until = 1'000'000;  // deals; then it stays open

// Who stands for people, and below whom nobody should be.
constexpr std::string_view yardsticks[] = {"careful", "texts"};

// The deals of "2/4", or all.
SeedRange seeds_of_part(const TrialOptions& options) {
    const SeedRange all{0, (options.until > 0 ? most_until : options.games) - 1};
    if (options.part.empty()) return all;
    const std::string_view text = options.part;
    const auto slash = text.find('/');
    const auto part = parse_number(text.substr(0, slash));
    const auto parts = slash == text.npos ? std::nullopt : parse_number(text.substr(slash + 1));
    if (!part || !parts || *part < 1 || *part > *parts || *parts > most_until)
        throw Failure(say({}, Phrase::compare_part, {{"part", options.part}}), exit_usage);
    if (*parts > all.count())
        throw Failure(
            say({}, Phrase::compare_part_more, {{"games", all.count()}, {"parts", *parts}}),
            exit_usage);
    return {all.count() * (*part - 1) / *parts, all.count() * *part / *parts - 1};
}

// With the nets that its players go by.
struct PlanWithNets {
    TrialPlan trials;
    std::vector<LoadedNet> nets{};
};

PlanWithNets read_plan(const TrialOptions& options) {
    PlanWithNets plan;
    TrialPlan& trials = plan.trials;
    check_player(options.player);
    trials.players = {options.player};
    for (const std::string_view name : yardsticks)
        if (name != options.player) trials.players.emplace_back(name);
    trials.thinking = options.thinking;
    trials.reviews = options.reviews;
    for (const std::string& text : options.rules) {
        Contender each{or_no_such(read_rules(text), text)};
        if (std::ranges::any_of(trials.rules, [&](const Contender& other) {
                return other.variant.rules == each.variant.rules;
            }))
            throw Failure(say({}, Phrase::compare_twice, {{"rules", print_rules(each.variant)}}),
                          exit_usage);
        auto& net = plan.nets.emplace_back();
        if (uses_net(options.player)) {
            net = load_net(each.variant, "");
            each.net = net.hash;
        }
        trials.rules.push_back(std::move(each));
    }
    return plan;
}

// True if there is nothing left to do.
bool play_trials(const TrialOptions& options, const PlanWithNets& plan, TrialFile* file,
                 RulesComparison& comparison) {
    const TrialPlan& trials = plan.trials;
    const auto decided = [&] { return options.until > 0 && comparison.decided(); };
    if (decided()) return true;
    const auto make = [&](std::size_t rules) {
        std::vector<Contestant> players;
        for (const std::string& name : trials.players)
            players.push_back(make_contestant(name, trials.rules[rules].variant, plan.nets[rules],
                                              options.programs));
        return players;
    };
    const SeedRange numbers = trial_numbers(comparison.seeds(), trials.rules.size());
    std::vector<std::uint64_t> there;
    if (file != nullptr)
        for (const Trial& trial : file->rows())
            there.push_back(number_of(trial, trials.rules.size()));
    LongWork work({.all = numbers.count(),
                   .busy = Phrase::compare_busy,
                   .more =
                       [&] {
                           return Arguments{{"standings", tell_shares(comparison)}};
                       },
                   .sync = [&] { return file != nullptr ? file->sync() : Result<void>(); }});
    const bool all = work.run<Trial>(
        trial_worker(trials, make, options.forfeit ? OnFailure::forfeit : OnFailure::stop),
        options.jobs, MissingSeeds(numbers, there), [&](const Trial& trial) -> Result<bool> {
            if (file != nullptr)
                if (const auto kept = file->append(trial); !kept)
                    return std::unexpected(kept.error());
            comparison.add(trial);
            return decided();
        });
    return all || decided();
}

}  // namespace

void run_trials(TrialOptions& options, const TellTrials& tell) {
    const SeedRange seeds = seeds_of_part(options);
    const PlanWithNets plan = read_plan(options);
    for (const std::string& made : {options.tell.csv, options.tell.svg})
        if (!made.empty()) check_out(made);
    std::optional<TrialFile> file;
    if (!options.out.empty()) {
        file.emplace(or_fail(TrialFile::open(options.out, plan.trials)));
        options.programs.hidden.push_back(options.out);
    }
    RulesComparison comparison(plan.trials, seeds, options.margin());
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
        Option("--player", &options->player, Phrase::cmd_compare_player).take(Takes::player),
        Option("--reviews", &options->reviews, Phrase::cmd_compare_reviews)
            .within(std::uint64_t{0}, std::uint64_t{1'000'000'000}),
        Option("--out", &options->out, Phrase::cmd_match_out).take(Takes::file),
        Option("--part", &options->part, Phrase::cmd_compare_part).with("--out"),
        Option("--jobs", &options->jobs, Phrase::cmd_jobs).within(1, 256),
        Option("--forfeit", &options->forfeit, Phrase::cmd_match_forfeit)};
    // By samples, never by time: the same command must come to the same figures.
    auto thinking = thinking_options(options->thinking, named);
    std::erase_if(thinking, [](const Option& option) { return option.name == "--ms"; });
    for (const auto& more :
         {thinking, tell_options(options->tell), program_options(options->programs, named)})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace scoundrel::cli
