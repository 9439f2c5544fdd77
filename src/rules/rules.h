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
enum class Order : std::uint8_t { kept, choice };
enum class Fourth : std::uint8_t { carried, optional };
enum class Discard : std::uint8_t { no, items };
enum class Inventory : std::uint8_t { none, calm, carried, leaving, always };
enum class Swap : std::uint8_t { no, yes };
enum class Drop : std::uint8_t { no, yes };
enum class Monsters : std::uint8_t { chosen, die };
enum class Ending : std::uint8_t { cleared, shortened };
enum class Scoring : std::uint8_t { original, health, slain };

// Every card but the red court cards and red aces (rules.md 1.3).
inline constexpr CardSet classic_deck =
    CardSet::monsters() | CardSet::run(Suit::diamonds, 2, 10) | CardSet::run(Suit::hearts, 2, 10);

struct Rules {
    CardSet deck = classic_deck;
    std::uint8_t health = 20;  // at the start, and the most there can be
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

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace scoundrel
