// A solution as a sentence: whether the game can be won and how well, and what stopped the solver.
#pragma once

#include <string>

#include "game/session.h"
#include "solver/solver.h"

namespace scoundrel {

// What was asked of the solver, as far as its limits are named to people.
struct Asked {
    Question question = Question::everything;
    std::uint64_t megabytes = 512;
    std::uint64_t nodes = 0;  // 0: no limit
    std::uint64_t ms = 0;

    Limits limits() const;  // the time counts from now
};

// "classic#42: can be won, at best with 30; at least 2 rooms must be avoided". `name` is what the
// position is called.
std::string say_solution(const std::string& name, const Session& session, const Solution& solution,
                         const Asked& asked);

}  // namespace scoundrel
