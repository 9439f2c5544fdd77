// Resuming a game: which one the player means, and if it cannot be resumed, why not.
#pragma once

#include <optional>
#include <string>

#include "game/begin.h"

namespace scoundrel {

// The newest game still in progress, of that id if one is named, that nobody else has open; and if
// it is not the one a player would expect, why not.
struct InProgress {
    std::optional<Journal::Resumed> game{};
    std::string why{};
    std::string unreadable{};  // how many stored games cannot be read, whichever was meant
};
InProgress find_game_in_progress(Storage& storage, const std::optional<GameId>& id = {});

// That game, or else a new one. Its preface says so where a player would expect another game.
Play resume_or_begin(Storage* storage, const std::optional<GameId>& id, const GameId& otherwise,
                     const Host& host, CardStyle style = {});

}  // namespace scoundrel
