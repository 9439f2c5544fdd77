// Games put on the terminal's table: begun anew, or gone on with.
#pragma once

#include <optional>
#include <string>

#include "game/play.h"

namespace scoundrel::tui {

// The playing gets a name and a time of its own. Without a storage nothing is kept.
Play begin_play(Storage* storage, Beginning beginning, CardStyle look);

// The newest game still in progress, of that id if one is named, that nobody else has open; and if
// it is not the one a player would expect, why not.
struct TakenUp {
    std::optional<Journal::Resumed> game{};
    std::string why{};
};
TakenUp take_up_game(Storage& storage, const std::optional<GameId>& id = {});

}  // namespace scoundrel::tui
