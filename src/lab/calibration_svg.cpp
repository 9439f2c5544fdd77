#include "lab/calibration_svg.h"

#include <algorithm>
#include <cmath>

#include "svg/svg.h"

namespace scoundrel {

namespace {

using namespace svg;

constexpr double gap = 36;  // between two panels beside each other
constexpr double panel_head = 62;
constexpr double scale_width = 46;  // left of the square
constexpr double bars_height = 44;  // of the bars, below the square
constexpr double bars_gap = 10;
constexpr double panel_foot = 66;
constexpr double largest_side = 460;
constexpr double largest_dot = 8;
constexpr double smallest_dot = 3.5;
constexpr double cap = 3.5;  // half the line at an interval's end

// Where the panels lie: one large, or two in a row.
struct Layout {
    explicit Layout(std::size_t panels) : columns(panels > 1 ? 2 : 1) {
        const auto count = static_cast<double>(columns);
        place = (width - 2 * margin - gap * (count - 1)) / count;
        side = std::min(largest_side, place - scale_width);
        height = panel_head + side + bars_gap + bars_height + panel_foot;
    }
    std::size_t columns;
    double place, side, height;
};

class Panel {
  public:
    Panel(const CalibrationPanel& panel, const Layout& layout, std::size_t number)
        : panel_(panel),
          left_(margin + (layout.place + gap) * static_cast<double>(number % layout.columns)),
          top_(head_height + layout.height * static_cast<double>(number / layout.columns)),
          side_(layout.side) {
        for (const CalibrationPoint& point : panel.points) {
            most_games_ = std::max(most_games_, point.games);
            densest_ = std::max(densest_, density(point));
        }
    }

    std::string draw() const {
        std::string made = text_at(left_, top_ + 16, "panel", panel_.title) +
                           text_at(left_, top_ + 36, "note", panel_.note) + scales();
        made += line(x(low()), y(low()), x(high()), y(high()), "true");
        for (const CalibrationPoint& point : panel_.points) made += bar(point) + dot(point);
        made += line(x(low()), base(), x(high()), base(), "base");
        return made +
               text_at(x((low() + high()) / 2), base() + 44, "axis", panel_.predicted, "middle");
    }

  private:
    double low() const { return panel_.scale.marks.front(); }
    double high() const { return panel_.scale.marks.back(); }
    double share(double value) const { return (value - low()) / (high() - low()); }
    double x(double value) const { return left_ + scale_width + side_ * share(value); }
    double y(double value) const { return top_ + panel_head + side_ * (1 - share(value)); }
    double base() const { return y(low()) + bars_gap + bars_height; }  // of the bars

    std::string show(double value, int decimals) const {
        const double tens = std::pow(10, decimals);
        return number(std::round(value / panel_.scale.unit * tens) / tens) + panel_.scale.sign;
    }

    std::string scales() const {
        std::string made;
        for (const double mark : panel_.scale.marks) {
            const std::string label = show(mark, 0);
            const std::string_view kind = mark == low() ? "base" : "grid";
            made += line(x(low()), y(mark), x(high()), y(mark), kind);
            made += line(x(mark), y(low()), x(mark), y(high()), kind);
            made += text_at(x(low()) - 10, y(mark) + 4, "scale", label, "end");
            made += text_at(x(mark), base() + 18, "scale", label, "middle");
        }
        return made + text_at(x(low()) + 10, y(high()) + 18, "axis", panel_.came);
    }

    // What was foretold within less than a hundredth of the scale takes as much room.
    double bar_width(const CalibrationPoint& point) const {
        return std::max(side_ * (share(point.to) - share(point.from)), side_ / 100);
    }
    double density(const CalibrationPoint& point) const {
        return point.decisions / bar_width(point);
    }

    // Its area tells how many of the decisions are in this tenth.
    std::string bar(const CalibrationPoint& point) const {
        const double tall = std::max(1.0, bars_height * density(point) / densest_);
        const double wide = bar_width(point);
        const double between = std::min(2.0, wide / 6);
        return rect({x(point.from) + between, base() - tall, wide - 2 * between, tall,
                     std::min(2.0, wide / 4)},
                    "faint");
    }

    // Its area tells how many games it speaks for; with its interval.
    std::string dot(const CalibrationPoint& point) const {
        const double at = x(point.predicted);
        const double bottom = y(std::max(point.low, low()));
        const double top = y(std::min(point.high, high()));
        const double radius =
            std::max(smallest_dot, largest_dot * std::sqrt(point.games / most_games_));
        const auto said = [&](double value) { return show(value, panel_.scale.decimals); };
        return line(at, bottom, at, top, "reach") +
               line(at - cap, bottom, at + cap, bottom, "reach") +
               line(at - cap, top, at + cap, top, "reach") +
               circle(at, y(point.came), radius, "dot",
                      said(point.predicted) + ": " + said(point.came) + " [" + said(point.low) +
                          ", " + said(point.high) + "]");
    }

    const CalibrationPanel& panel_;
    double left_, top_, side_;
    double most_games_ = 1, densest_ = 0;
};

// Round numbers, a few of them, from below the least to above the most.
std::vector<double> marks_around(double least, double most) {
    constexpr double most_steps = 6;
    double step = 1;
    for (const double factor : {2.0, 2.5, 2.0, 2.0, 2.5, 2.0, 2.0}) {
        if (std::ceil(most / step) - std::floor(least / step) <= most_steps) break;
        step *= factor;
    }
    std::vector<double> marks;
    const double last = std::max(std::ceil(most / step), std::floor(least / step) + 1);
    for (double i = std::floor(least / step); i <= last; ++i) marks.push_back(i * step);
    return marks;
}

}  // namespace

CalibrationPanel chance_panel(const std::array<Tenth, 10>& tenths) {
    CalibrationPanel panel{
        .scale = {.marks = {0, 0.25, 0.5, 0.75, 1}, .unit = 0.01, .sign = "%", .decimals = 1}};
    for (std::size_t i = 0; i < tenths.size(); ++i) {
        const Tenth& tenth = tenths[i];
        if (tenth.games == 0) continue;
        const double from = static_cast<double>(i) / 10;
        panel.points.push_back({from, from + 0.1, tenth.predicted, tenth.won.low, tenth.won.share,
                                tenth.won.high, static_cast<double>(tenth.games),
                                static_cast<double>(tenth.decisions)});
    }
    return panel;
}

CalibrationPanel score_panel(const std::vector<ScoreTenth>& tenths) {
    CalibrationPanel panel{.scale = {.decimals = 1}};
    double least = INFINITY, most = -INFINITY;
    for (const ScoreTenth& tenth : tenths) {
        const double came = tenth.score.ratio();
        const double reach = tenth.score.count() < 2 ? 0 : tenth.score.error();
        panel.points.push_back({tenth.from, tenth.to, tenth.predicted, came - reach, came,
                                came + reach, static_cast<double>(tenth.score.count()),
                                static_cast<double>(tenth.decisions)});
        least = std::min({least, tenth.predicted, came - reach});
        most = std::max({most, tenth.predicted, came + reach});
    }
    panel.scale.marks = tenths.empty() ? std::vector{0.0, 1.0} : marks_around(least, most);
    // The tails of the first and the last tenth may lie far out.
    for (CalibrationPoint& point : panel.points) {
        point.from = std::max(point.from, panel.scale.marks.front());
        point.to = std::min(point.to, panel.scale.marks.back());
    }
    return panel;
}

std::string draw_calibrations(const std::string& title, const std::string& subtitle,
                              const std::vector<CalibrationPanel>& panels) {
    const Layout layout(panels.size());
    const std::size_t rows = (panels.size() + layout.columns - 1) / layout.columns;
    std::string body;
    for (std::size_t i = 0; i < panels.size(); ++i) body += Panel(panels[i], layout, i).draw();
    return draw_page({.title = title,
                      .subtitle = subtitle,
                      .height = head_height + layout.height * static_cast<double>(rows)},
                     body);
}

}  // namespace scoundrel
