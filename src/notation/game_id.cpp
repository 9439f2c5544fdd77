#include "notation/game_id.h"

#include "notation/cards.h"
#include "notation/limits.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"

namespace scoundrel {

std::uint64_t seed_number(std::string_view text) {
    if (const auto number = parse_number(text)) return *number;
    Fnv1a hash;
    hash.add_text(text);
    return hash.value();
}

std::unexpected<Error> seed_too_long() {
    return fail(ErrorCode::too_large,
                say({}, Phrase::error_seed_long, {{"most", static_cast<int>(longest_text)}}));
}

std::string print_game_id(const GameId& id) {
    const std::string rules = print_rules(id.variant);
    switch (id.dealt_by) {
        case DealtBy::seed: return rules + "#" + id.seed;
        case DealtBy::literal: return rules + ":" + print_deck(id.deck);
        case DealtBy::table: return rules + "@table";
        case DealtBy::position: return rules + "@position";
    }
    return rules;
}

Result<GameId> parse_game_id(std::string_view text) {
    const auto end = text.find_first_of("#:@");
    const auto variant = parse_rules(text.substr(0, end));
    if (!variant) return std::unexpected(variant.error());
    if (end == text.npos)
        return fail(ErrorCode::bad_game,
                    say({}, Phrase::error_game_id, {{"example", std::string(text) + "#42"}}));
    GameId id{.variant = *variant, .dealt_by = DealtBy::table, .seed = {}, .deck = {}};
    const auto rest = text.substr(end + 1);
    if (text[end] == '#') {
        if (rest.empty()) return fail(ErrorCode::bad_game, say({}, Phrase::error_seed_missing));
        if (rest.size() > longest_text) return seed_too_long();
        id.dealt_by = DealtBy::seed;
        id.seed = rest;
    } else if (text[end] == ':') {
        const auto deck = parse_deck(rest, variant->rules.deck);
        if (!deck) return std::unexpected(deck.error());
        id.dealt_by = DealtBy::literal;
        id.deck = *deck;
    } else if (rest != "table") {
        return fail(ErrorCode::bad_game,
                    say({}, Phrase::error_after_at, {{"word", std::string(rest)}}));
    }
    return id;
}

}  // namespace scoundrel
