// How a person sees cards: with symbols for suits or as notation. Only for what people read;
// machine output is notation/cards.h.
#pragma once

#include <string>
#include <string_view>

#include "rules/card.h"

namespace scoundrel {

struct CardStyle {
    bool symbols = false;  // 10♦ rather than TD
    bool colour = false;   // red suits in red, as terminals are told
};

std::string show(Card card, CardStyle look);

// Cards that a sentence has as notation, shown as people see them: "JC" becomes "J♣".
std::string with_symbols(std::string_view text, CardStyle look);

// "7♣ Q♠ 10♦"
template <class Cards>
std::string show_cards(const Cards& cards, CardStyle look) {
    std::string text;
    for (const Card card : cards) {
        if (!text.empty()) text += ' ';
        text += show(card, look);
    }
    return text;
}

}  // namespace scoundrel
