// Nothing is hidden, and many lines reach the best score there is: the one that a person follows
// most easily.
#pragma once

#include <vector>

#include "player/player.h"
#include "rules/rules.h"
#include "solver/limits.h"

namespace scoundrel {

// Rooms played by the solver are counted, not timed, so that the answer is the same on every
// machine; the effort may end it earlier.
Limits limits_for(std::uint64_t nodes, const Effort& effort);

// A line to this score that begins with as few avoids as can be seen; nothing if none is found.
std::vector<Move> fewest_avoids(const Rules& rules, const Position& position, int wanted,
                                const Effort& effort);

// Where rooms can always be avoided: avoids, beginning with this one, after which everything lies
// as before, so that whatever could be done can still be done. Nothing if it is no such avoid, or
// the way round is too long.
std::vector<Move> way_round(const Rules& rules, const Position& position, Move avoid);

// Where cards can come back: a line as good as this one in which as few cards as can be are laid
// elsewhere before one is used. Who takes its first move and asks again is nearer to that. The line
// itself if none is found.
std::vector<Move> soonest(const Rules& rules, const Position& position,
                          const std::vector<Move>& line, const Effort& effort);

// The line loses. One that loses no more and slays more on the way, as far as one is found; else
// the line itself. Where every loss scores the same the solver's first may die at once.
std::vector<Move> most_slain(const Rules& rules, const Position& position,
                             const std::vector<Move>& line, const Effort& effort);

}  // namespace scoundrel
