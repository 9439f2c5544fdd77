// A player held to a piece of advice: of its moves, best first, it makes the first that the advice
// allows. All else it does as before, so what obeying is worth stands by itself.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "player/player.h"

namespace scoundrel {

struct Habit {
    std::string_view name;
    // Move by move; null: all are allowed.
    bool (*allows)(const Rules& rules, const Position& position, Move move) = nullptr;
    // Rules of thumb that are followed from room to room: of `careful` alone (guided_player.h).
    std::vector<std::string_view> thumb{};
    double reluctance = 0;   // to avoid, likewise
    bool works_out = false;  // once nothing is hidden, looks for a line that wins and follows it
};

// strongest: the weapon strikes the strongest monster that it reaches before any other;
// weakest: the weakest; thrifty: no potion is drunk that would heal less than its value;
// skips-health: at full health a full room of potions alone is avoided, as long as anything else
// lies in the dungeon; faces-health: it is not.
// worked-out: the open end is worked out. With that: roams also avoids rooms that are up to two
// points of health better faced; stays, stays-more and settles avoid only what is at least four,
// seven and eleven points worse (`careful`: one); thumb follows eight rules of thumb that are right
// most of the time.
const Habit* find_habit(std::string_view name);

// "careful/strongest" is careful with that habit. A habit that allows no move is not kept there.
struct NameWithHabit {
    std::string_view player;
    const Habit* habit;  // null: none
};
NameWithHabit split_habit(std::string_view name);

std::shared_ptr<Player> held_to(const Habit& habit, const Rules& rules,
                                std::shared_ptr<Player> player);

}  // namespace scoundrel
