#include "tui/trend_graph.h"

#include <algorithm>
#include <cmath>

namespace scoundrel::tui {

namespace {

constexpr int trend_axis = 6;

struct TrendPlot {
    Rect in;
    double low = 1e9, high = -1e9;

    void include(double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    int row_of(double value) const {
        const double share = high > low ? (std::clamp(value, low, high) - low) / (high - low) : 0.5;
        return in.bottom() - 1 - static_cast<int>(std::lround(share * (in.h - 1)));
    }
};

}  // namespace

void draw_trend(Canvas& canvas, Rect in, const SkillProgress& progress, Measure measure) {
    std::vector<TrendPoint> points = progress.trend(measure);
    const std::size_t earlier = points.size();
    const auto players = baselines_of(progress.rules);
    int names = 0;
    for (const Baseline& player : players)
        names = std::max(names, static_cast<int>(player.player.size()) + 1);
    const int columns = in.w - trend_axis - names;
    if (points.empty() || columns < 2 || in.h < 3) return;
    if (points.size() > static_cast<std::size_t>(columns))
        points.erase(points.begin(), points.end() - columns);
    const bool all_means = earlier > points.size();  // the first of these have games before them

    TrendPlot plot{.in = in};
    for (const TrendPoint& point : points) plot.include(point.value);
    for (const Baseline& player : players) plot.include(player.of(measure).value);
    const int left = in.x + trend_axis, right = left + columns;
    for (const double value : {plot.low, plot.high})
        canvas.text_right(left - 1, plot.row_of(value), std::to_string(std::lround(value)),
                          {.ink = Ink::dim});
    for (const Baseline& player : players) {
        const int row = plot.row_of(player.of(measure).value);
        for (int x = left; x < right; x += 2) canvas.put(x, row, U'·', {.ink = Ink::gone});
        canvas.text(right + 1, row, player.player, {.ink = Ink::dim});
    }
    const int count = static_cast<int>(points.size());
    for (int i = 0; i < count; ++i) {
        const TrendPoint& point = points[static_cast<std::size_t>(i)];
        const int x = left + (count <= columns / 2 ? 2 * i : i);
        canvas.put(x, plot.row_of(point.value), U'○', {.ink = Ink::dim});
        if (!all_means && i + 1 < static_cast<int>(trend_from)) continue;
        const auto [mean, error] = point.level;
        for (int row = plot.row_of(mean + error); row <= plot.row_of(mean - error); ++row)
            if (canvas.at(x, row).glyph == U' ') canvas.put(x, row, U'░', {.ink = Ink::gone});
        canvas.put(x, plot.row_of(mean), U'━', {.ink = Ink::hint, .bold = true});
    }
}

}  // namespace scoundrel::tui
