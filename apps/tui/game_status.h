// How the game stands, above the cards: its name, how far it has come, the health. And the line
// below in which it speaks.
#pragma once

#include "tui/game_layout.h"
#include "tui/game_scene.h"

namespace scoundrel::tui {

void draw_status(Canvas& canvas, const GameLayout& layout, const GameScene& scene);
// One row mostly; the layout leaves more for a long one.
void draw_message(Canvas& canvas, const GameLayout& layout, const GameScene& scene);

}  // namespace scoundrel::tui
