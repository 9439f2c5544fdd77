// Health counted with the eight red court cards: jack 1, queen 2, king 3, ace 4, in hearts and
// diamonds, twenty in all. Face up is health; what is lost is turned face down.
#pragma once

#include <cstdint>

#include "rules/rules.h"

namespace scoundrel {

inline constexpr CardSet life_cards =
    CardSet::run(Suit::diamonds, 11, 14) | CardSet::run(Suit::hearts, 11, 14);
inline constexpr int life_of_cards = 20;

// They must lie beside the dungeon, and count exactly what there is to count.
constexpr bool can_count_with_cards(const Rules& rules) {
    return rules.health == life_of_cards && rules.health_at_start() == life_of_cards &&
           (rules.deck & life_cards).empty();
}

constexpr int life_of(Card card) { return card.value() - 10; }

constexpr int life_of(CardSet face_up) {
    int life = 0;
    for (const Card card : face_up) life += life_of(card);
    return life;
}

// The cards that lie face up for this health, with as few turned over as can be from how they lie;
// among equals the hearts stay up. Health beyond twenty counts as twenty.
constexpr CardSet face_up_for(int health, CardSet before) {
    CardSet best = life_cards;
    int fewest = 100;
    for (unsigned code = 0; code < 256; ++code) {
        CardSet cards;
        for (int i = 0; i < 8; ++i)
            if ((code >> i & 1) != 0)
                cards.add(Card(i < 4 ? Suit::hearts : Suit::diamonds, 14 - i % 4));
        if (life_of(cards) != (health < life_of_cards ? health : life_of_cards)) continue;
        const int turned = (cards - before).count() + (before - cards).count();
        if (turned >= fewest) continue;
        fewest = turned;
        best = cards;
    }
    return best;
}

}  // namespace scoundrel
