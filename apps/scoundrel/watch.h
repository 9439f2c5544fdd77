// A game that a player plays to its end while a person watches.
#pragma once

#include <string>

#include "bots/players.h"
#include "notation/game_id.h"
#include "player/contestant.h"

namespace scoundrel::cli {

// Tells every move on standard output, with the chance to win that the player sees, if it does.
void watch(const GameId& id, const std::string& player, const Thinking& thinking,
           const ProgramOptions& options);

}  // namespace scoundrel::cli
