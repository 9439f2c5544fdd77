// A player by name, with the net that serves these rules best.
#pragma once

#include <memory>
#include <string_view>

#include "player/player.h"
#include "rules/rules.h"

namespace scoundrel {

// `random`, `texts`, `careful`, `greedy`, `quick` or `search`; null if there is no such player.
std::unique_ptr<Player> make_player(std::string_view name, const Rules& rules);

}  // namespace scoundrel
