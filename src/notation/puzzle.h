// Puzzles (docs/puzzles.md): positions near the end of a game with nothing hidden, each with
// exactly one best first move, and a row of text for each. What was measured of a puzzle stands in
// its row, and its grade follows from that here. Who finds and measures them is
// lab/puzzle_search.h.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "notation/position_fields.h"
#include "notation/record.h"
#include "rules/move.h"

namespace scoundrel {

// What the first move of the solution is about; it names the set that a puzzle belongs to.
enum class Theme : std::uint8_t {
    last,   // the win ends with a potion at full health, which adds its value
    avoid,  // the room is avoided
    bare,   // barehanded, though the weapon could be used
    shed,   // a lesser weapon is taken, or the better one thrown away
    arm,    // a weapon is taken up now, or mended
    waste,  // a potion that heals less than it could, or nothing
    drink,  // a potion now
    leave,  // a potion is left for the next room
    pack,   // something goes into the slot, or comes out of it
    go_on,  // a card is left lying that could have been taken
    blow,   // which monster first, and how
};
inline constexpr int theme_count = 11;
std::string_view theme_text(Theme theme);

struct Puzzle {
    ParsedPosition position;  // every card of the dungeon lies in its bottom
    Move best{Verb::next};    // the only first move that reaches the score
    int score = 0;            // of the best win
    Theme theme{};

    std::uint64_t seed = 0;  // of the game it was found in
    int known = 0;           // the lowest cards of the dungeon, which its player knew

    // What was measured.
    std::optional<int> second{};  // the best score with any other first move; nothing: all lose
    int moves = 0;                // legal ones
    int length = 0;               // of the solution
    int look = 0;  // the fewest moves ahead that show it as the best (lab/puzzle_search.cpp)
    // With the deck hidden: who picks the move.
    bool texts = false, careful = false, greedy = false, search = false;

    // Whether any win will do; else it must be one with the best score.
    bool any_win() const { return !second; }

    friend bool operator==(const Puzzle& a, const Puzzle& b);
};

inline constexpr int grade_count = 5;
// From 1, easy, to 5; why so is said in docs/puzzles.md.
int grade_of(const Puzzle& puzzle);

// A row, without its end and its check.
std::string print_puzzle(const Puzzle& puzzle);
inline constexpr std::string_view puzzle_columns =
    "seed known theme grade best score second moves length look found position";
// Fields between single blanks; whatever follows the position, as the check does, is passed over.
// Nothing if it is no row, or its grade is not that of its measurements.
std::optional<Puzzle> parse_puzzle(std::string_view line);

// The game that a puzzle is: begun from its position, with nothing left to be shuffled. The seed
// says by which name the puzzle went.
Beginning beginning_of(const Puzzle& puzzle, const std::string& name);

}  // namespace scoundrel
