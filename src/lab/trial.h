// A trial: one deal under one of several rules, as a comparison of rules wants it. It is played by
// every player, solved with its order known, and of the first deals the games are reviewed.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "lab/ledger.h"
#include "lab/match.h"
#include "notation/rules_text.h"
#include "solver/solver.h"

namespace scoundrel {

// What luck and skill did to the chance to win, summed over a game (coach/review.h): in millionths,
// so that a row says all of it.
struct LuckAndSkill {
    int luck = 0, skill = 0;

    friend bool operator==(const LuckAndSkill&, const LuckAndSkill&) = default;
};

struct TrialGame {
    Status status = Status::lost;  // `playing`: not finished within the longest game of a match
    bool forfeit = false;          // lost because the player failed
    int score = 0;
    int moves = 0;
    int room = 0;    // the last that was dealt; avoided ones count
    int damage = 0;  // health lost
    int avoids = 0;
    std::optional<LuckAndSkill> review{};
    Counts counts{};  // none where no ledger was asked for, or nothing reviewed that it is of

    bool won() const { return status == Status::won; }
    friend bool operator==(const TrialGame&, const TrialGame&) = default;
};

struct Trial {
    std::uint64_t seed = 0;
    std::size_t rules = 0;  // the place among those compared
    // Whether it can be won with its order known; nothing where a die decides too, or it was not
    // asked.
    std::optional<Verdict> verdict{};
    std::vector<TrialGame> games{};  // one for each player

    friend bool operator==(const Trial&, const Trial&) = default;
};

// Whose net players go by: the one that fits the rules best, the one for any rules where they have
// one of their own, or that of a file.
enum class NetChosen : std::uint8_t { fitting, any, file };

// One of the rules that are compared, and the net that its players go by.
struct Contender {
    Variant variant;
    std::optional<std::uint64_t> net{};  // a hash of its file, where a player uses one
    std::uint64_t trained = 0;           // with so many games for this; 0: it came with the program
    NetChosen chosen = NetChosen::fitting;

    friend bool operator==(const Contender&, const Contender&) = default;
};

// "own", "any" for the net for any rules, "trained", "file"; empty where nobody goes by one.
std::string_view net_origin(const Contender& rules);

// What makes trials comparable.
struct TrialPlan {
    std::vector<Contender> rules{};
    std::vector<std::string> players{};  // by name; what is compared is how the first does
    Thinking thinking{};                 // by samples, never by time
    std::uint64_t reviews = 0;           // of so many deals the games are reviewed,
    std::uint64_t first = 0;             // from this seed on
    bool solved = true;                  // else no row has a verdict
    const Ledger* ledger = nullptr;      // what is counted, if anything

    bool is_reviewed(std::uint64_t seed) const { return seed >= first && seed - first < reviews; }
    friend bool operator==(const TrialPlan&, const TrialPlan&) = default;
};

// Trials are numbered for the work on them: all rules of a seed, then those of the next.
constexpr SeedRange trial_numbers(SeedRange seeds, std::size_t rules) {
    return {seeds.first * rules, seeds.last * rules + (rules - 1)};
}
constexpr std::uint64_t number_of(const Trial& trial, std::size_t rules) {
    return trial.seed * rules + trial.rules;
}

// The players for one of the rules; each thread makes its own.
using MakeContestants = std::function<std::vector<Contestant>(std::size_t rules)>;

MakeWorker<Trial> trial_worker(const TrialPlan& plan, MakeContestants make,
                               OnFailure on_failure = OnFailure::stop);

}  // namespace scoundrel
