#include "tui/desk.h"

#include "notation/cards.h"

namespace scoundrel::tui {

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

}  // namespace scoundrel::tui
