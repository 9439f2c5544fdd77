// Deals with the deck open, and the best that can be reached with each: proved by the solver, kept
// in the census, proved again by a test.
#pragma once

#include <cassert>
#include <string>
#include <string_view>

#include "notation/game_id.h"

namespace scoundrel {

struct Puzzle {
    std::string_view rules;
    int seed;
    int best;
};

// Easier ones first, by the rooms that must be avoided.
inline constexpr Puzzle puzzles[] = {
    {"classic", 12, 30},   {"classic", 7, 30},  {"rascal", 9, 20},   {"equal", 7, 30},
    {"classic", 1, 30},    {"classic", 10, 30}, {"rascal", 13, 20},  {"equal", 10, 30},
    {"classic", 28, 30},   {"classic", 8, 30},  {"rascal", 192, 20}, {"equal", 39, 30},
    {"classic", 1013, 30}, {"equal", 205, 30},  {"rascal", 386, 13}, {"rascal", 3807, 9},
    {"classic", 5585, 11}, {"rascal", 6879, 3}, {"equal", 519, 6},   {"classic", 519, 1},
};

inline GameId game_of(const Puzzle& puzzle) {
    const auto id = parse_game_id(std::string(puzzle.rules) + "#" + std::to_string(puzzle.seed));
    assert(id);
    return *id;
}

}  // namespace scoundrel
