// A player held to a piece of advice: of its moves, best first, it makes the first that the advice
// allows. All else it does as before, so what obeying is worth stands by itself.
#pragma once

#include <memory>
#include <string_view>

#include "player/player.h"

namespace scoundrel {

struct Habit {
    std::string_view name;
    bool (*allows)(const Rules& rules, const Position& position, Move move);
};

// strongest: the weapon strikes the strongest monster that it reaches before any other;
// weakest: the weakest; thrifty: no potion is drunk that would heal less than its value.
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
