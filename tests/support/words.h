// Cards, moves and decks of a test, written as the notation writes them: "TD"_card, "QSw"_move.
// On its own legs, without src/notation, and constant: tests of the rules run at compile time too.
#pragma once

#include <string_view>

#include "rules/card.h"
#include "rules/move.h"
#include "rules/random.h"

namespace scoundrel::test {

constexpr Card card_of(std::string_view text) {
    constexpr std::string_view ranks = "23456789TJQKA";
    constexpr std::string_view suits = "CDHS";
    return Card(static_cast<Suit>(suits.find(text[1])), static_cast<int>(ranks.find(text[0])) + 2);
}

constexpr Move move_of(std::string_view text) {
    constexpr std::string_view words[] = {"avoid", "avoid-lr", "avoid-rl", "next", "roll"};
    constexpr Verb verbs[] = {Verb::avoid, Verb::avoid_lr, Verb::avoid_rl, Verb::next, Verb::roll};
    for (int i = 0; i < 5; ++i)
        if (text == words[i]) return Move(verbs[i]);
    constexpr std::string_view letters = "wbedxspr";
    return Move(card_of(text), static_cast<Verb>(letters.find(text[2])));
}

// The words of a text, one after the other; an empty one when there are no more.
constexpr std::string_view take_word(std::string_view& text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

constexpr Deck deck_of(std::string_view text) {
    Deck deck;
    for (auto word = take_word(text); !word.empty(); word = take_word(text))
        deck.push(card_of(word));
    return deck;
}

constexpr CardSet set_of(std::string_view text) {
    CardSet cards;
    for (const Card card : deck_of(text)) cards.add(card);
    return cards;
}

namespace words {
constexpr Card operator""_card(const char* text, std::size_t) { return card_of(text); }
constexpr Move operator""_move(const char* text, std::size_t) { return move_of(text); }
constexpr CardSet operator""_cards(const char* text, std::size_t) { return set_of(text); }
}  // namespace words

}  // namespace scoundrel::test
