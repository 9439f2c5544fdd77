// Health as something you feel: a bar that shrinks and changes colour, with what the move chosen
// would take or give already drawn on it.
#pragma once

#include "tui/canvas.h"

namespace scoundrel::tui {

// `after` is the health that the move chosen would leave; the same as `now` if there is none.
void draw_health(Canvas& canvas, Rect in, int now, int most, int after);

Ink health_ink(int health, int most);

}  // namespace scoundrel::tui
