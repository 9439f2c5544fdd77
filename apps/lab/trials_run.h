// Trials played for `compare`, `sweep` and `tune`: what they are asked with, and how they go about
// it.
#pragma once

#include <functional>
#include <memory>

#include "bots/players.h"
#include "compare_report.h"
#include "long_work.h"

namespace scoundrel::cli {

inline constexpr std::uint64_t usual_games = 2000;

struct TrialOptions {
    std::vector<std::string> rules;
    std::string player = "quick";
    std::vector<std::string> players{};  // all of them; none: `player`, careful and texts
    bool solved = true;
    const Ledger* ledger = nullptr;
    std::uint64_t games = usual_games;
    std::string seeds;  // A..B, in place of the first `games`
    float until = 0;    // points; 0: not wanted
    std::uint64_t reviews = 40;
    std::uint64_t train = 0;  // games, for a net for each of the rules that have none of their own
    std::string net;          // for all rules: "any", or a file; empty: what fits each best
    Thinking thinking;
    int jobs = all_processors();
    std::string out;
    std::string part;
    bool forfeit = false;
    ProgramOptions programs;
    TellOptions tell;

    double margin() const { return static_cast<double>(until > 0 ? until : usual_margin) / 100; }
};

// What is to be played, with the nets that its players go by.
struct PlanWithNets {
    TrialPlan trials;
    std::vector<LoadedNet> nets{};
};
PlanWithNets read_plan(const TrialOptions& options);
// Both must outlive it.
MakeWorker<Trial> trial_worker_of(const TrialOptions& options, const PlanWithNets& plan);

// What both take, but for the rules.
std::vector<Option> trial_options(const std::shared_ptr<TrialOptions>& options);

// Plays what is missing and has it told by `tell`, also where it was stopped, which then ends the
// command.
using TellTrials = std::function<void(const RulesComparison& comparison)>;
void run_trials(TrialOptions& options, const TellTrials& tell);

}  // namespace scoundrel::cli
