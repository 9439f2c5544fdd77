// The account: what has happened and no longer decides anything, kept for the people at the table:
// the discard pile, the monsters slain by each weapon, and the statistics of the game.
// apply() tells it what happens through these functions; Unrecorded is told the same and forgets.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/card.h"

namespace scoundrel {

inline constexpr int monsters_in_pack = 26;

// Cards in the order they were put down.
template <std::size_t capacity>
struct Pile {
    Card cards[capacity];
    std::uint8_t count = 0;

    constexpr void push(Card card) { cards[count++] = card; }
    constexpr Card pop() {
        const Card card = cards[--count];
        cards[count] = Card();
        return card;
    }
    constexpr const Card* begin() const { return cards; }
    constexpr const Card* end() const { return cards + count; }
    friend constexpr bool operator==(const Pile&, const Pile&) = default;
};

struct Stats {
    int rooms_cleared = 0;
    int rooms_avoided = 0;
    int damage_taken = 0;  // health actually lost
    int healed = 0;        // health actually gained
    int monsters_slain = 0;
    int slain_value = 0;

    friend constexpr bool operator==(const Stats&, const Stats&) = default;
};

using SlainStack = Pile<monsters_in_pack>;

struct Account {
    Pile<cards_in_pack> discard;
    SlainStack slain;       // on the weapon in hand, first slain first
    SlainStack slot_slain;  // on the weapon in the slot
    int room_number = 0;    // rooms dealt, avoided ones included
    Stats stats;

    friend constexpr bool operator==(const Account&, const Account&) = default;

    constexpr void room_dealt() { ++room_number; }
    constexpr void room_cleared() { ++stats.rooms_cleared; }
    constexpr void room_avoided() { ++stats.rooms_avoided; }
    constexpr void hurt(int points) { stats.damage_taken += points; }
    constexpr void healed(int points) { stats.healed += points; }
    constexpr void defeated(Card monster) {
        ++stats.monsters_slain;
        stats.slain_value += monster.value();
    }
    constexpr void discarded(Card card) { discard.push(card); }
    constexpr void laid_on_weapon(Card monster) { slain.push(monster); }

    constexpr void weapon_discarded(Card weapon) { discard_with(weapon, slain); }
    constexpr void slot_discarded(Card item) { discard_with(item, slot_slain); }
    constexpr void slot_equipped() {
        slain = slot_slain;
        slot_slain = SlainStack();
    }
    constexpr void weapon_and_slot_swapped() {
        const SlainStack weapon = slain;
        slain = slot_slain;
        slot_slain = weapon;
    }
    // The most recently slain leave first (rules.md 5.21).
    constexpr void repaired(int monsters) {
        for (int i = 0; i < monsters; ++i) discard.push(slain.pop());
    }

  private:
    // First the card, then what it slew, in the order slain (rules.md 5.3).
    constexpr void discard_with(Card card, SlainStack& stack) {
        discard.push(card);
        for (const Card monster : stack) discard.push(monster);
        stack = SlainStack();
    }
};

// For inner loops: no past is kept.
struct Unrecorded {
    constexpr void room_dealt() {}
    constexpr void room_cleared() {}
    constexpr void room_avoided() {}
    constexpr void hurt(int) {}
    constexpr void healed(int) {}
    constexpr void defeated(Card) {}
    constexpr void discarded(Card) {}
    constexpr void laid_on_weapon(Card) {}
    constexpr void weapon_discarded(Card) {}
    constexpr void slot_discarded(Card) {}
    constexpr void slot_equipped() {}
    constexpr void weapon_and_slot_swapped() {}
    constexpr void repaired(int) {}
};

}  // namespace scoundrel
