// The choices and the panels around the cards: below them in a narrow window, at their side in a
// wide one, and in turns where they do not fit at once.
#pragma once

#include "tui/game_layout.h"
#include "tui/game_scene.h"

namespace scoundrel::tui {

void draw_panels(Canvas& canvas, const GameLayout& layout, const GameScene& scene);

}  // namespace scoundrel::tui
