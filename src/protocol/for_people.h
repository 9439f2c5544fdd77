// What answers say to people rather than to programs: cards by their symbols, games by a short
// name.
#pragma once

#include <string>
#include <string_view>

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

}  // namespace scoundrel
