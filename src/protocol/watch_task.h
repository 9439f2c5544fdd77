// The engine protocol's `watch` (notation.md, "hint, solve, review"): what every moment of a game
// promises, and what a player does next.
#pragma once

#include <functional>
#include <optional>

#include "coach/watch.h"
#include "protocol/request.h"

namespace scoundrel {

// With a player: it plays on, as far as it need not think again. Without one: every moment of the
// game is looked at.
std::unique_ptr<Task> watch_task(Session session, std::optional<Watched> by, Aim aim,
                                 std::function<bool()> stop);

}  // namespace scoundrel
