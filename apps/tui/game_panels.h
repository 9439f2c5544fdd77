// The panels around the cards: below them in a narrow window, at their side in a wide one.
#pragma once

#include "tui/game_layout.h"
#include "tui/game_scene.h"

namespace scoundrel::tui {

void draw_panels(Canvas& canvas, const GameLayout& layout, const GameScene& scene);

}  // namespace scoundrel::tui
