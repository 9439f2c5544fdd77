// What ways through a room are worth, by a net.
#pragma once

#include <vector>

#include "player/net.h"
#include "player/ways.h"

namespace scoundrel {

class Evaluator {
  public:
    Evaluator(const Rules& rules, const Net& net) : rules_(rules), net_(net) {}

    // Of the ends of these ways, which all begin at `position`; in their order.
    const std::vector<Worth>& worths(const Position& position, const std::vector<Way>& ways);

    // Of the position itself, in which cards are owed or a room begins.
    Worth worth(const Position& position);

  private:
    Worth finish(const Position& end, Row sum, int bottom_from);

    const Rules& rules_;
    const Net& net_;
    Inputs inputs_;
    std::vector<Worth> worths_;
};

}  // namespace scoundrel
