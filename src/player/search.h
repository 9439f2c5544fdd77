// The strongest player. With few cards unseen every hidden order is looked at; with none the exact
// solver answers; where avoiding costs nothing all cards are looked at first. Otherwise a sampled
// expectimax: hidden orders are drawn from the unseen cards, the same for all ways that are
// compared, and the room that comes up is worth what its best way is worth to the net. Ways that
// have clearly fallen behind are dropped.
#pragma once

#include "player/crossroads.h"
#include "player/evaluator.h"
#include "player/player.h"
#include "player/tally.h"
#include "rules/random.h"
#include "solver/solver.h"

namespace scoundrel {

class Search final : public Player {
  public:
    // The net must outlive the player.
    Search(const Rules& rules, const Net& net)
        : rules_(rules), evaluator_(rules_, net), ways_(rules) {}

    Advice advise(const Position& position, const Effort& effort) override;

  private:
    std::optional<Advice> solved(const Position& position);
    void prefer_fewer_avoids(std::vector<Option>& options) const;
    std::optional<Advice> exact(const Position& position, const Crossroads& crossroads,
                                const Effort& effort);
    Advice sampled(const Position& position, const Crossroads& crossroads, const Effort& effort);
    void finish(const Position& position, Advice& advice) const;
    std::vector<std::size_t> worth_a_look(const Position& position, const Crossroads& crossroads);
    void try_end(const Way& way, const Deck& order, bool solve_too, SplitMix64& random,
                 Tally& tally);
    Verdict solved_with(const Position& room, int first, const Deck& order) const;

    Rules rules_;
    Evaluator evaluator_;
    Ways ways_;
    Limits solving_;  // of every question to the solver
};

}  // namespace scoundrel
