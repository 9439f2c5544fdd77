// Nothing is hidden any more: the solver answers for every move, to the end of the game.
#pragma once

#include <optional>

#include "player/evaluator.h"
#include "player/player.h"
#include "player/ways.h"
#include "solver/solver.h"

namespace scoundrel {

class OpenEnd {
  public:
    // Both must outlive it. The evaluator guesses where the solver gives no answer.
    OpenEnd(const Rules& rules, Evaluator& evaluator) : rules_(rules), evaluator_(evaluator) {}

    // No card is unseen. The best option's score is the best there is, and its plan reaches it;
    // what the other plans reach is as good as some thousand rooms of search can make it. Nothing
    // where no best move can be told: a die decides, or the limits are reached.
    std::optional<Advice> advise(const Position& position, const Effort& effort);

  private:
    struct Best {
        std::vector<Move> line;
        int score;
        bool won;
        bool proved;  // there is no better score
    };
    std::optional<Best> best(const Position& position, const Effort& effort);
    Option try_move(const Position& position, Move move, const Best& best, const Effort& effort);

    const Rules& rules_;
    Evaluator& evaluator_;
};

}  // namespace scoundrel
