// The state as JSON, and positions back from JSON (notation.md, "State").
#pragma once

#include "notation/error.h"
#include "notation/json.h"
#include "notation/rules_text.h"
#include "rules/game.h"

namespace scoundrel {

// The whole state but for `game`, the id, which belongs to the session: this is what a player is
// handed.
Json state_json(const Variant& variant, const Game& game);

// The part of the state that is enough to go on from.
Json position_json(const Variant& variant, const Game& game);

struct ParsedPosition {
    Variant variant;
    Game game;  // its account knows the slain stacks and the room number, no more
};

// Reads a position or a whole state, refusing whatever could not arise at a table. Fields that
// only repeat others (power, limit, dungeon) may be left out but must agree when given.
Result<ParsedPosition> parse_position(const Json& json);

}  // namespace scoundrel
