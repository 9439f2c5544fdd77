// What can be done with what is in mind, a row each, and below it what needs no card. What cannot
// be done says why.
#pragma once

#include "tui/table_scene.h"

namespace scoundrel::tui {

void draw_choices(Canvas& canvas, Rect in, const TableScene& scene);

}  // namespace scoundrel::tui
