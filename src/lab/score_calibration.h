// Whether the scores a player foretells are true: its decisions are sorted by the final score that
// it expected, and cut into tenths; what were the scores of the games they belonged to?
#pragma once

#include <vector>

#include "lab/interval.h"
#include "lab/match.h"

namespace scoundrel {

// A tenth of the decisions. What was foretold alike stays together, so it may hold more or fewer.
struct ScoreTenth {
    std::uint64_t decisions = 0;
    double from = 0, to = 0;  // the least and the most that was foretold
    double predicted = 0;     // mean over the decisions
    Ratio score;              // mean over the decisions; the cases are games
};

class ScoreCalibration {
  public:
    void add(const MatchRow& row);
    bool empty() const { return told_.empty(); }
    std::vector<ScoreTenth> tenths() const;  // those that hold any, in rising order
    // By how much games ended above what was foretold, mean over all decisions.
    const Ratio& surplus() const { return surplus_; }
    double deviation() const;  // root of the mean square of what a game ended above that

  private:
    struct Told {
        std::uint32_t game;
        std::int16_t tenths;  // of a point, foretold
        std::int16_t score;   // that it came to
    };

    std::vector<Told> told_;
    std::uint32_t games_ = 0;
    Ratio surplus_;
    double squares_ = 0;
};

}  // namespace scoundrel
