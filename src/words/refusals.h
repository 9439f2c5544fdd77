// Why a move or a reveal is refused, in words.
#pragma once

#include <string>

#include "phrases/catalogue.h"
#include "rules/game.h"

namespace scoundrel {

// A sentence a player can act on, without a capital or a full stop, so that it can follow a colon.
// Cards and moves in it are written as notation. Empty for Refusal::none.
std::string explain_refusal(const Voice& voice, Refusal why, const Rules& rules,
                            const Position& position, Move move);

// The same for a card or a die that was told. Empty for RevealError::none.
std::string explain_refusal(const Voice& voice, RevealError why, Card told);

}  // namespace scoundrel
