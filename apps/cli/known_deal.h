// The dealer of a game whose order is known from its id: what showing a deal and counting its moves
// need.
#pragma once

#include "notation/game_id.h"
#include "rules/dealer.h"

namespace scoundrel::cli {

// Ends the command for a game dealt at a real table.
KnownDealer known_dealer(const GameId& id);

}  // namespace scoundrel::cli
