// Cards as text: rank then suit, `TD`, `QS`. Printing is always the two ASCII characters; reading
// also takes lower case, `10` for `T`, and the symbols of the suits.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/error.h"
#include "rules/card.h"
#include "rules/random.h"

namespace scoundrel {

// `TD`, `QS`. There must be a card.
std::string print_card(Card card);

// What people are shown for the suit: ♣, ♦, ♥ or ♠.
std::string_view suit_symbol(Suit suit);

// The card at the front of the text, which loses it; nothing if there is none.
std::optional<Card> take_card(std::string_view& text);

// The text as one card and nothing else.
std::optional<Card> parse_card(std::string_view text);

// All of them with nothing between, as in a literal deal.
std::string print_deck(const Deck& deck);

// A deck with nothing between the cards, which must be exactly `cards`, each once.
Result<Deck> parse_deck(std::string_view text, CardSet cards);

// "7C QS TD": for messages and records.
template <class Cards>
std::string print_cards(const Cards& cards) {
    std::string text;
    for (const Card card : cards) {
        if (!text.empty()) text += ' ';
        text += print_card(card);
    }
    return text;
}

}  // namespace scoundrel
