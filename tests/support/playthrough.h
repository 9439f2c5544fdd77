// Golden playthroughs: a whole game as text, with everything that can be seen after each move.
// They lie in tests/data/playthroughs, are written by tools/regenerate, and pin the rules down to
// the order of the discard pile.
#pragma once

#include <string>
#include <vector>

#include "notation/game_id.h"
#include "rules/move.h"

namespace scoundrel::test {

struct Playthrough {
    GameId id;
    std::vector<Move> moves;
};

// The game with these moves as text. A move that is refused ends it with a line that says so.
std::string print_playthrough(const Playthrough& playthrough);

// The game and its moves, from the text; what the states say is not looked at.
Playthrough parse_playthrough(const std::string& text);

// Of the seeds from 1 to `seeds`, the game that shows most: a win if one is found, then as many
// kinds of moves as possible.
Playthrough telling_game(const Variant& variant, int seeds);

}  // namespace scoundrel::test
