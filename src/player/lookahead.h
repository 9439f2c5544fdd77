// Looking one room ahead: hidden orders are drawn from the unseen cards, the same for all ways that
// are compared, and a way is worth what the net sees in the best way through the room that comes
// up. The player, the reviewer and the training all look this way, so they mean the same by a
// chance.
#pragma once

#include "player/evaluator.h"
#include "player/tally.h"
#include "rules/dealer.h"
#include "rules/random.h"
#include "solver/solver.h"

namespace scoundrel {

class Lookahead {
  public:
    Lookahead(const Rules& rules, SharedNet net)
        : rules_(rules), ways_(rules), evaluator_(rules_, std::move(net)) {}

    // The ways tried from now on begin here. `limits`: of every question to the solver.
    void begin(const Position& position, std::uint64_t seed, Limits limits, Aim aim = Aim::win);
    // Draws the next hidden order,
    void imagine();
    // on which a way is tried.
    void try_end(const Way& way, Tally& tally);

    // Whether the solver has its say in how ways are compared; such samples cost much more.
    bool asks_solver() const { return asks_solver_; }

    Evaluator& evaluator() { return evaluator_; }

  private:
    Verdict solved(const Position& room, int dealt) const;
    float merit_of(const Position& room, const Worth& worth, float solvers_word) const;

    Rules rules_;
    Ways ways_;
    Evaluator evaluator_;
    Limits limits_;
    SplitMix64 random_{0};
    Deck order_;
    bool asks_solver_ = false;
    float solvers_share_ = 0;  // of the solver's word in a way's merit
    Aim aim_ = Aim::win;
};

// Avoiding at no cost shows the whole dungeon, and brings back the order it had
// (docs/strength.md, "Looking at everything first").
bool looks_for_nothing(const Rules& rules, const Position& position);

}  // namespace scoundrel
