// Where a player stands: every legal move, and the ends of the ways that begin with it.
#pragma once

#include <vector>

#include "player/player.h"
#include "player/ways.h"
#include "rules/move.h"

namespace scoundrel {

struct Crossroads {
    struct Road {
        Move move;
        std::vector<std::size_t> ends;  // places in `ends` below; never none
    };
    std::vector<Road> roads;  // in the canonical order of moves
    std::vector<Way> ends;    // each once
};

// Nothing is owed in the position, and the game is not over.
Crossroads look_around(const Rules& rules, Ways& ways, const Position& position);

// Moves that lead from here, beginning with this one, to an end at least as good; where cards can
// come back, the fewest.
std::vector<Move> plan_to(const Rules& rules, const Ways& ways, const Position& position,
                          Move first, const Way& end);

// Where cards can come back, several moves lead to the same end, some of them in circles. Of all
// ways to one of these ends, which are the best there are, the one with the fewest moves is put
// first: who takes its first move and asks again is nearer to an end.
void put_soonest_first(const Rules& rules, const Ways& ways, const Position& position,
                       const std::vector<Way>& best, std::vector<Option>& options);

}  // namespace scoundrel
