// The strongest player. With few cards unseen every hidden order is looked at; with none the exact
// solver answers; where avoiding costs nothing all cards are looked at first. Otherwise a sampled
// expectimax one room deep (player/lookahead.h), from which ways that have clearly fallen behind
// are dropped.
#pragma once

#include "player/crossroads.h"
#include "player/lookahead.h"
#include "player/player.h"

namespace scoundrel {

class Search final : public Player {
  public:
    // The net must outlive the player.
    Search(const Rules& rules, const Net& net)
        : rules_(rules), ways_(rules), lookahead_(rules, net) {}

    Advice advise(const Position& position, const Effort& effort) override;

  private:
    std::optional<Advice> solved(const Position& position);
    void prefer_fewer_avoids(std::vector<Option>& options) const;
    std::optional<Advice> exact(const Position& position, const Crossroads& crossroads,
                                const Effort& effort);
    Advice sampled(const Position& position, const Crossroads& crossroads, const Effort& effort);
    void finish(const Position& position, Advice& advice) const;
    std::vector<std::size_t> worth_a_look(const Position& position, const Crossroads& crossroads);

    Rules rules_;
    Ways ways_;
    Lookahead lookahead_;
    Limits solving_;      // of every question to the solver
    bool timed_ = false;  // by a clock
};

}  // namespace scoundrel
