// Puzzles as JSON: the sets with what has come of each, and the one that a game is.
#pragma once

#include "game/puzzle_book.h"
#include "json/json.h"

namespace scoundrel {

Json puzzle_sets_json(const PuzzleBook& book, const History& history);

// Null where the game is no puzzle.
Json puzzle_json(const Session& session);

}  // namespace scoundrel
