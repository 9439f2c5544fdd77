// Where cards can come back a line may store a card only to put it down again, since no search
// cares how long a room takes. People do.
#pragma once

#include <vector>

#include "rules/move.h"
#include "rules/position.h"
#include "rules/random.h"

namespace scoundrel {

// A line through the same rooms to the same end, each room in the fewest moves that lead on as the
// line does.
std::vector<Move> straightened(const Rules& rules, const Position& position, const Deck& unseen,
                               const std::vector<Move>& line);

}  // namespace scoundrel
