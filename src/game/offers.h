// What a player is offered: every move with a card, or with the room as a whole, the legal ones
// with what they would do, the others with why not. What is legal is asked of the rules.
#pragma once

#include <string>
#include <vector>

#include "game/preview.h"
#include "phrases/catalogue.h"

namespace scoundrel {

struct Offer {
    Move move;
    Phrase label;        // its template takes `held`
    std::string effect;  // "-4, health 16, then below 11"; why not, where it is not legal
    bool legal = false;
    Preview seen{};
};

// With a card of the room or the slot; with no card, what needs none. Moves that nobody would think
// of here are left out.
std::vector<Offer> offers_for(const Voice& voice, const Game& game, Card card);

// This one move, whether anybody would think of it or not.
Offer judge(const Voice& voice, const Game& game, Move move);

// The key that does it, the same in every front-end.
char32_t key_of(Verb verb);

}  // namespace scoundrel
