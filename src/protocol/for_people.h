// What answers say to people rather than to programs: cards by their symbols, games by a short
// name.
#pragma once

#include <string>
#include <string_view>

#include "notation/game_id.h"
#include "words/card_style.h"
#include "words/rule_names.h"

namespace scoundrel {

inline constexpr CardStyle as_symbols{.symbols = true};

// "JC" within a sentence becomes "J♣".
inline std::string for_people(std::string_view sentence) {
    return with_symbols(sentence, as_symbols);
}

// The id of a game, where it is short enough to be a name; a deck written out is none.
inline std::string game_title(std::string_view game, const Variant& variant) {
    constexpr std::size_t longest_name = 40;
    return game.size() <= longest_name ? std::string(game) : name_of(variant);
}

// "deal 42": what the deal is called beside its rules; empty where it has no short name.
inline std::string deal_title(const GameId& id) {
    constexpr std::size_t longest_seed = 24;
    if (id.dealt_by != DealtBy::seed || id.seed.size() > longest_seed) return "";
    return say(Voice::of(id.variant), Phrase::deal_named, {{"seed", id.seed}});
}

}  // namespace scoundrel
