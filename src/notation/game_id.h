// Game ids: `RULES#SEED`, the literal deal `RULES:DECK`, and `RULES@table` for a real deck.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "notation/error.h"
#include "notation/rules_text.h"
#include "rules/random.h"

namespace scoundrel {

// Who decides the order of the cards.
enum class DealtBy {
    seed,      // a shuffle that follows from it
    literal,   // the id spells out the deck
    table,     // a person with a real deck
    position,  // begun from a position; its record holds the rest
};

// A game before it is dealt: its rules, and who deals.
struct GameId {
    Variant variant;                   // the rules
    DealtBy dealt_by = DealtBy::seed;  // which of the following counts
    std::string seed;                  // its text, as given
    Deck deck;                         // literal deals only
};

// Decimal digits that fit 64 bits mean that number; any other text its FNV-1a hash.
std::uint64_t seed_number(std::string_view text);

// The id as text, its rules canonical; `RULES@position` for a game begun from a position.
std::string print_game_id(const GameId& id);

// What is said of a seed longer than longest_text (limits.h).
std::unexpected<Error> seed_too_long();

// Ids that can begin a game by themselves: all but `RULES@position`.
Result<GameId> parse_game_id(std::string_view text);

}  // namespace scoundrel
