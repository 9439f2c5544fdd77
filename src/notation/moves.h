// Moves as text: a card and a verb letter (`QSw`), or a word (`avoid`, `next`, `roll`).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/move.h"

namespace scoundrel {

// `QSw`, `avoid`; legality is not its concern.
std::string print_move(Move move);

// Reading is lenient as for cards; the verb letter may be upper case. Legality is not its concern.
std::optional<Move> parse_move(std::string_view text);

}  // namespace scoundrel
