// The knobs: everything in which one rule set can differ from another. The defaults are those of
// `classic`; rule_sets.h names the published sets, notation/knobs.h gives the knobs their text.
#pragma once

#include <cstdint>

#include "rules/card.h"

namespace scoundrel {

// Which monsters a weapon that was used can still be used on.
enum class WeaponRule : std::uint8_t {
    lower,  // after a kill, only monsters lower than the last one slain with it
    equal,  // lower or equal
    wear,   // power falls with each use
};
// Whether a weapon that could be used may be left aside (rules.md 4.6, 4.8).
enum class Bare : std::uint8_t { choice, forced };
// How many potions heal in a room: the first, or all (rules.md 6.3 to 6.8).
enum class Potions : std::uint8_t { one, any };
// Whether rooms can be avoided, and also two in a row (rules.md 3.5 to 3.8).
enum class Avoid : std::uint8_t { never, alternate, always };
// How avoided cards go under: the first card uppermost, as you choose, or the last (rules.md 3.9 to
// 3.11, 3.16).
enum class Order : std::uint8_t { kept, choice, reversed };
// The fourth card of a room goes along to the next, or may be dealt with too (rules.md 2.3 to
// 2.12).
enum class Fourth : std::uint8_t { carried, optional };
// Whether weapons and potions of the room can be discarded unused (rules.md 7.1 to 7.3).
enum class Discard : std::uint8_t { no, items };
// Whether there is a slot, and when it is in reach (rules.md 7.5, 7.12 to 7.15).
enum class Inventory : std::uint8_t {
    none,     // there is no slot
    calm,     // while no monster is in the room
    carried,  // also while every monster there was carried into it
    leaving,  // also once three cards of the room are dealt with
    always,   // at any time
};
// Equipping from the slot discards the weapon in hand, or puts it into the slot (rules.md 7.17 to
// 7.20).
enum class Swap : std::uint8_t { no, yes };
// Whether what lies in the slot can be put down in the room (rules.md 7.22 to 7.27).
enum class Drop : std::uint8_t { no, yes };
// Who picks the monster that is fought: the player or a die (rules.md chapter 8).
enum class Monsters : std::uint8_t { chosen, die };
// When the game is won (rules.md 9.6 to 9.11, 9.15 to 9.20).
enum class Ending : std::uint8_t {
    cleared,    // no card is left in room and dungeon
    shortened,  // `short`: no full room can be made
    last,       // one card is left
    monsters,   // no monster is left
};
// What the score is made of (rules.md chapter 10).
enum class Scoring : std::uint8_t {
    original,  // a win: health, and a last potion; a loss: less the monsters that are left
    health,    // a win: health; a loss: 0
    slain,     // health, and the values of the monsters slain
};
// What a loss under `original` takes off: the monsters of the dungeon, also the last blow's excess,
// also the monsters of the room (rules.md 10.6 to 10.10, 10.19, 10.20).
enum class Loss : std::uint8_t { dungeon, overkill, table };
// Whether the monster that kills you counts under `slain` (rules.md 10.15, 10.22).
enum class Killer : std::uint8_t { out, counts };
// What becomes of a weapon whose power a fight brings to 0 (rules.md 5.15, 5.24, 5.25).
enum class Broken : std::uint8_t { kept, discarded };
// Whether an item can be stored while the slot is full, for the one that lies there (rules.md 7.8,
// 7.28 to 7.31).
enum class Exchange : std::uint8_t { no, yes };
// Whether a room can still be avoided after the slot was used in it: not if that counts (rules.md
// 3.4, 3.17 to 3.19).
enum class Rummage : std::uint8_t { counts, free };

// Every card but the red court cards and red aces (rules.md 1.3).
inline constexpr CardSet classic_deck =
    CardSet::monsters() | CardSet::run(Suit::diamonds, 2, 10) | CardSet::run(Suit::hearts, 2, 10);

// Every knob with its value. Nothing checks whether they go together: what is read from text was
// checked there (notation/rules_text.h), what is filled in by hand must keep to the ranges here.
struct Rules {
    CardSet deck = classic_deck;            // 4 to 52 cards
    std::uint8_t health = 20;               // the most there can be, 1 to 99
    WeaponRule weapon = WeaponRule::lower;  // what a used weapon still reaches
    std::uint8_t wear = 1;           // points a weapon loses with each use (weapon = wear), 0 to 14
    Bare bare = Bare::choice;        // may a weapon be left aside?
    Potions potions = Potions::one;  // how many heal in a room
    Avoid avoid = Avoid::alternate;  // can rooms be avoided?
    Order order = Order::kept;       // of avoided cards
    Fourth fourth = Fourth::carried;        // optional only if ending = cleared
    Discard discard = Discard::no;          // can items of the room be thrown away?
    Inventory inventory = Inventory::none;  // the slot
    Swap swap = Swap::no;                   // of weapon and slot
    Drop drop = Drop::no;                   // from the slot into the room
    std::uint8_t repair = 0;  // slain monsters the 2 of diamonds takes off, to 14; 0: it cannot
    Monsters monsters = Monsters::chosen;  // who picks which is fought
    Ending ending = Ending::cleared;       // when it is won
    Scoring scoring = Scoring::original;   // what the score is
    std::uint8_t start = 0;  // health at the start; 0: all of `health`, which is never spelled out
    Loss loss = Loss::dungeon;          // what a loss scores (scoring = original)
    Killer killer = Killer::out;        // does it count? (scoring = slain)
    Broken broken = Broken::kept;       // a weapon of no power (weapon = wear)
    Exchange exchange = Exchange::no;   // of slot and room
    Rummage rummage = Rummage::counts;  // is using the slot doing something in the room?

    friend constexpr bool operator==(const Rules&, const Rules&) = default;

    // Health that the game begins with, 1 to `health`.
    constexpr int health_at_start() const { return start != 0 ? start : health; }
    // What the score asks of a death. Where it matters by how much the last blow exceeded the
    // health that was left, who has less health may lose by less.
    constexpr bool overkill_counts() const {
        return scoring == Scoring::original && loss != Loss::dungeon;
    }
    // Whether the score asks which monster it was.
    constexpr bool killer_counts() const {
        return scoring == Scoring::slain && killer == Killer::counts;
    }
    // Can a card that was stored, or held, go back to where it was? Then play can go on for ever,
    // avoiding or not (rules.md 9.14).
    constexpr bool cards_come_back() const {
        return inventory != Inventory::none &&
               (swap == Swap::yes || drop == Drop::yes || exchange == Exchange::yes);
    }
};

}  // namespace scoundrel
