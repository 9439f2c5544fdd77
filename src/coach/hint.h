// A hint: the moves a player would make, best first, with their chances, why the best is best, and
// why none of the others.
#pragma once

#include "coach/hint_facts.h"
#include "player/player.h"
#include "rules/game.h"

namespace scoundrel {

struct Hint {
    struct Chance {
        double win;
        double error;  // half a 95% interval of it; 1 where it was not worked out
        // The mean final score; where all is solved the one that the plan reaches, if it is known.
        std::optional<double> score;
        bool proved = true;  // else, where all is solved, more may be possible

        bool is_guess() const { return error >= 1; }
    };
    struct Choice {
        Move move;
        std::optional<Chance> chance;  // players with a rule of thumb have none
        std::vector<Move> plan;        // to the end of the room, as far as it is known
        std::vector<Card> left;        // of the room, for the next one
        std::vector<Fact> because;     // why not; nothing for the best
        bool dies = false;             // the plan kills: it is not told as one
    };
    std::vector<Choice> moves;  // every legal one, best first
    std::vector<Fact> because;  // why the best is best
    Aim aim;
    Sight sight;
    std::int64_t samples;
};

// The advice is for the game's position, in which nothing is owed and the game is not over.
// `open`: nothing is hidden there because the deck lies open.
Hint make_hint(const Game& game, const Advice& advice, Aim aim = Aim::win, bool open = false);

}  // namespace scoundrel
