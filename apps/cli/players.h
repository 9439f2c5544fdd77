// Players that can be named on the command line: `random`, and `cmd:PROGRAM` for any program that
// answers {"do":"choose","state":{...}} with {"move":"TDe"}, a line each (notation.md).
#pragma once

#include <chrono>
#include <string>

#include "notation/game_id.h"

namespace scoundrel::cli {

// Has the player play the game to its end, telling every move on standard output. A program has so
// long for each move.
void watch(const GameId& id, const std::string& player, std::chrono::seconds patience);

}  // namespace scoundrel::cli
