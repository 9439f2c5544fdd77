// Solutions in plain words: whether the deal can be won and how well, and the way there room by
// room.
#pragma once

#include <functional>
#include <string>

#include "game/session.h"
#include "solver/solver.h"
#include "text/terminal_text.h"

namespace scoundrel::text {

// What was asked of the solver, as far as its limits are named to people.
struct Asked {
    Question question = Question::everything;
    std::uint64_t megabytes = 512;
    std::uint64_t nodes = 0;  // 0: no limit
    std::uint64_t ms = 0;

    Limits limits() const;  // the time counts from now
};

// "classic#42: can be won, at best with 30; at least 2 rooms must be avoided", in lines of their
// own. `name` is what the position is called.
std::string tell_solution(const std::string& name, const Session& session, const Solution& solution,
                          const Asked& asked);

// After a game: what its deal could have given, as far as that is found quickly; empty if not, or
// if the deck is a real one. `stop` may end the search.
std::string tell_could(const Session& session, const std::function<bool()>& stop = {});

// What the line does beyond what any win takes; nothing if that is nothing.
std::string tell_line_avoids(const Session& session, const Solution& solution);

// The moves of a line from here, a row for each room, with the health it leaves.
std::string tell_line(Session session, const std::vector<Move>& line, CardStyle style);

}  // namespace scoundrel::text
