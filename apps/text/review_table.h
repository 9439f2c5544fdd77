// A reviewed game room by room: its cards, its moves with their marks, what luck and skill did to
// the chance, and what was left: the chance to win, as a number and as a bar, and the score to
// expect.
#pragma once

#include <string>

#include "coach/game_review.h"
#include "phrases/catalogue.h"
#include "text/terminal_text.h"

namespace scoundrel::text {

// Win points of a change of chance, as a whole number: "+12", "-3", "0".
std::string show_points(double change);

// Of so many characters, filled to this share: blocks of eighths where symbols can be shown.
std::string show_bar(double share, int width, CardStyle style);

std::string tell_rooms(const Voice& voice, const GameReview& game, CardStyle style);

}  // namespace scoundrel::text
