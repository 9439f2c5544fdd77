// Rules and small decks by chance, the same ones every time for the same generator.
#pragma once

#include "rules/random.h"
#include "rules/rules.h"

namespace scoundrel::test {

inline int any_below(SplitMix64& random, int n) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(n)));
}

// Any value of every knob but the deck, the health, at the start or at most, and the die. A test of
// rule_sets_test.cpp sees to it that no other is missing.
inline Rules random_knobs(SplitMix64& random) {
    const auto any = [&]<class Knob>(Knob& knob, int values) {
        knob = static_cast<Knob>(any_below(random, values));
    };
    Rules rules;
    any(rules.weapon, 3);
    any(rules.bare, 2);
    any(rules.potions, 2);
    any(rules.avoid, 3);
    any(rules.order, 3);
    any(rules.fourth, 2);
    any(rules.discard, 2);
    any(rules.inventory, 5);
    any(rules.swap, 2);
    any(rules.drop, 2);
    any(rules.ending, 4);
    any(rules.scoring, 3);
    any(rules.loss, 3);
    any(rules.killer, 2);
    any(rules.broken, 2);
    any(rules.exchange, 2);
    any(rules.rummage, 2);
    if (rules.fourth == Fourth::optional) rules.ending = Ending::cleared;
    rules.wear = static_cast<std::uint8_t>(any_below(random, 5));
    rules.repair = static_cast<std::uint8_t>(any_below(random, 4));
    return rules;
}

// So many cards of the set.
inline CardSet some_cards(SplitMix64& random, CardSet from, int count) {
    CardSet some;
    while (some.count() < count) {
        const Card card(any_below(random, cards_in_pack));
        if (from.has(card)) some.add(card);
    }
    return some;
}

}  // namespace scoundrel::test
