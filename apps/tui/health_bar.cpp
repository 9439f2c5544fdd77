#include "tui/health_bar.h"

#include <algorithm>
#include <string>

namespace scoundrel::tui {

Ink health_ink(int health, int most) {
    if (health * 4 <= most) return Ink::bad;
    return health * 2 <= most ? Ink::fair : Ink::good;
}

void draw_health(Canvas& canvas, Rect in, int now, int most, int after) {
    const Ink ink = health_ink(now, most);
    canvas.put(in.x, in.y, U'♥', {.ink = ink, .bold = true});
    const std::string figures = std::to_string(now) + " / " + std::to_string(most);
    const int room = in.w - 3 - static_cast<int>(figures.size()) - 2;
    // Two cells a point where there is room, so that every point is seen to go.
    const int cells = most * 2 <= room ? most * 2 : std::min(most, room);
    const auto cell_of = [&](int health) { return (health * cells + most - 1) / most; };
    const int kept = cell_of(std::min(now, after));
    const int shown = cell_of(std::max(now, after));
    for (int i = 0; i < cells; ++i) {
        const bool changes = i >= kept && i < shown;
        const char32_t glyph = i < kept ? U'█' : changes ? U'▒' : U'░';
        const Ink how = i < kept ? ink : changes ? (after < now ? Ink::bad : Ink::good) : Ink::gone;
        canvas.put(in.x + 2 + i, in.y, glyph, {.ink = how});
    }
    canvas.text(in.x + 3 + cells, in.y, figures, {.ink = ink, .bold = true});
}

}  // namespace scoundrel::tui
