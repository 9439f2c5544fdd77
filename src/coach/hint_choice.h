// Which facts are told of an advice. A hint that says everything says nothing.
#pragma once

#include "coach/hint_prospects.h"

namespace scoundrel {

struct Reasons {
    std::vector<Fact> best;                  // why the best move is best
    std::vector<std::vector<Fact>> why_not;  // for each option; nothing for the best
};

// First what is certain: that it is the only one, that nothing is hidden,
// that all is lost, that every other way dies. Else what the next best that is worth less gives
// away, the counted differences that matter most, and what speaks for it.
Reasons choose_facts(const Advised& advised);

}  // namespace scoundrel
