#include "tui/game_panels.h"

#include <algorithm>

#include "tui/choice_list.h"
#include "tui/panels.h"
#include "tui/scroller.h"

namespace scoundrel::tui {

namespace {

void draw_panel(Canvas& canvas, Rect in, const GameScene& scene, Panel panel) {
    const Voice voice = Voice::of(scene.session.variant());
    switch (panel) {
        case Panel::notice: return draw_notice(canvas, in, *scene.notice);
        case Panel::choices:
            return scene.instead_of_choices ? scene.instead_of_choices(canvas, in)
                                            : draw_choices(canvas, in, scene);
        case Panel::unseen: return draw_unseen(canvas, in, scene.session);
        case Panel::bottom: return draw_bottom(canvas, in, scene.session);
        case Panel::log: return draw_log(canvas, in, voice, scene.log);
        case Panel::discard: return draw_discard(canvas, in, scene.session);
    }
}

// What happened has the width of the cards, unless something more urgent is told there.
void draw_beside(Canvas& canvas, const GameLayout& l, const GameScene& scene) {
    for (int y = 1; y < l.panels.bottom(); ++y)
        canvas.put(l.side.x - 1, y, U'│', {.ink = Ink::frame});
    const int bottom = l.panels.bottom();
    const Rect in{l.side.x + 1, l.side.y, l.side.w - 1, bottom - l.side.y};
    draw_unseen(canvas, {in.x, in.y, in.w, unseen_height}, scene.session);
    // What is left is shared: below the dungeon, the discard pile, and the log if it is not below.
    constexpr int bottom_rows = 5;
    int y = in.y + unseen_height + 1;
    draw_bottom(canvas, {in.x, y, in.w, bottom_rows}, scene.session);
    y += bottom_rows + 1;
    const int discard_rows = scene.notice ? std::min(6, (bottom - y) / 2) : bottom - y;
    draw_discard(canvas, {in.x, y, in.w, discard_rows}, scene.session);
    y += discard_rows + (scene.notice ? 1 : 0);
    draw_panel(canvas, l.panels, scene, scene.notice ? Panel::notice : Panel::log);
    if (scene.notice) draw_panel(canvas, {in.x, y, in.w, bottom - y}, scene, Panel::log);
}

// Unseen cards and what is known below always stand at the left, where there is room for them.
constexpr int bottom_width = 20, roomy = 80, wide = 58;

bool unseen_stays(Rect panels) { return panels.w >= wide; }
bool bottom_stays(Rect panels) { return panels.w >= roomy - 2; }

}  // namespace

std::vector<Panel> turns_of(const GameLayout& l, const GameScene& scene) {
    if (l.has_side()) return {};
    std::vector<Panel> turns;
    const bool over = scene.session.game().over();
    if (scene.notice && !(over && l.takes_turns())) turns.push_back(Panel::notice);
    if (l.takes_turns()) turns.push_back(Panel::choices);
    if (scene.notice && over && l.takes_turns()) turns.push_back(Panel::notice);
    const bool alone = l.takes_turns();
    if (alone || !unseen_stays(l.panels)) turns.push_back(Panel::unseen);
    turns.push_back(Panel::log);
    const bool known = scene.session.position().bottom_count > 0;
    if (known && (alone || !bottom_stays(l.panels))) turns.push_back(Panel::bottom);
    turns.push_back(Panel::discard);
    return turns;
}

std::optional<Panel> panel_after(const std::vector<Panel>& turns, std::optional<Panel> now) {
    if (turns.size() < 2) return {};
    auto at = now ? std::ranges::find(turns, *now) : turns.begin();
    if (at == turns.end()) at = turns.begin();
    return ++at == turns.end() ? turns.front() : *at;
}

void draw_panels(Canvas& canvas, const GameLayout& l, const GameScene& scene) {
    if (!l.takes_turns()) draw_panel(canvas, l.choices, scene, Panel::choices);
    if (l.has_side()) return draw_beside(canvas, l, scene);
    const std::vector<Panel> turns = turns_of(l, scene);
    const auto wanted = scene.panel ? std::ranges::find(turns, *scene.panel) : turns.end();
    const Panel now = wanted != turns.end() ? *wanted : turns.front();
    Rect in = l.takes_turns() ? l.choices : l.panels;
    // What is told, and in turn with the rest what can be done, has all the width.
    if (now != Panel::notice && !l.takes_turns()) {
        if (unseen_stays(in)) {
            draw_unseen(canvas, {in.x, in.y, unseen_width, in.h}, scene.session);
            in = {in.x + unseen_width + 1, in.y, in.w - unseen_width - 1, in.h};
        }
        if (bottom_stays(l.panels)) {
            draw_bottom(canvas, {in.x, in.y, bottom_width, in.h}, scene.session);
            in = {in.x + bottom_width + 1, in.y, in.w - bottom_width - 1, in.h};
        }
    }
    // A game that is over leaves room for what there is to say of it below how it ended.
    constexpr int end_rows = 4, least_below = 5;
    if (now == Panel::choices && scene.session.game().over() && scene.notice &&
        in.h >= end_rows + least_below) {
        draw_panel(canvas, {in.x, in.y + end_rows, in.w, in.h - end_rows}, scene, Panel::notice);
        in.h = end_rows;
    }
    draw_panel(canvas, in, scene, now);
    if (now != Panel::choices) canvas.spot({in.x, in.y, in.w - 4, 1}, Input::of(Key::tab));
}

}  // namespace scoundrel::tui
