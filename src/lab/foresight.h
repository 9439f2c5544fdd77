// What knowing the deck is worth: the least that a player who knows it gives away on the path taken
// (docs/upper-bound.md). The share of deals that can be won at all, less the mean of this over many
// deals, is an upper bound on every player's chance to win with the deck hidden.
#pragma once

#include "lab/imagined_room.h"

namespace scoundrel {

struct Foresight {
    double given_away = 0;    // on the path of the deal where it is least
    std::uint64_t rooms = 0;  // looked at
    bool limited = false;     // there were too many rooms: every path gives away at least this
};

// From a position in which cards are owed, its unseen cards in this order. No die is rolled.
Foresight least_given_away(const Rules& rules, const Position& end, const Deck& unseen,
                           const ForesightPlan& plan);

}  // namespace scoundrel
