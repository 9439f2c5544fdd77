// Nothing is hidden any more: the solver answers for every move, to the end of the game.
#pragma once

#include <optional>

#include "player/evaluator.h"
#include "player/player.h"
#include "solver/solver.h"

namespace scoundrel {

class OpenEnd {
  public:
    // Both must outlive it. The evaluator guesses where the solver gives no answer.
    OpenEnd(const Rules& rules, Evaluator& evaluator) : rules_(rules), evaluator_(evaluator) {}

    // No card is unseen. The best option's score is the best there is, and its plan reaches it;
    // what the other plans reach is as good as some thousand rooms of search can make it. Nothing
    // where no best move can be told: a die decides, or the limits are reached.
    //
    // Whoever asks again after every move comes to the end and to that score: of moves that reach
    // it one that avoids a room comes last, and under rules that let one avoid for ever as few
    // rooms are avoided as need be before another move will do.
    std::optional<Advice> advise(const Position& position, const Effort& effort);

  private:
    struct Tried {
        Option option;
        bool decided = false;
    };
    Limits limits(std::uint64_t nodes, const Effort& effort) const;
    Tried try_move(const Position& position, Move move, int enough, const Effort& effort);
    // A line to this score that begins with as few avoids as can be seen, as far as one is found.
    std::vector<Move> fewest_avoids(const Position& position, int wanted, const Effort& effort);

    const Rules& rules_;
    Evaluator& evaluator_;
};

}  // namespace scoundrel
