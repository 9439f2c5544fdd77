// Every way the cards that are owed can come up, cards that play alike counted once. The order in
// which they come up is left out too: they are taken in the order of their kinds.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/position.h"

namespace scoundrel::ceiling {

struct Draw {
    Card cards[room_size];   // as many as are owed
    std::uint32_t ways = 0;  // so many sets of cards are like this one
};

// All of them; their ways add up to the number of sets of so many of these cards.
std::vector<Draw> draws(CardSet unseen, int owed);

// The cards of a room that were just turned up, in the order of their kinds.
constexpr void in_order_of_kinds(Position& room) {
    const auto before = [](Card a, Card b) {
        const auto key = [](Card c) {
            const int kind = c.is_monster() ? 0 : c.is_weapon() ? 1 : 2;
            return kind * 1024 + c.value() * 4 + static_cast<int>(c.suit());
        };
        return key(a) < key(b);
    };
    const int carried = count_bits(room.carried);
    for (int i = carried + 1; i < room.room_count; ++i) {
        const Card card = room.room[i];
        int at = i;
        for (; at > carried && before(card, room.room[at - 1]); --at)
            room.room[at] = room.room[at - 1];
        room.room[at] = card;
    }
}

}  // namespace scoundrel::ceiling
