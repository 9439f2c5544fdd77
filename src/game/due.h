// When known cards come back.
#pragma once

#include <optional>

#include "rules/game.h"

namespace scoundrel {

// Can the game be won before the known cards come up?
constexpr bool may_end_before_known(const Rules& rules, const Position& position) {
    switch (rules.ending) {
        case Ending::cleared: return false;
        case Ending::shortened: return position.bottom_count < cards_to_face;
        case Ending::last: return position.bottom_count < 2;
        case Ending::monsters: break;
    }
    return (position.bottom_cards() & CardSet::monsters()).empty();
}

// Rooms until they come up, at the latest. Each room draws three cards of the dungeon, or four
// where none is carried. Nothing where the game may end before that.
constexpr std::optional<int> rooms_until_known(const Rules& rules, const Position& position) {
    if (position.owed > 0 || may_end_before_known(rules, position)) return {};
    return position.unseen.count() / cards_to_face + 1;
}

}  // namespace scoundrel
