// How promising a doorway looks: which ones a narrow sweep keeps. It decides how soon a win is
// found, never whether one exists.
#pragma once

#include "solver/doorway.h"

namespace scoundrel {

int merit(const HandRules& rules, const Card* queue, int count, Card slot, const Hands& hands);

}  // namespace scoundrel
