// What a player is offered (game/offers.h), as it is written on this screen.
#pragma once

#include <string>
#include <vector>

#include "game/preview.h"
#include "phrases/catalogue.h"
#include "tui/style.h"
#include "words/card_style.h"

namespace scoundrel::tui {

struct Choice {
    Move move;
    char32_t key;        // that makes it
    std::string label;   // "with 7♦"
    std::string effect;  // "-4, health 16, then below 11"; why not, where it is not legal
    bool legal = false;
    Preview seen{};
};

// With a card of the room or the slot; with no card, what needs none.
std::vector<Choice> choices_with(const Voice& voice, const Game& game, Card card, CardStyle style);
// This one move, offered or not.
Choice choice_of(const Voice& voice, const Game& game, Move move, CardStyle style);

// "w -4 →16": a few characters for the space below a card; the key alone where no more fits.
std::string brief_effect(const Choice& choice, int width);
Ink ink_of(const Choice& choice);

}  // namespace scoundrel::tui
