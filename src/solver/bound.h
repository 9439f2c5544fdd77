// A limit to hope: hands that could not reach the health wanted even if the cards still to come
// could be taken in the order that suits best (docs/solver.md, "The bound").
#pragma once

#include "solver/hands.h"
#include "solver/queue.h"

namespace scoundrel {

// Strikes out the hands that cannot end the game with `wanted` health or more. `slot` counts as a
// card to come.
void strike_out_hopeless(const HandRules& rules, const Card* queue, int count, Card slot,
                         int wanted, Hands& hands);

}  // namespace scoundrel
