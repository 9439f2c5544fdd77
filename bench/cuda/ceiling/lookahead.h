// f of the ceiling's penalty (docs/upper-bound.md): what a room is worth to a player who goes on by
// the net: the worth of its best way, where a way after which nothing is hidden is worth 1 or 0.
// And the exact mean of that over the cards that can come up.
#pragma once

#include "bench/cuda/ceiling/draws.h"
#include "bench/cuda/ceiling/known_end.h"
#include "bench/cuda/ceiling/value_net.h"

namespace scoundrel::ceiling {

// How the ends are seen after which nothing is hidden.
struct Sight {
    int rooms = 300;   // looked at for each, at most
    float unsure = 1;  // what an end counts that so many did not settle
};

// What an end is worth from which nothing more is hidden: the game is over, or only one set of
// cards can come up, or none.
CEILING_BOTH inline float known_worth(const Rules& rules, const Position& end, const Sight& sight,
                                      Lost& lost) {
    if (end.status != Status::playing) return end.status == Status::won ? 1 : 0;
    Position room = end;
    if (room.owed > 0) {  // only one set of cards can come up
        Card cards[room_size];
        int count = 0;
        for (const Card card : end.unseen) cards[count++] = card;
        reveal(room, cards, count);
        in_order_of_kinds(room);
    }
    const Seen seen = can_win(rules, room, sight.rooms, lost);
    return seen == Seen::won ? 1 : seen == Seen::lost ? 0 : sight.unsure;
}

// The best of a room's ends after which nothing is hidden; 0 if there are none.
CEILING_BOTH inline float worth_of_known_ends(const Rules& rules, const Position& room,
                                              const Sight& sight) {
    Lost lost;
    const int unseen = room.unseen.count();
    if (unseen == 0) return known_worth(rules, room, sight, lost);
    float best = 0;
    const auto look_at = [&](const Position& end) {
        const float worth = known_worth(rules, end, sight, lost);
        best = worth > best ? worth : best;
    };
    if (unseen < room_size) {
        const HandEnds hands = hand_ends(rules, room);
        for (int k = hands.count - 1; k >= 0 && best < 1; --k)
            look_at(after(rules, room, hands.ends[k]));
    }
    if (unseen <= room_size && best < 1 && may_avoid(rules, room))
        look_at(after_avoiding(rules, room));
    return best;
}

class Lookahead {
  public:
    Lookahead(const Rules& rules, const ValueNet& net, const Sight& sight = {})
        : rules_(rules), net_(net), sight_(sight) {}

    // Of an untouched room.
    float worth(Position room) const;
    // The mean of worth() over what can come up; cards are owed.
    double mean(const Position& end) const;

  private:
    float worth(const Position& room, const FirstLayer& deck) const;

    Rules rules_;
    const ValueNet& net_;
    Sight sight_;
};

// Chances are added up as whole numbers, so that the sum is the same in any order.
inline constexpr double steps_of_chance = 4294967296.0;
CEILING_BOTH inline long long in_steps(float chance) {
    return static_cast<long long>(static_cast<double>(chance) * steps_of_chance);
}

}  // namespace scoundrel::ceiling
