// Players that can be named on the command line: `random`, and `cmd:PROGRAM` for any program that
// answers {"do":"choose","state":{...}} with {"move":"TDe"}, a line each (notation.md).
#pragma once

#include <string>

#include "notation/game_id.h"

namespace scoundrel::cli {

// Has the player play the game to its end, telling every move on standard output.
void watch(const GameId& id, const std::string& player);

}  // namespace scoundrel::cli
