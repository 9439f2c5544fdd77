#include "tui/watch_panel.h"

#include <cmath>

#include "coach/chance_words.h"
#include "coach/review_words.h"
#include "phrases/layout.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

Ink ink_of_chance(double win) { return win >= 0.5 ? Ink::good : win >= 0.2 ? Ink::fair : Ink::bad; }

// "62% ████████░░░░ score 8.3"
void draw_promise(Canvas& canvas, Rect in, const Voice& voice, const std::optional<Value>& value) {
    if (!value) return void(canvas.text(in.x, in.y, say(voice, watch_judging), {.ink = Ink::dim}));
    const std::string win = say(voice, watch_win, {{"percent", say_percent(voice, value->win)}});
    const std::string score =
        say(voice, watch_score, {{"score", scoundrel::say_score(voice, value->score)}});
    canvas.text(in.x, in.y, win, {.ink = Ink::strong, .bold = true});
    const int from = in.x + text_width(win) + 1, to = in.right() - text_width(score) - 1;
    const int full = static_cast<int>(std::lround(value->win * (to - from)));
    for (int x = from; x < to; ++x)
        canvas.put(x, in.y, x < from + full ? U'█' : U'░',
                   {.ink = x < from + full ? ink_of_chance(value->win) : Ink::gone});
    canvas.text_right(in.right(), in.y, score, {.ink = Ink::plain});
}

// A column a moment as long as they fit, then several in one.
int column_of(int moment, int moments, int width) {
    return moments <= width ? moment : moment * (width - 1) / (moments - 1);
}

void draw_column(Canvas& canvas, Rect in, int x, double win, Ink ink) {
    constexpr std::u32string_view eighths = U"▁▂▃▄▅▆▇█";
    const int height = std::max(1, static_cast<int>(std::lround(win * 8 * in.h)));
    for (int row = 0; row * 8 < height; ++row)
        canvas.put(x, in.bottom() - 1 - row,
                   eighths[static_cast<std::size_t>(std::min(height - row * 8, 8) - 1)],
                   {.ink = ink});
}

void draw_course_so_far(Canvas& canvas, Rect in, const Film& film, int at, int in_sight) {
    const int moments = in_sight + 1;
    for (int i = 0; i < moments; ++i) {
        const int x = in.x + column_of(i, moments, in.w);
        canvas.spot({x, in.y, 1, in.h}, Input::pick(i));
        const auto promise = i <= at ? film.promise(i) : std::nullopt;
        if (promise)
            draw_column(canvas, in, x, promise->win,
                        i == at ? Ink::focus : ink_of_chance(promise->win));
        else
            canvas.put(x, in.bottom() - 1, i == at ? U'▲' : U'·',
                       {.ink = i == at ? Ink::focus : Ink::dim});
    }
}

}  // namespace

void draw_watch_panel(Canvas& canvas, Rect in, const Film& film, int at, int in_sight,
                      const std::string& title, const std::string& next) {
    const Voice voice = Voice::of(film.whole().variant());
    constexpr int fewest_for_graph = 4;
    const bool graph = in.h >= fewest_for_graph;
    const int words = std::clamp(in.h - (graph ? 4 : 2), 1, 3);
    canvas.rule(in.x, in.y, in.w, title, {.ink = Ink::focus, .bold = true});
    canvas.paragraph({in.x, in.y + 1, in.w, words}, next);
    if (in.h < 3) return;
    draw_promise(canvas, {in.x, in.y + 1 + words, in.w, 1}, voice, film.promise(at));
    const int top = in.y + 2 + words;
    if (graph) draw_course_so_far(canvas, {in.x, top, in.w, in.bottom() - top}, film, at, in_sight);
}

}  // namespace scoundrel::tui
