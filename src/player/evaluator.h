// What ways through a room are worth, by a net.
#pragma once

#include <vector>

#include "player/aim.h"
#include "player/net.h"
#include "player/ways.h"

namespace scoundrel {

// What a room is worth whose ends are worth this, none of them being none. For the win: the best
// chance, and the best score among ends whose chance is about as good, since nets are not so sure
// that a small difference would say anything. For the score: the end with the most of it.
Worth best_of(const std::vector<Worth>& ends, Aim aim);

class Evaluator {
  public:
    Evaluator(const Rules& rules, SharedNet net) : rules_(rules), net_(std::move(net)) {}

    // Of the ends of these ways, which all begin at `position`; in their order.
    const std::vector<Worth>& worths(const Position& position, const std::vector<Way>& ways);

    // Of the position itself, in which cards are owed or a room begins.
    Worth worth(const Position& position);

  private:
    Worth finish(const Position& end, Row sum, int bottom_from);

    const Rules& rules_;
    SharedNet net_;
    Inputs inputs_;
    std::vector<Worth> worths_;
};

}  // namespace scoundrel
