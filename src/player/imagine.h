// What could come next: hidden cards and rolls drawn at random, as the player may imagine them.
#pragma once

#include <utility>

#include "rules/dealer.h"

namespace scoundrel {

// The unseen cards, in any order.
inline Deck unseen_deck(const Position& position) {
    Deck deck;
    for (const Card card : position.unseen) deck.push(card);
    return deck;
}

// Draws so many cards to the top of the deck.
inline void draw(Deck& deck, int wanted, SplitMix64& random) {
    for (int i = 0; i < wanted && i < deck.count - 1; ++i) {
        const auto left = static_cast<std::uint64_t>(deck.count - i);
        std::swap(deck.cards[i], deck.cards[i + static_cast<int>(random.below(left))]);
    }
}

// The end of a way with everything paid that is owed: cards from the top of the deck, a roll by
// chance.
inline Position imagined(Position end, const Deck& deck, SplitMix64& random) {
    if (end.owed > 0) reveal(end, deck.cards, end.owed);
    if (end.die_owed) {
        const auto monsters = static_cast<std::uint64_t>(end.monsters_in_room());
        reveal_die(end, nth_monster(end, static_cast<int>(random.below(monsters))));
    }
    return end;
}

}  // namespace scoundrel
