// The generic exact search, over the rules themselves: it serves every knob. It visits every
// position that can be reached, each with the most health, in order of the rooms avoided on the way
// (docs/solver.md, "The exhaustive search"). What the sweep answers faster is tested against it.
#pragma once

#include "solver/solver.h"

namespace scoundrel {

Solution solve_exhaustively(const Rules& rules, const Position& position, const Deck& unseen,
                            int slain, Question question, const Limits& limits);

}  // namespace scoundrel
