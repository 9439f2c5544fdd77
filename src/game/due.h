// When known cards come back.
#pragma once

#include <optional>

#include "rules/game.h"

namespace scoundrel {

// Rooms until the known cards come up, at the latest. Each room draws three cards of the dungeon,
// or four where none is carried; only with the shortened end the last two may never come.
constexpr std::optional<int> rooms_until_known(const Rules& rules, const Position& position) {
    const bool may_end_before = rules.ending == Ending::shortened && position.bottom_count < 3;
    if (position.owed > 0 || may_end_before) return {};
    return position.unseen.count() / cards_to_face + 1;
}

}  // namespace scoundrel
