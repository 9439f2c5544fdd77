#include "tui/game_panels.h"

#include "tui/panels.h"

namespace scoundrel::tui {

namespace {

// What happened has the width of the cards, unless something more urgent is told there.
void draw_beside(Canvas& canvas, const GameLayout& l, const GameScene& scene) {
    const Voice voice = Voice::of(scene.session.variant());
    for (int y = 1; y < l.message; ++y) canvas.put(l.side.x - 1, y, U'│', {.ink = Ink::frame});
    const Rect in{l.side.x + 1, l.side.y, l.side.w - 1, l.side.h};
    draw_unseen(canvas, {in.x, in.y, in.w, unseen_height}, scene.session);
    constexpr int bottom_rows = 5;
    int y = in.y + unseen_height + 1;
    draw_bottom(canvas, {in.x, y, in.w, bottom_rows}, scene.session);
    y += bottom_rows + 1;
    const int discard_rows = scene.notice ? 6 : in.bottom() - y;
    draw_discard(canvas, {in.x, y, in.w, discard_rows}, scene.session);
    y += discard_rows + 1;
    if (scene.notice) {
        draw_notice(canvas, l.panels, *scene.notice);
        draw_log(canvas, {in.x, y, in.w, in.bottom() - y}, voice, scene.log);
    } else {
        draw_log(canvas, l.panels, voice, scene.log);
    }
}

}  // namespace

void draw_panels(Canvas& canvas, const GameLayout& l, const GameScene& scene) {
    if (l.has_side()) return draw_beside(canvas, l, scene);
    if (scene.notice) return draw_notice(canvas, l.panels, *scene.notice);
    const Rect in = l.panels;
    const int bottom_width = 19;
    draw_unseen(canvas, {in.x, in.y, unseen_width, in.h}, scene.session);
    const int bottom_x = in.x + unseen_width + 1;
    draw_bottom(canvas, {bottom_x, in.y, bottom_width, in.h}, scene.session);
    const int rest = bottom_x + bottom_width + 1;
    const Rect last{rest, in.y, in.right() - rest, in.h};
    canvas.spot(last, Input::of(Key::tab));
    if (scene.panel == Panel::discard)
        draw_discard(canvas, last, scene.session);
    else
        draw_log(canvas, last, Voice::of(scene.session.variant()), scene.log);
}

}  // namespace scoundrel::tui
