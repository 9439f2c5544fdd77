// Everything that the study of strategy counts, as one list: each question's cells, then what
// things are worth, then where a careful player's chances go, then what following each rule of
// thumb does for such a player. Rows of the study name measures by their place in it.
#pragma once

#include <array>

#include "lab/strategy_questions.h"
#include "rules/rules.h"

namespace scoundrel {

struct StrategyMeasure {
    std::string_view group, row, column;

    friend bool operator==(const StrategyMeasure&, const StrategyMeasure&) = default;
};

// How far the game is: by the cards that lie in the dungeon.
inline constexpr std::array<std::string_view, 4> stages{"31+", "21-30", "11-20", "0-10"};
std::size_t stage_of(int dungeon);

// Kinds of mistakes, by how the way taken differs from the best one.
enum class Mistake : std::uint8_t {
    faced,          // a room that was better avoided
    avoided,        // one that was better faced
    took_weapon,    // which was better left for the next room
    took_potion,    // likewise
    left_weapon,    // which was better taken
    left_potion,    // likewise
    left_monster,   // another than the best to leave
    other_item,     // the items taken and left are of one kind, and others
    wore_weapon,    // used where bare hands, or another fight, were better
    spared_weapon,  // not used where it was better used
    other_weapon,   // in hand at the end
    rest,
    open,  // nothing was hidden any more: a win was there, and was not found
};
inline constexpr std::size_t mistakes = 13;

// What a weapon has been through, from fresh on: bound by these, or used so often.
inline constexpr std::array<int, 7> worn_limits{0, 13, 11, 9, 7, 5, 3};
inline constexpr std::array<int, 3> worn_weapons{10, 7, 4};

// Single figures of a game.
enum class Figure : std::uint8_t {
    start,       // the chance when the first room lies there
    strong,      // won by the strong player
    careful,     // won by `careful`
    given_away,  // by `careful`, in all
    open_end,    // rooms in which nothing was hidden any more for the first time: could be won
    bonus,       // these: at best with a potion left over at full health
    worked_out,  // won by `careful` with the open end worked out
};
inline constexpr std::size_t figures = 7;

const std::vector<StrategyMeasure>& strategy_measures();

// Places in the list.
std::size_t place_of(std::size_t question, Cell cell);
std::size_t place_of_health(int health, std::size_t stage);        // 1 to 20
std::size_t place_of_weapon(int value, std::size_t stage);         // 2 to 10, fresh
std::size_t place_of_worn(std::size_t weapon, std::size_t state);  // of the two arrays above
std::size_t place_of_avoid_right(std::size_t stage);
std::size_t place_of(Mistake mistake, std::size_t stage);
std::size_t place_of_followed(std::size_t rule);  // of rules_of_thumb()
std::size_t place_of(Figure figure);

}  // namespace scoundrel
