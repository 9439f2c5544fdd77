// Whether a player's chances are true: of the decisions at which it gave itself 30 to 40%, how many
// belonged to games that it won?
#pragma once

#include <array>

#include "lab/interval.h"
#include "lab/match.h"

namespace scoundrel {

// A tenth of the chances.
struct Tenth {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    double predicted = 0;  // mean over the decisions
    Share won{};           // of the decisions
};

class Calibration {
  public:
    void add(const MatchRow& row);
    std::array<Tenth, 10> tenths() const;

  private:
    struct Sums {
        std::uint64_t games = 0;
        double decisions = 0, won = 0;        // decisions, and those of games won
        double squares = 0, won_squares = 0;  // of a game's decisions, added up over games
        double thousandths = 0;
    };
    static Tenth tenth_of(const Sums& sums);

    std::array<Sums, 10> sums_;
};

}  // namespace scoundrel
