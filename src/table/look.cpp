#include "table/look.h"

#include <string_view>

#include "notation/cards.h"

namespace scoundrel {

namespace {

constexpr std::string_view symbols[] = {"♣", "♦", "♥", "♠"};
constexpr std::string_view red = "\033[31m";
constexpr std::string_view plain = "\033[39m";  // the usual colour; bold or dim stay as they are

std::string without_colour(Card card, Look look) {
    std::string text = print_card(card);
    if (!look.symbols) return text;
    text.pop_back();
    if (card.value() == 10) text = "10";
    return text.append(symbols[static_cast<int>(card.suit())]);
}

}  // namespace

std::string show(Card card, Look look) {
    const std::string text = without_colour(card, look);
    if (!look.colour || card.is_monster()) return text;
    return std::string(red).append(text).append(plain);
}

}  // namespace scoundrel
