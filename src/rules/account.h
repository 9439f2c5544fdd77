// The account: what has happened and no longer decides anything, kept for the people at the table:
// the discard pile, the monsters slain by each weapon, and the statistics of the game.
// apply() tells it what happens through these functions; Unrecorded is told the same and forgets.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/card.h"

namespace scoundrel {

// The most that can be slain: clubs and spades.
inline constexpr int monsters_in_pack = 26;

// Cards in the order they were put down, `capacity` at most; who pushes sees to that.
template <std::size_t capacity>
struct Pile {
    Card cards[capacity];    // none from `count` on
    std::uint8_t count = 0;  // how many lie there

    // Puts a card on top.
    constexpr void push(Card card) { cards[count++] = card; }
    // Takes the topmost card. There must be one.
    constexpr Card pop() {
        const Card card = cards[--count];
        cards[count] = Card();
        return card;
    }
    // The card put down first.
    constexpr const Card* begin() const { return cards; }
    // Behind the last.
    constexpr const Card* end() const { return cards + count; }
    friend constexpr bool operator==(const Pile&, const Pile&) = default;
};

// The statistics of a game so far.
struct Stats {
    int rooms_cleared = 0;   // left behind after their cards were faced (rules.md 2.16)
    int rooms_avoided = 0;   // how many
    int damage_taken = 0;    // health actually lost
    int healed = 0;          // health actually gained
    int monsters_slain = 0;  // with the weapon or without; not the one that kills you
    int slain_value = 0;     // their values added up

    friend constexpr bool operator==(const Stats&, const Stats&) = default;
};

// The monsters laid on a weapon.
using SlainStack = Pile<monsters_in_pack>;

// The past of one game. Its functions are called by apply(); whoever plays reads the fields.
struct Account {
    Pile<cards_in_pack> discard;  // the discard pile, first discarded first
    SlainStack slain;             // on the weapon in hand, first slain first
    SlainStack slot_slain;        // on the weapon in the slot
    int room_number = 0;          // rooms dealt, avoided ones included
    Stats stats;                  // what is counted

    friend constexpr bool operator==(const Account&, const Account&) = default;

    // A new room begins.
    constexpr void room_dealt() { ++room_number; }
    // A room was faced, and is left behind.
    constexpr void room_cleared() { ++stats.rooms_cleared; }
    // A room goes to the bottom of the dungeon.
    constexpr void room_avoided() { ++stats.rooms_avoided; }
    // So much health was lost, 0 or more.
    constexpr void hurt(int points) { stats.damage_taken += points; }
    // So much health was gained, 0 or more.
    constexpr void healed(int points) { stats.healed += points; }
    // A monster was slain, with the weapon or without.
    constexpr void defeated(Card monster) {
        ++stats.monsters_slain;
        stats.slain_value += monster.value();
    }
    // A card goes to the discard pile.
    constexpr void discarded(Card card) { discard.push(card); }
    // A monster was fought with the weapon in hand.
    constexpr void laid_on_weapon(Card monster) { slain.push(monster); }

    // The weapon in hand goes, and what it slew with it.
    constexpr void weapon_discarded(Card weapon) { discard_with(weapon, slain); }
    // What lies in the slot goes, and what it slew with it.
    constexpr void slot_discarded(Card item) { discard_with(item, slot_slain); }
    // The slot's weapon comes to hand; that of the hand is gone already.
    constexpr void slot_equipped() {
        slain = slot_slain;
        slot_slain = SlainStack();
    }
    // The weapons in hand and slot change places.
    constexpr void weapon_and_slot_swapped() {
        const SlainStack weapon = slain;
        slain = slot_slain;
        slot_slain = weapon;
    }
    // So many monsters are taken off the weapon in hand: the most recently slain leave first
    // (rules.md 5.21).
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

// For inner loops: no past is kept. It has the functions of Account, empty.
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
