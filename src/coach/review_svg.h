// A review as a picture: the chance to win over the game, a bar for each thing that changed it, and
// below it the score to expect. Reveals are luck, moves are skill, in colours that also the
// colour-blind tell apart; readable on light and dark pages. SVG by itself, without a library.
#pragma once

#include <string>

#include "coach/game_review.h"

namespace scoundrel {

std::string draw_review(const Session& session, const GameReview& game);

}  // namespace scoundrel
