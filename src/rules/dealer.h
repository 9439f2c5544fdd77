// Dealers turn up what the position is owed. A dealer is a parameter of the loop that plays: any
// type whose deal() pays every card owed and whose die() makes a roll will do. KnownDealer deals a
// deck whose order is fixed beforehand (a seed, a literal deal); people and servers are dealers of
// other modules.
#pragma once

#include "rules/apply.h"
#include "rules/random.h"

namespace scoundrel {

// Monster number `n` of the room, from 0 on and in room order, which is how a die picks (rules.md
// 8.4); no card if there are fewer.
constexpr Card nth_monster(const Position& position, int n) {
    for (int i = 0; i < position.room_count; ++i)
        if (position.room[i].is_monster() && n-- == 0) return position.room[i];
    return Card();
}

// Deals a deck whose order is fixed, and rolls dice that follow from a seed.
struct KnownDealer {
    Deck deck;           // the unseen cards of the first position, in order
    SplitMix64 dice{0};  // goes on with every roll: keep a copy to take one back

    // The card that is turned up next; there must be an unseen one. The unseen cards are always the
    // last ones of the deck, so the position itself is the cursor and taking a move back needs
    // nothing here.
    constexpr Card card(const Position& position) const { return *next_card(position); }
    // Turns up all cards that are owed.
    constexpr void deal(Position& position) const {
        reveal(position, next_card(position), position.owed);
    }
    // Rolls: a monster of the room, which must have one.
    constexpr Card die(const Position& position) {
        const auto monsters = static_cast<std::uint64_t>(position.monsters_in_room());
        return nth_monster(position, static_cast<int>(dice.below(monsters)));
    }

  private:
    constexpr const Card* next_card(const Position& position) const {
        return deck.end() - position.unseen.count();
    }
};

// The dealer of a seed: these cards shuffled by it, and its dice.
constexpr KnownDealer seeded_dealer(CardSet cards, std::uint64_t seed) {
    return {shuffled(cards, seed), dice_of(seed)};
}

// A literal deal rolls with seed 0.
constexpr KnownDealer literal_dealer(const Deck& deck) { return {deck, dice_of(0)}; }

// Pays everything owed.
template <class Dealer>
constexpr void deal(Position& position, Dealer& dealer) {
    if (position.owed > 0) dealer.deal(position);
    if (position.die_owed) reveal_die(position, dealer.die(position));
}

}  // namespace scoundrel
