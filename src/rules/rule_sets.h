// The published rule sets, each a row that states only what differs from `classic`.
// Adding one: a row here, its name in src/phrases, a row in docs/rules.md chapter 11, and
// `tools/regenerate`.
#pragma once

#include <string_view>

#include "rules/rules.h"

namespace scoundrel {

// What a rule set calls things; catalogues translate these keys into each language.
enum class WeaponWord : std::uint8_t { weapon, shield };
// The same for avoiding a room.
enum class AvoidWord : std::uint8_t { avoid, flee, skip };

// A published rule set: a row of the table below.
struct RuleSet {
    std::string_view id;      // what game ids and commands call it, such as `classic`
    std::string_view source;  // the rule text or texts it comes from
    WeaponWord weapon_word = WeaponWord::weapon;  // what it calls a weapon
    AvoidWord avoid_word = AvoidWord::avoid;      // what it calls avoiding
    Rules rules;                                  // its knobs
};

// All of them, `classic` first; new ones come at the end.
inline constexpr RuleSet rule_sets[] = {
    {.id = "classic", .source = "000, 001", .rules = {}},
    {.id = "equal", .source = "000, 001", .rules = {.weapon = WeaponRule::equal}},
    {.id = "browser",
     .source = "002",
     .rules = {.weapon = WeaponRule::equal, .scoring = Scoring::health}},
    {.id = "rascal",
     .source = "003",
     .weapon_word = WeaponWord::shield,
     .avoid_word = AvoidWord::flee,
     .rules = {.weapon = WeaponRule::wear,
               .fourth = Fourth::optional,
               .discard = Discard::items,
               .inventory = Inventory::calm,
               .repair = 2,
               .scoring = Scoring::health}},
    {.id = "forty-two",
     .source = "004",
     .avoid_word = AvoidWord::skip,
     .rules = {.deck = classic_deck - CardSet::of(Card(Suit::clubs, 14)) -
                       CardSet::of(Card(Suit::spades, 14)),
               .bare = Bare::forced,
               .potions = Potions::any,
               .avoid = Avoid::always,
               .order = Order::choice,
               .ending = Ending::shortened,
               .scoring = Scoring::slain}},
    {.id = "rascal-app",
     .source = "003",
     .weapon_word = WeaponWord::shield,
     .avoid_word = AvoidWord::flee,
     .rules = {.weapon = WeaponRule::wear,
               .fourth = Fourth::optional,
               .discard = Discard::items,
               .inventory = Inventory::calm,
               .drop = Drop::yes,
               .repair = 2,
               .scoring = Scoring::health,
               .broken = Broken::discarded,
               .exchange = Exchange::yes,
               .rummage = Rummage::free}},
};

// How many there are.
inline constexpr int rule_set_count = sizeof rule_sets / sizeof *rule_sets;

// Difficulties that have a name: a rule set with another health (rules.md 11.6).
struct Difficulty {
    std::string_view rules;  // as text
};

// From the easiest to the hardest.
inline constexpr Difficulty difficulties[] = {
    {"browser+health=25"},
    {"browser"},
    {"browser+health=15"},
};

}  // namespace scoundrel
