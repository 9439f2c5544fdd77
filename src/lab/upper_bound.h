// What no player can beat with the deck hidden: the best that could be done with the deck known,
// less a penalty for knowing it (docs/upper-bound.md). Over many deals the mean is an upper bound
// on every player's chance to win.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
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
    bool limited = false;      // it was ended early: the value is no less than the true one
};

// May end it early: memory, or `watch`, which is told of every number of cards unseen that ends
// have, falling, and the most that a path to one of them promises: what it has been paid, and the
// mean of f behind it. With f the true worth that would be the same number all along.
struct HindsightLimits {
    std::size_t memory = std::numeric_limits<std::size_t>::max();
    std::function<bool(int unseen, double promised)> watch{};  // false ends it
};

// From a position in which cards are owed, its unseen cards in this order. No die is rolled.
Clairvoyant best_with_hindsight(const Rules& rules, const Position& end, const Deck& unseen,
                                Penalty& penalty, const HindsightLimits& limits = {});

}  // namespace scoundrel
