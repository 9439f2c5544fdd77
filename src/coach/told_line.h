// The line that a hint told where nothing was hidden. Whoever follows it and asks again is told the
// rest of it: under rules that let one avoid for ever another search may not find as good a one.
#pragma once

#include <vector>

#include "player/player.h"
#include "rules/apply.h"

namespace scoundrel {

class ToldLine {
  public:
    ToldLine() = default;
    ToldLine(const Rules& rules, Position position, const Option& best)
        : rules_(rules), proved_(best.proved) {
        Unrecorded past;
        for (const Move move : best.plan) {
            steps_.push_back({position, move});
            apply(rules, position, move, past);
        }
    }

    // What is left of it here; nothing where the game has gone otherwise.
    std::vector<Move> from(const Rules& rules, const Position& position) const {
        std::vector<Move> rest;
        for (const Step& step : steps_)
            if (!rest.empty() || (step.position == position && rules == rules_))
                rest.push_back(step.move);
        return rest;
    }

    bool proved() const { return proved_; }  // as of an Option

  private:
    struct Step {
        Position position;
        Move move;
    };
    Rules rules_;
    std::vector<Step> steps_;
    bool proved_ = true;
};

}  // namespace scoundrel
