#include "tui/review_graph.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace scoundrel::tui {

std::vector<Point> points_of(const Review& review) {
    std::vector<Point> points;
    std::size_t reveal = 0;
    const auto reveals_after = [&](int moves) {
        for (; reveal < review.reveals.size() && review.reveals[reveal].after_move <= moves;
             ++reveal) {
            const ReviewedReveal& r = review.reveals[reveal];
            points.push_back({false, reveal, moves, r.before, r.after});
        }
    };
    reveals_after(0);
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const ReviewedMove& m = review.moves[i];
        points.push_back({true, i, static_cast<int>(i), m.before, m.after, m.mark});
        reveals_after(static_cast<int>(i) + 1);
    }
    return points;
}

void draw_graph(Canvas& canvas, Rect in, const std::vector<Point>& points, int at) {
    const int plot_x = in.x + 5, rows = in.h, columns = in.w - 6;
    const auto row_of = [&](double chance) {
        return in.y + rows - 1 - static_cast<int>(std::lround(chance * (rows - 1)));
    };
    for (const int percent : {0, 25, 50, 75, 100}) {
        const int y = row_of(percent / 100.0);
        canvas.text_right(in.x + 4, y, std::to_string(percent), {.ink = Ink::dim});
        for (int x = 0; x < columns; ++x)
            if (percent % 50 == 0 || x % 2 == 0)
                canvas.put(plot_x + x, y, U'·', {.ink = Ink::gone});
    }
    const int count = static_cast<int>(points.size());
    const auto column_of = [&](int i) {
        return plot_x + (count <= 1 ? 0 : i * (columns - 1) / (count - 1));
    };
    for (int i = 0; i < count; ++i) {
        const Point& p = points[static_cast<std::size_t>(i)];
        const int x = column_of(i), y = row_of(p.after);
        const int from = row_of(i == 0 ? p.after : points[static_cast<std::size_t>(i - 1)].after);
        const Ink ink = p.is_move ? (p.mark >= Mark::mistake ? Ink::bad
                                     : p.mark != Mark::none  ? Ink::fair
                                                             : Ink::plain)
                                  : (p.after >= p.before ? Ink::good : Ink::spade);
        for (int row = std::min(from, y); row <= std::max(from, y); ++row)
            canvas.put(x, row, U'│', {.ink = p.is_move && p.mark == Mark::none ? Ink::dim : ink});
        if (i > 0)
            for (int c = column_of(i - 1) + 1; c < x; ++c)
                canvas.put(c, from, U'─', {.ink = Ink::dim});
        canvas.put(x, y, p.is_move ? U'●' : U'○', {.ink = ink, .bold = true});
        canvas.spot({x, in.y, std::max(1, column_of(i + 1) - x), rows}, Input::pick(i));
    }
    const int here = column_of(at);
    canvas.put(here, in.bottom(), U'▲', {.ink = Ink::focus, .bold = true});
    canvas.restyle({here, row_of(points[static_cast<std::size_t>(at)].after), 1, 1},
                   {.ink = Ink::focus, .reverse = true, .bold = true});
}

}  // namespace scoundrel::tui
