// What each move comes to with the deck known: every legal move, and the best that can follow it.
#pragma once

#include "solver/solver.h"

namespace scoundrel {

struct MoveWorth {
    Move move{Verb::next};
    bool wins = false;
    int score = 0;
    std::vector<Move> line{};  // that follows it

    bool above(const MoveWorth& other) const {
        return wins != other.wins ? wins : score > other.score;
    }
};

// Best first. Nothing may be unseen or owed, and the game not be over. Empty where a limit kept one
// of them from being proved.
std::vector<MoveWorth> worth_of_moves(const Game& game, const Limits& limits = {});

}  // namespace scoundrel
