// What the solver says about a game, to a person: how it goes from here, when they ask during the
// game, and once it is over whether its deal could have been won. How long each may take is
// decided here for every front-end.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "game/session.h"
#include "solver/solver.h"

namespace scoundrel {

// Somebody waits for the answer, and can call it off.
inline constexpr std::chrono::milliseconds solve_patience{20'000};

// For a whole deal, solved unasked: a second at most, usually far less.
inline constexpr std::uint64_t deal_nodes = 100'000;

// All that can be said of the game from here on. Nothing if nobody knows the order of the deck.
std::optional<Solution> solve_session(const Session& session, const Limits& limits);

// `solve_patience` from now on, or until `stop` says true.
Limits limits_from_here(const std::function<bool()>& stop);

// From the position on the screen, within `solve_patience`; `stop` may end it before. Nothing if
// nobody knows the order of the deck.
std::optional<Solution> solve_from_here(const Session& session,
                                        const std::function<bool()>& stop = {});

// What it says, as a sentence: "From here: can be won, at best with 12."
std::string say_from_here(const Session& session, const Solution& solution);

// The deal from its beginning, within `deal_nodes`. Nothing at a real table.
std::optional<Solution> solve_deal(const Session& session, const std::function<bool()>& stop = {});

// What the deal could have given beside what this game reached, in a sentence; empty if that is not
// known.
std::string say_could(const Session& session, const std::optional<Solution>& deal);

}  // namespace scoundrel
