#include "words/card_style.h"

#include <string_view>

#include "notation/cards.h"
#include "phrases/untrusted.h"

namespace scoundrel {

namespace {

constexpr std::string_view symbols[] = {"♣", "♦", "♥", "♠"};

std::string without_colour(Card card, CardStyle look) {
    std::string text = print_card(card);
    if (!look.symbols) return text;
    text.pop_back();
    if (card.value() == 10) text = "10";
    return text.append(symbols[static_cast<int>(card.suit())]);
}

}  // namespace

std::string show(Card card, CardStyle look) {
    const std::string text = without_colour(card, look);
    if (!look.colour || card.is_monster()) return text;
    return std::string(red_from_here).append(text).append(plain_from_here);
}

std::string with_symbols(std::string_view text, CardStyle look) {
    if (!look.symbols) return std::string(text);
    const auto is_word = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    };
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && is_word(text[end])) ++end;
        const auto word = text.substr(at, end - at);
        const auto card = word.size() == 2 && word[1] < 'a' ? parse_card(word) : std::nullopt;
        shown += card ? show(*card, look) : std::string(word);
        if (end < text.size()) shown += text[end++];
        at = end;
    }
    return shown;
}

}  // namespace scoundrel
