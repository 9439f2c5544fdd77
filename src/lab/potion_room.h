// The room that heals too much at once: full, untouched, and nothing but potions.
#pragma once

#include "rules/position.h"

namespace scoundrel {

inline bool is_room_of_potions(const Position& position) {
    return position.untouched && position.room_count == room_size &&
           (position.room_cards() - CardSet::whole_suit(Suit::hearts)).empty();
}

}  // namespace scoundrel
