#include "notation/moves.h"

#include "notation/cards.h"

namespace scoundrel {

namespace {

constexpr std::string_view verb_letters = "wbedxspr";
constexpr std::string_view cardless[] = {"avoid", "avoid-lr", "avoid-rl", "next", "roll"};

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view text, std::string_view word) {
    if (text.size() != word.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (lower(text[i]) != word[i]) return false;
    return true;
}

}  // namespace

std::string print_move(Move move) {
    const auto verb = static_cast<std::size_t>(move.verb());
    if (!move.has_card()) return std::string(cardless[verb - card_verbs]);
    return print_card(move.card()) + verb_letters[verb];
}

std::optional<Move> parse_move(std::string_view text) {
    for (std::size_t i = 0; i < std::size(cardless); ++i)
        if (same_word(text, cardless[i])) return Move(static_cast<Verb>(card_verbs + i));
    const auto card = take_card(text);
    if (!card || text.size() != 1) return {};
    const auto verb = verb_letters.find(lower(text.front()));
    if (verb == verb_letters.npos) return {};
    return Move(*card, static_cast<Verb>(verb));
}

}  // namespace scoundrel
