// A solution as JSON, and the engine protocol's `solve` (notation.md, "hint, solve, review"): what
// the command line prints and every binding answers.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

#include "notation/error.h"
#include "notation/json.h"
#include "notation/rules_text.h"
#include "solver/solver.h"

namespace scoundrel {

std::string_view verdict_text(Verdict verdict);  // "won", "lost", "unknown"
std::string_view limit_text(Limit limit);        // "memory", "nodes", "time", "chance"; "none"

// {"verdict","best_score","line","avoids","nodes"}; where something was not proved also "limit",
// and "at_least", the score that the line reaches.
Json solution_json(const Solution& solution);

// True once the time is over, counted from now: what Limits::stop asks.
std::function<bool()> stop_after(std::chrono::milliseconds time);

// The answer to a request that may limit it by `ms` and `nodes`. `order`: that of the game's unseen
// cards; without it the request is not_available.
Result<Json> answer_solve(const Variant& variant, const Game& game,
                          const std::optional<Deck>& order, const Json& request);

}  // namespace scoundrel
