// The position: what decides the future, and exactly what the player may know. Hidden order is
// never in it. Trivially copyable and small; solver, nets and GPU see nothing else.
// What has already happened (discard pile, slain stacks, statistics) is the Account's.
#pragma once

#include <cstdint>

#include "rules/card.h"
#include "rules/rules.h"

namespace scoundrel {

// Cards that make a full room.
inline constexpr int room_size = 4;
inline constexpr int cards_to_face = 3;  // of a room, before the next one

// How a game stands.
enum class Status : std::uint8_t { playing, won, lost };

// A weapon or potion in hand or in the slot.
struct Held {
    Card card;               // none: nothing is held
    std::uint8_t uses = 0;   // fights fought with it, less those repaired
    std::uint8_t limit = 0;  // value of the last monster slain with it; 0: none, or weapon = wear

    friend constexpr bool operator==(const Held&, const Held&) = default;
};

// One position. Nothing in it is checked: begin with start(), go on with apply() and reveal(), or
// have one checked by check_position() (notation).
struct Position {
    CardSet unseen;  // cards of the dungeon whose place is not known; they lie above the bottom

    // Cards of the dungeon whose place is known, from upper to lower (those avoided earlier).
    Card bottom[cards_in_pack];
    std::uint8_t bottom_count = 0;  // how many

    // Table order: carried cards first, then as dealt. Slots from room_count on hold no card.
    Card room[room_size];
    std::uint8_t room_count = 0;  // cards in the room, 0 to 4
    std::uint8_t carried = 0;     // bit i: room[i] was carried into this room

    std::uint8_t health = 0;  // 0 to the rules' health; 0 once it is lost
    Held weapon;              // in hand
    Held slot;                // the item stored
    Card rolled;              // the monster the die has picked, which must be fought now

    std::uint8_t dealt_with = 0;      // cards of this room
    std::uint8_t owed = 0;            // unseen cards the dealer must still turn up for this room
    bool die_owed = false;            // a roll the dealer must still make
    bool untouched = true;            // nothing has been done in this room yet
    bool potion_used = false;         // in this room, from room or slot
    bool avoided_last = false;        // the previous room was avoided
    Status status = Status::playing;  // whether it goes on
    // What follows is there only where the score counts it.
    std::uint8_t bonus = 0;     // of a win: the last potion's value (rules.md 10.2, 10.18)
    std::uint8_t overkill = 0;  // of a loss: what the last blow took beyond your health (10.19)
    Card killer;                // of a loss: the monster it came from (10.22)

    friend constexpr bool operator==(const Position&, const Position&) = default;

    // Cards in the dungeon, seen or not.
    constexpr int dungeon() const { return unseen.count() + bottom_count; }
    // Whether there are none.
    constexpr bool dungeon_empty() const { return unseen.empty() && bottom_count == 0; }
    // Whether the dealer has yet to turn up cards, or to roll: until then no move is legal.
    constexpr bool awaiting() const { return owed > 0 || die_owed; }

    // The cards of the room.
    constexpr CardSet room_cards() const { return CardSet::of_four(room); }
    // The cards of the dungeon whose place is known.
    constexpr CardSet bottom_cards() const {
        CardSet cards;
        for (int i = 0; i < bottom_count; ++i) cards.add(bottom[i]);
        return cards;
    }
    // In the room and in the dungeon.
    constexpr CardSet cards_left() const { return room_cards() | unseen | bottom_cards(); }
    // Those of the room that were carried into it.
    constexpr CardSet carried_cards() const {
        CardSet cards;
        for (int i = 0; i < room_count; ++i)
            if ((carried >> i & 1) != 0) cards.add(room[i]);
        return cards;
    }
    // How many monsters are in the room, 0 to 4.
    constexpr int monsters_in_room() const { return (room_cards() & CardSet::monsters()).count(); }
};

// What the weapon takes off the next blow (rules.md 4.3, 5.11, 5.14); 0 with no weapon.
constexpr int weapon_power(const Rules& rules, const Held& weapon) {
    if (!weapon.card) return 0;
    if (rules.weapon != WeaponRule::wear) return weapon.card.value();
    const int power = weapon.card.value() - weapon.uses * rules.wear;
    return power > 0 ? power : 0;
}

}  // namespace scoundrel
