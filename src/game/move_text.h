// Moves in plain words: what each would do before it is made, what it did afterwards, and how a
// player types it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/session.h"
#include "phrases/catalogue.h"
#include "words/card_style.h"

namespace scoundrel {

// The notation, but avoiding is called what the rule set calls it: `flee`, `skip-lr`.
std::string typed(const Voice& voice, Move move);

// What is typed may be in capitals.
std::string lower_case(std::string_view text);

// Reads both, and `a` for avoiding; legality is not its concern.
std::optional<Move> read_typed(const Voice& voice, std::string_view text);

// "with 7D (JCw) 4 damage, health 16, then below 11"; the move must be legal.
std::string tell_choice(const Session& session, Move move, CardStyle look);
std::string tell_choice(const Voice& voice, const Game& game, Move move, CardStyle look);

// What it would do, without the move itself: "-4, health 16, then below 11"; empty where there is
// nothing to tell beyond what it is.
std::string tell_effect(const Voice& voice, const Game& game, Move move, CardStyle look);

// In one line. `by` names who made it, where that is not whoever reads it.
std::string tell_move(const Voice& voice, const Game& before, const Game& after, Move move,
                      CardStyle look, std::string_view by = {});

}  // namespace scoundrel
