// A solution as JSON (notation.md, "hint, solve, review").
#pragma once

#include "json/json.h"
#include "notation/error.h"
#include "solver/solver.h"

namespace scoundrel {

// {"verdict","best_score","line","avoids","nodes"}; where something was not proved also "limit",
// and "at_least", the score that the line reaches.
Json solution_json(const Solution& solution);

}  // namespace scoundrel
