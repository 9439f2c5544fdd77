#include "phrases/untrusted.h"

#include <algorithm>

#include "unicode/shown.h"
#include "unicode/utf8.h"

namespace scoundrel {

namespace {

bool is_plain(char c) { return c >= ' ' && c < 0x7f; }

bool has_symbol(std::string_view card) {
    return std::ranges::any_of(card, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

}  // namespace

std::size_t coloured_card(std::string_view text) {
    if (!text.starts_with(red_from_here)) return 0;
    const std::string_view inside = text.substr(red_from_here.size());
    for (const std::string_view suit : {"D", "H", "♦", "♥"}) {
        const std::string_view ten = suit.size() == 1 ? "T" : "10";
        const auto rank = inside.substr(0, inside.starts_with(ten) ? ten.size() : 1);
        if (rank != ten && std::string_view("23456789JQKA").find(rank) == rank.npos) continue;
        const auto rest = inside.substr(rank.size());
        if (!rest.starts_with(suit) || !rest.substr(suit.size()).starts_with(plain_from_here))
            continue;
        return red_from_here.size() + rank.size() + suit.size() + plain_from_here.size();
    }
    return 0;
}

std::string printable(std::string_view text, Passes passes) {
    std::string shown;
    shown.reserve(text.size());
    unicode::ShownInTurn in_turn;
    while (!text.empty()) {
        // Nearly all there is, at once.
        if (const auto other = std::ranges::find_if_not(text, is_plain); other != text.begin()) {
            shown.append(text.begin(), other);
            text.remove_prefix(static_cast<std::size_t>(other - text.begin()));
            in_turn = {};
            continue;
        }
        // To a terminal that takes only ASCII we send no symbol either: that card is not ours.
        const auto card = passes.cards ? coloured_card(text) : 0;
        if (card > 0 && !(passes.ascii_only && has_symbol(text.substr(0, card)))) {
            shown += text.substr(0, card);
            text.remove_prefix(card);
            continue;
        }
        const std::string_view rest = text;
        const auto character = unicode::take_character(text);
        const bool fits =
            character && in_turn(*character) && (*character < 0x80 || !passes.ascii_only);
        if (fits || (passes.lines && character == U'\n'))
            shown += rest.substr(0, rest.size() - text.size());
        else
            shown += '?';
    }
    return shown;
}

bool is_printable(std::string_view text) { return printable(text) == text; }

std::string fit_to_show(std::string_view text) {
    constexpr std::size_t longest = 1000;
    constexpr std::size_t end = 200;  // what is wrong is often said last
    std::string shown(text.substr(0, text.size() <= longest ? text.size() : longest - end));
    if (text.size() > longest) shown.append(" [...] ").append(text.substr(text.size() - end));
    return printable(shown);
}

}  // namespace scoundrel
