// Actions: moves numbered by the place of their card instead of the card itself, so that an agent
// has few of them to choose among and what it learns of one room holds in the next. An action is
// place x 8 + verb, the places being those of the room, 0 to 3, and the slot, 4; then the moves
// without a card.
#pragma once

#include <cstdint>

#include "rules/bits.h"
#include "rules/legal.h"

namespace scoundrel::python {

inline constexpr int slot_place = room_size;
inline constexpr int first_cardless_action = (room_size + 1) * card_verbs;
inline constexpr int action_count = first_cardless_action + 5;

// The room is taken as one word, a byte a card, as apply.h does: a loop that stops at the card
// would cost more.
constexpr int place_of(const Position& position, Card card) {
    std::uint64_t room = 0;
    for (int i = 0; i < room_size; ++i)
        room |= static_cast<std::uint64_t>(position.room[i].face()) << 8 * i;
    constexpr std::uint64_t ones = 0x0101010101;
    const std::uint64_t slot = std::uint64_t{0xFF}
                               << 8 * slot_place;  // found where the room has it not
    const std::uint64_t difference =
        (room ^ ones * static_cast<std::uint64_t>(card.face())) & ~slot;
    return lowest_bit((difference - ones) & ~difference & ones << 7) / 8;
}

constexpr int action_of(const Position& position, Move move) {
    const int verb = static_cast<int>(move.verb());
    if (!move.has_card()) return first_cardless_action + verb - card_verbs;
    return place_of(position, move.card()) * card_verbs + verb;
}

// The action must be legal.
constexpr Move move_of(const Position& position, int action) {
    if (action >= first_cardless_action)
        return Move(static_cast<Verb>(action - first_cardless_action + card_verbs));
    const int place = action / card_verbs;
    return {place == slot_place ? position.slot.card : position.room[place],
            static_cast<Verb>(action % card_verbs)};
}

// Bit a: action a is legal.
constexpr std::uint64_t actions_of(const Position& position, const MoveList& list) {
    std::uint64_t actions = 0;
    for (const Move move : list) actions |= std::uint64_t{1} << action_of(position, move);
    return actions;
}

}  // namespace scoundrel::python
