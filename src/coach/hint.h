// A hint: the moves a player would make, best first, with their chances, and why the best is best.
#pragma once

#include "coach/hint_facts.h"

namespace scoundrel {

struct Hint {
    struct Chance {
        double win;
        double error;  // half a 95% interval of it
        // The mean final score; where all is solved the one that the plan reaches, if it is known.
        std::optional<double> score;
    };
    struct Choice {
        Move move;
        std::optional<Chance> chance;  // players with a rule of thumb have none
        std::vector<Move> plan;        // to the end of the room, as far as it is known
        std::vector<Fact> because{};   // why not this one; empty for the best
    };
    std::vector<Choice> moves;  // every legal one, best first
    std::vector<Fact> because;
    Sight sight;
    std::int64_t samples;
};

// The advice is for the game's position, in which nothing is owed and the game is not over.
Hint make_hint(const Game& game, const Advice& advice);

}  // namespace scoundrel
