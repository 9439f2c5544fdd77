// How often each score was reached, as bars.
#pragma once

#include "game/statistics.h"
#include "tui/canvas.h"

namespace scoundrel::tui {

void draw_histogram(Canvas& canvas, Rect in, const GameTally& tally);

}  // namespace scoundrel::tui
