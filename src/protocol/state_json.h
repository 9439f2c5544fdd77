// The state as JSON (notation.md, "State").
#pragma once

#include "json/json.h"
#include "notation/rules_text.h"
#include "rules/game.h"

namespace scoundrel {

class Session;

// The whole state but for `game`, the id, which belongs to the session: this is what a player is
// handed.
Json state_json(const Variant& variant, const Game& game);
// With `game`.
Json state_json(const Session& session);

}  // namespace scoundrel
