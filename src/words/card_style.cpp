#include "words/card_style.h"

#include <string_view>

#include "notation/cards.h"

namespace scoundrel {

namespace {

constexpr std::string_view symbols[] = {"♣", "♦", "♥", "♠"};
constexpr std::string_view red = "\033[31m";
constexpr std::string_view plain = "\033[39m";  // the usual colour; bold or dim stay as they are

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
    return std::string(red).append(text).append(plain);
}

std::size_t coloured_card(std::string_view text) {
    if (!text.starts_with(red)) return 0;
    std::string_view rest = text.substr(red.size());
    const auto card = take_card(rest);
    if (!card) return 0;
    for (const bool with : {false, true}) {
        const std::string shown = show(*card, {.symbols = with, .colour = true});
        if (text.starts_with(shown)) return shown.size();
    }
    return 0;
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
