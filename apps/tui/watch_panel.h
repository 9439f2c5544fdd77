// What stands beside the cards of a game that is watched: the next move in words, the chance to win
// as a bar, and how it went so far as a graph, which is also the line one can point at.
#pragma once

#include <string>

#include "tui/film.h"

namespace scoundrel::tui {

// `title` and `next` are told as they stand. Pointing at a moment picks it, of as many moves as may
// be in sight. What is still to come is not drawn.
void draw_watch_panel(Canvas& canvas, Rect in, const Film& film, int at, int in_sight,
                      const std::string& title, const std::string& next);

}  // namespace scoundrel::tui
