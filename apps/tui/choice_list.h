// What can be done with what is in focus, a row each, and below it what needs no card. What cannot
// be done says why.
#pragma once

#include "tui/game_scene.h"

namespace scoundrel::tui {

void draw_choices(Canvas& canvas, Rect in, const GameScene& scene);

}  // namespace scoundrel::tui
