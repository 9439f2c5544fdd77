// `careful` with rules of thumb: of all ways through a room it takes those that follow as many of
// them as can be followed, and of these the one that it likes best; or more or less willing to
// avoid. So what a rule is worth to somebody who adds up can be played, and not only judged.
#pragma once

#include "lab/strategy_questions.h"
#include "player/simple_players.h"

namespace scoundrel {

class GuidedPlayer final : public CarefulPlayer {
  public:
    // `reluctance`: by how many points of health more than to `careful` facing a room must seem
    // worse than avoiding it, to be avoided.
    GuidedPlayer(const Rules& rules, std::vector<const StrategyQuestion*> guide,
                 double reluctance = 0)
        : CarefulPlayer(rules), guide_(std::move(guide)), reluctance_(reluctance) {}

    // The best option has its plan for the whole room: half-way through, rules would be told of
    // what is left of it.
    Advice advise(const Position& position, const Effort& effort) override;

  private:
    void weigh(const Position& position, const Crossroads& crossroads,
               std::vector<double>& ranks) override;

    std::vector<const StrategyQuestion*> guide_;
    double reluctance_;
    struct Plan {
        Position end;
        std::vector<Move> moves;
    };
    std::vector<Plan> plans_;  // of the ends weighed last
};

}  // namespace scoundrel
