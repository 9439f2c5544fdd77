// `scoundrel tune`: which settings of some knobs are won as often as wanted (lab/tuning.h).
#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>
#include <unordered_map>

#include "command/failure.h"
#include "commands.h"
#include "lab/rows_file.h"
#include "phrases/catalogue.h"
#include "text/named_game.h"
#include "text/terminal_text.h"
#include "trials_run.h"
#include "tune_text.h"

namespace scoundrel::cli {

namespace {

struct TuneOptions {
    TrialOptions trials;
    std::string base;
    std::vector<std::string> changes;
    std::string target;
    float within = 1;  // points
    int settings = 1;
};

// "30" or "30%", as a share.
double read_target(const std::string& text) {
    double percent = 0;
    const char* end = text.data() + text.size() - (text.ends_with('%') ? 1 : 0);
    const auto [stopped, error] = std::from_chars(text.data(), end, percent);
    if (error != std::errc() || stopped != end || !(percent > 0 && percent < 100))
        throw Failure(say({}, Phrase::tune_no_target, {{"word", text}}), exit_usage);
    return percent / 100;
}

// Plays the rounds of a search. What a file has is not played again, so the same command comes to
// the same end whenever it was stopped.
class TuneRun {
  public:
    TuneRun(const TrialOptions& options, const PlanWithNets& plan, TrialFile* file)
        : options_(options), plan_(plan), settings_(plan.trials.rules.size()), file_(file) {
        if (file_ == nullptr) return;
        for (const Trial& trial : file_->rows()) note(trial);
    }

    // False if it was stopped.
    bool run(Tuning& tuning) {
        for (int number = 1; const auto round = tuning.next(); ++number) {
            if (!play(*round, number, tuning.open())) return false;
            std::vector<std::uint64_t> won(round->settings.size());
            for (std::uint64_t game = 0; game < games_of(*round); ++game)
                won[game % won.size()] += won_.at(trial_of(*round, game)) ? 1u : 0u;
            tuning.count(won);
        }
        return true;
    }

  private:
    static std::uint64_t games_of(const Tuning::Round& round) {
        return round.deals.count() * round.settings.size();
    }
    // The number of the trial that is the round's game: its settings on a deal, then on the next.
    std::uint64_t trial_of(const Tuning::Round& round, std::uint64_t game) const {
        const std::uint64_t seed = round.deals.first + game / round.settings.size();
        return seed * settings_ + round.settings[game % round.settings.size()];
    }
    void note(const Trial& trial) {
        won_.emplace(number_of(trial, settings_), trial.games.front().won());
    }

    bool play(const Tuning::Round& round, int number, std::uint64_t open) {
        std::vector<std::uint64_t> there;
        for (std::uint64_t game = 0; game < games_of(round); ++game)
            if (won_.contains(trial_of(round, game))) there.push_back(game);
        LongWork work({.all = games_of(round),
                       .busy = round.fresh ? Phrase::tune_busy_fresh : Phrase::tune_busy,
                       .more = [&] { return Arguments{{"round", number}, {"open", open}}; },
                       .sync = [&] { return file_ != nullptr ? file_->sync() : Result<void>(); }});
        const MakeWorker<Trial> plain = trial_worker_of(options_, plan_);
        const MakeWorker<Trial> worker = [&](const Stop& stop) -> Worker<Trial> {
            return [&, play_trial = plain(stop)](std::uint64_t game) {
                return play_trial(trial_of(round, game));
            };
        };
        return work.run<Trial>(worker, options_.jobs, MissingSeeds({0, games_of(round) - 1}, there),
                               [&](const Trial& trial) -> Result<bool> {
                                   if (file_ != nullptr)
                                       if (const auto kept = file_->append(trial); !kept)
                                           return std::unexpected(kept.error());
                                   note(trial);
                                   return false;
                               });
    }

    const TrialOptions& options_;
    const PlanWithNets& plan_;
    std::size_t settings_;
    TrialFile* file_;
    std::unordered_map<std::uint64_t, bool> won_;  // by the trial's number
};

void tune(TuneOptions& options) {
    TrialOptions& trials = options.trials;
    const TuningGoal goal{.target = read_target(options.target),
                          .within = static_cast<double>(options.within) / 100,
                          .wanted = static_cast<std::size_t>(options.settings),
                          .most_deals = trials.games};
    const std::vector<Turn> turns = read_turns(options.changes);
    const Variant base = or_no_such(text::read_rules(options.base), options.base);
    trials.rules = turned_rules(base, turns);
    trials.players = {trials.player};
    trials.solved = false;
    trials.reviews = 0;  // only the share won is asked for
    const PlanWithNets plan = read_plan(trials);
    check_told_files(trials.tell);
    std::optional<TrialFile> file;
    if (!trials.out.empty()) {
        file.emplace(or_fail(TrialFile::open(trials.out, plan.trials)));
        trials.programs.hidden.push_back(trials.out);
    }
    Tuning tuning(goal, plan.trials.rules.size());
    const bool done = TuneRun(trials, plan, file ? &*file : nullptr).run(tuning);
    const std::string name = print_rules(base);
    const TuneResult result{name, turns, plan.trials, tuning};
    if (tuning.settings().front().deals > 0) tell_as_wanted(trials.tell, tell_tuning(result));
    if (done) return;
    if (file) text::message(say({}, Phrase::compare_kept, {{"file", trials.out}}));
    throw Failure(say({}, Phrase::tune_stopped));
}

// Those of trials, but for what is its own.
std::vector<Option> options_of_trials(const std::shared_ptr<TuneOptions>& options) {
    const auto shared = std::shared_ptr<TrialOptions>(options, &options->trials);
    // It reviews nothing, and chooses itself which deals it needs.
    constexpr std::string_view without[] = {"--reviews", "--part", "--seeds"};
    std::vector<Option> all;
    for (Option option : trial_options(shared)) {
        if (std::ranges::count(without, option.name) > 0) continue;
        if (option.name == "--games") option.help = say({}, Phrase::cmd_tune_games);
        if (option.name == "--svg") option.help = say({}, Phrase::cmd_tune_svg);
        if (option.name == "--player") {
            option.name = "--for";
            option.help = say({}, Phrase::cmd_tune_for);
        }
        all.push_back(std::move(option));
    }
    return all;
}

}  // namespace

Command tune_command() {
    auto options = std::make_shared<TuneOptions>();
    options->trials.player = "careful";
    options->trials.games = 0;  // as many as the precision needs
    Command command{
        .name = "tune",
        .options =
            {Option("RULES", &options->base, Phrase::cmd_sweep_rules).take(Takes::rules).require(),
             Option("CHANGE", &options->changes, Phrase::cmd_sweep_change).require(),
             Option("--target", &options->target, Phrase::cmd_tune_target).require(),
             Option("--within", &options->within, Phrase::cmd_tune_within).within(0.05, 50.0),
             Option("--settings", &options->settings, Phrase::cmd_tune_settings).within(1, 100)},
        .examples = {{"scoundrel tune browser --target 30% health=10..30"},
                     {"scoundrel tune rascal --target 25% --within 2 --for quick health=10..30 "
                      "repair=0,1"}},
        .footer = say({}, Phrase::cmd_tune_more),
        .run = [options] { tune(*options); }};
    for (const Option& option : options_of_trials(options)) command.options.push_back(option);
    return command;
}

}  // namespace scoundrel::cli
