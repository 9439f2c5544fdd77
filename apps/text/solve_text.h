// Solutions in plain words: whether the deal can be won and how well, and the way there room by
// room.
#pragma once

#include <functional>
#include <string>

#include "coach/solution_words.h"
#include "text/terminal_text.h"

namespace scoundrel::text {

// say_solution() in lines of its own.
std::string tell_solution(const std::string& name, const Session& session, const Solution& solution,
                          const Asked& asked);

// What the line does beyond what any win takes; nothing if that is nothing.
std::string tell_line_avoids(const Session& session, const Solution& solution);

// The moves of a line from here, a row for each room, with the health it leaves.
std::string tell_line(Session session, const std::vector<Move>& line, CardStyle style);

// What can still be reached from here, and what the solution does until something new comes up, in
// words; an error where nobody knows the order of the deck.
std::string tell_from_here(const Session& session, const std::function<bool()>& stop = {});

}  // namespace scoundrel::text
