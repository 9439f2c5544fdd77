// The knobs: everything in which one rule set can differ from another. The defaults are those of
// `classic`; rule_sets.h names the published sets, notation/knobs.h gives the knobs their text.
#pragma once

#include <cstdint>

#include "rules/card.h"

namespace scoundrel {

enum class WeaponRule : std::uint8_t {
    lower,  // after a kill, only monsters lower than the last one slain with it
    equal,  // lower or equal
    wear,   // power falls with each use
};
enum class Bare : std::uint8_t { choice, forced };
enum class Potions : std::uint8_t { one, any };
enum class Avoid : std::uint8_t { never, alternate, always };
enum class Order : std::uint8_t { kept, choice, reversed };
enum class Fourth : std::uint8_t { carried, optional };
enum class Discard : std::uint8_t { no, items };
enum class Inventory : std::uint8_t { none, calm, carried, leaving, always };
enum class Swap : std::uint8_t { no, yes };
enum class Drop : std::uint8_t { no, yes };
enum class Monsters : std::uint8_t { chosen, die };
enum class Ending : std::uint8_t {
    cleared,
    shortened,  // `short`: no full room can be made
    last,       // one card is left
    monsters,   // no monster is left
};
enum class Scoring : std::uint8_t { original, health, slain };
enum class Loss : std::uint8_t { dungeon, overkill, table };
enum class Killer : std::uint8_t { out, counts };
enum class Broken : std::uint8_t { kept, discarded };
enum class Exchange : std::uint8_t { no, yes };
enum class Rummage : std::uint8_t { counts, free };

// Every card but the red court cards and red aces (rules.md 1.3).
inline constexpr CardSet classic_deck =
    CardSet::monsters() | CardSet::run(Suit::diamonds, 2, 10) | CardSet::run(Suit::hearts, 2, 10);

struct Rules {
    CardSet deck = classic_deck;
    std::uint8_t health = 20;  // the most there can be
    WeaponRule weapon = WeaponRule::lower;
    std::uint8_t wear = 1;  // points a weapon loses with each use (weapon = wear)
    Bare bare = Bare::choice;
    Potions potions = Potions::one;
    Avoid avoid = Avoid::alternate;
    Order order = Order::kept;
    Fourth fourth = Fourth::carried;
    Discard discard = Discard::no;
    Inventory inventory = Inventory::none;
    Swap swap = Swap::no;
    Drop drop = Drop::no;
    std::uint8_t repair = 0;  // slain monsters the 2 of diamonds takes off; 0: it cannot
    Monsters monsters = Monsters::chosen;
    Ending ending = Ending::cleared;
    Scoring scoring = Scoring::original;
    std::uint8_t start = 0;  // health at the start; 0: all of `health`, which is never spelled out
    Loss loss = Loss::dungeon;
    Killer killer = Killer::out;
    Broken broken = Broken::kept;
    Exchange exchange = Exchange::no;
    Rummage rummage = Rummage::counts;

    friend constexpr bool operator==(const Rules&, const Rules&) = default;

    constexpr int health_at_start() const { return start != 0 ? start : health; }
    // What the score asks of a death. Where it matters by how much the last blow exceeded the
    // health that was left, who has less health may lose by less.
    constexpr bool overkill_counts() const {
        return scoring == Scoring::original && loss != Loss::dungeon;
    }
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
