// What no player can beat with the deck hidden: the best that could be done with the deck known,
// less a penalty for knowing it (docs/upper-bound.md). Over many deals the mean is an upper bound
// on every player's chance to win.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "player/ways.h"
#include "rules/random.h"

namespace scoundrel {

// The price of knowing which cards come up. f() may be anything; what is charged is f() less its
// mean over all cards that could come up, so a player who does not know them pays nothing on
// average.
class Penalty {
  public:
    virtual ~Penalty() = default;
    // Cards are owed at the end; `room` is the same position with them turned up.
    virtual double f(const Position& end, const Position& room) = 0;
    // The mean of f over the cards that could come up, all orders being as likely; or an estimate
    // that is right on average and made without regard to the order of the deck.
    virtual double mean(const Position& end) = 0;
    // What one turning-up can pay back at most: mean() - f() is never above it.
    virtual double most() const = 0;
};

struct Clairvoyant {
    double value = 0;          // the best of win (1 or 0) less penalties over all paths
    std::uint64_t states = 0;  // ends of ways that were looked at
    bool limited = false;      // memory ran out: the value is no less than the true one
};

// From a position in which cards are owed, its unseen cards in this order. No die is rolled.
Clairvoyant best_with_hindsight(const Rules& rules, const Position& end, const Deck& unseen,
                                Penalty& penalty,
                                std::size_t memory = std::numeric_limits<std::size_t>::max());

}  // namespace scoundrel
