// Positions as JSON (notation.md, "Positions"), both ways.
#pragma once

#include "json/json.h"
#include "notation/position_fields.h"

namespace scoundrel {

// The part of the state that is enough to go on from.
Json position_json(const Variant& variant, const Game& game);

// Reads a position or a whole state: a field of the wrong type is a bad_request, what could not
// arise at a table a bad_game.
Result<ParsedPosition> parse_position(const Json& json);

}  // namespace scoundrel
