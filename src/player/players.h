// The players by name: the one list that commands, engine and documents go by. Programs from
// outside (`cmd:PROGRAM`) play too, but need a system to run on and belong to the command line.
#pragma once

#include <memory>
#include <string_view>

#include "player/net.h"
#include "player/player.h"

namespace scoundrel {

struct PlayerKind {
    std::string_view name;
    bool has_chances;  // ranks moves by chances, not by a rule of thumb
    std::unique_ptr<Player> (*make)(const Rules& rules, SharedNet net);
};

std::span<const PlayerKind> player_kinds();
const PlayerKind* find_player_kind(std::string_view name);

inline constexpr std::string_view default_player = "search";

}  // namespace scoundrel
