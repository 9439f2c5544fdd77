// What things are worth at a doorway, before the next room is turned up: the same position with
// other health, another weapon, or without the right to avoid, on the same imagined rooms.
#pragma once

#include <functional>

#include "player/evaluator.h"
#include "player/ways.h"
#include "rules/dealer.h"

namespace scoundrel {

class WorthOfThings {
  public:
    // `samples`: imagined rooms for each doorway.
    WorthOfThings(const Rules& rules, SharedNet net, int samples)
        : rules_(rules), samples_(samples), ways_(rules), evaluator_(rules_, std::move(net)) {}
    WorthOfThings(const WorthOfThings&) = delete;  // its parts know each other
    WorthOfThings& operator=(const WorthOfThings&) = delete;

    // Cards are owed at the doorway. Told: the place in strategy_measures(), and the figure.
    using Tell = std::function<void(std::size_t measure, double chance)>;
    void ask(const Position& doorway, std::uint64_t seed, const Tell& tell);

  private:
    double chance(const Position& doorway, const std::vector<Deck>& orders);

    Rules rules_;
    int samples_;
    Ways ways_;
    Evaluator evaluator_;
};

}  // namespace scoundrel
