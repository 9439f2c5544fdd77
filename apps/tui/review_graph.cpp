#include "tui/review_graph.h"

#include <algorithm>
#include <cmath>

namespace scoundrel::tui {

namespace {

using Kind = Point::Kind;

constexpr int axis_width = 5;

// One of the two figures of a value, between these bounds.
struct Plot {
    Rect in;
    double Value::* figure;
    double low, high;

    int row_of(double figure_) const {
        const double share = high > low ? (figure_ - low) / (high - low) : 0.5;
        return in.y + in.h - 1 - static_cast<int>(std::lround(share * (in.h - 1)));
    }
    int row_of(const Value& value) const { return row_of(value.*figure); }
    int column_of(int i, int count) const {
        return in.x + axis_width + (count <= 1 ? 0 : i * (in.w - axis_width - 2) / (count - 1));
    }
};

Ink ink_of(const Point& point, bool of_chance) {
    if (point.kind == Kind::start) return Ink::focus;
    if (point.kind == Kind::reveal)
        return point.after.win >= point.before.win ? Ink::good : Ink::spade;
    if (!of_chance) return point.points_lost ? Ink::fair : Ink::plain;
    return point.mark >= Mark::mistake ? Ink::bad
           : point.mark != Mark::none  ? Ink::fair
                                       : Ink::plain;
}

void draw_rule(Canvas& canvas, const Plot& plot, double figure, const std::string& label,
               int every) {
    const int y = plot.row_of(figure);
    canvas.text_right(plot.in.x + axis_width - 1, y, label, {.ink = Ink::dim});
    for (int x = axis_width; x < plot.in.w - 1; x += every)
        canvas.put(plot.in.x + x, y, U'·', {.ink = Ink::gone});
}

void draw_course(Canvas& canvas, const Plot& plot, const std::vector<Point>& points, int at) {
    const int count = static_cast<int>(points.size());
    const bool of_chance = plot.figure == &Value::win;
    for (int i = 0; i < count; ++i) {
        const Point& p = points[static_cast<std::size_t>(i)];
        const int x = plot.column_of(i, count), y = plot.row_of(p.after);
        const Ink ink = ink_of(p, of_chance);
        if (i > 0) {
            const int from = plot.row_of(points[static_cast<std::size_t>(i - 1)].after);
            const bool plain = p.kind == Kind::move && ink == Ink::plain;
            for (int row = std::min(from, y); row <= std::max(from, y); ++row)
                canvas.put(x, row, U'│', {.ink = plain ? Ink::dim : ink});
            for (int c = plot.column_of(i - 1, count) + 1; c < x; ++c)
                canvas.put(c, from, U'─', {.ink = Ink::dim});
        }
        canvas.put(x, y, p.kind == Kind::reveal ? U'○' : U'●', {.ink = ink, .bold = true});
        canvas.spot({x, plot.in.y, std::max(1, plot.column_of(i + 1, count) - x), plot.in.h},
                    Input::pick(i));
    }
    canvas.restyle(
        {plot.column_of(at, count), plot.row_of(points[static_cast<std::size_t>(at)].after), 1, 1},
        {.ink = Ink::focus, .reverse = true, .bold = true});
}

}  // namespace

std::vector<Point> points_of(const Review& review) {
    std::vector<Point> points{{Kind::start, 0, 0, review.start, review.start}};
    std::size_t reveal = 0;
    const auto reveals_after = [&](int moves) {
        for (; reveal < review.reveals.size() && review.reveals[reveal].after_move <= moves;
             ++reveal) {
            const ReviewedReveal& r = review.reveals[reveal];
            points.push_back({Kind::reveal, reveal, moves, r.before, r.after});
        }
    };
    reveals_after(0);
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const ReviewedMove& m = review.moves[i];
        points.push_back(
            {Kind::move, i, static_cast<int>(i), m.before, m.after, m.mark, m.points_lost() > 0});
        reveals_after(static_cast<int>(i) + 1);
    }
    return points;
}

void draw_graph(Canvas& canvas, Rect in, const std::vector<Point>& points, int at,
                const std::string& score) {
    // A low graph has the chance alone.
    constexpr int with_scores = 9;
    const int score_rows = in.h >= with_scores ? std::max(3, in.h / 4) : 0;
    const int chance_rows = in.h - (score_rows > 0 ? score_rows + 1 : 0);
    const Plot chances{{in.x, in.y, in.w, chance_rows}, &Value::win, 0, 1};
    for (const int percent : {0, 25, 50, 75, 100})
        if (chance_rows >= 5 || percent % 50 == 0)
            draw_rule(canvas, chances, percent / 100.0, std::to_string(percent),
                      percent % 50 == 0 ? 1 : 2);
    draw_course(canvas, chances, points, at);
    canvas.put(chances.column_of(at, static_cast<int>(points.size())), in.bottom(), U'▲',
               {.ink = Ink::focus, .bold = true});
    if (score_rows == 0) return;

    const auto by_score = [](const Point& a, const Point& b) {
        return a.after.score < b.after.score;
    };
    const auto [least, most] = std::ranges::minmax_element(points, by_score);
    const Plot scores{{in.x, in.bottom() - score_rows, in.w, score_rows},
                      &Value::score,
                      least->after.score,
                      most->after.score};
    canvas.text(in.x, scores.in.y - 1, score, {.ink = Ink::dim});
    draw_rule(canvas, scores, scores.high, std::to_string(std::lround(scores.high)), 2);
    if (scores.row_of(scores.low) != scores.row_of(scores.high))
        draw_rule(canvas, scores, scores.low, std::to_string(std::lround(scores.low)), 2);
    draw_course(canvas, scores, points, at);
}

}  // namespace scoundrel::tui
