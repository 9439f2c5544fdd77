// A review in plain words, for a page of 78 columns: the sum of luck and skill, the figures, where
// the game turned, what cost most and what was better, and every room. What the deal could have
// given stands apart at the end.
#pragma once

#include <string>

#include "coach/game_review.h"
#include "text/terminal_text.h"

namespace scoundrel::text {

// `name` is what the game is called. `all`: every move and reveal besides.
std::string tell_review(const std::string& name, const Session& session, const GameReview& game,
                        bool all, CardStyle style);

}  // namespace scoundrel::text
