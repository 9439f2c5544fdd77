// How well somebody plays over time as a graph: a dot a game, the moving mean with its interval,
// and the levels of the program's players.
#pragma once

#include "game/progress.h"
#include "tui/canvas.h"

namespace scoundrel::tui {

// The latest games that fit, within the rectangle.
void draw_trend(Canvas& canvas, Rect in, const SkillProgress& progress, Measure measure);

}  // namespace scoundrel::tui
