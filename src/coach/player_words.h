// Who the players are, in a few words.
#pragma once

#include <string>

#include "player/players.h"

namespace scoundrel {

// "value net and search: the strongest"
std::string say_player(const PlayerKind& kind);

}  // namespace scoundrel
