// The panels around the table: below it in a narrow window, at its side in a wide one.
#pragma once

#include "tui/table_layout.h"
#include "tui/table_scene.h"

namespace scoundrel::tui {

void draw_panels(Canvas& canvas, const TableLayout& layout, const TableScene& scene);

}  // namespace scoundrel::tui
