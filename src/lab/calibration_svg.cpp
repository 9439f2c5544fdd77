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
constexpr double bars_height = 44;  // of the tenths' numbers, below the square
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
    Panel(const CalibrationPanel& panel, const CalibrationWords& words, const Layout& layout,
          std::size_t number)
        : panel_(panel),
          words_(words),
          left_(margin + (layout.place + gap) * static_cast<double>(number % layout.columns)),
          top_(head_height + layout.height * static_cast<double>(number / layout.columns)),
          side_(layout.side) {
        for (const Tenth& tenth : panel.tenths) {
            most_games_ = std::max(most_games_, static_cast<double>(tenth.games));
            most_decisions_ = std::max(most_decisions_, static_cast<double>(tenth.decisions));
        }
    }

    std::string draw() const {
        std::string made = text_at(left_, top_ + 16, "panel", panel_.title) +
                           text_at(left_, top_ + 36, "note", panel_.note) + scales();
        made += line(x(0), y(0), x(1), y(1), "true");
        for (std::size_t i = 0; i < panel_.tenths.size(); ++i) {
            made += bar(i);
            made += point(panel_.tenths[i]);
        }
        const double base = y(0) + bars_gap + bars_height;
        made += line(x(0), base, x(1), base, "base");
        return made + text_at(x(0.5), base + 44, "axis", words_.chance, "middle");
    }

  private:
    double x(double share) const { return left_ + scale_width + side_ * share; }
    double y(double share) const { return top_ + panel_head + side_ * (1 - share); }

    std::string scales() const {
        std::string made;
        const double base = y(0) + bars_gap + bars_height;
        for (int i = 0; i <= 4; ++i) {
            const double share = i / 4.0;
            const std::string label = std::to_string(25 * i) + "%";
            const std::string_view kind = i == 0 ? "base" : "grid";
            made += line(x(0), y(share), x(1), y(share), kind);
            made += line(x(share), y(0), x(share), y(1), kind);
            made += text_at(x(0) - 10, y(share) + 4, "scale", label, "end");
            made += text_at(x(share), base + 18, "scale", label, "middle");
        }
        return made + text_at(x(0) + 10, y(1) + 18, "axis", words_.won);
    }

    // How many of the decisions are in this tenth.
    std::string bar(std::size_t i) const {
        const auto decisions = static_cast<double>(panel_.tenths[i].decisions);
        if (decisions == 0) return {};
        const double base = y(0) + bars_gap + bars_height;
        const double high = std::max(1.0, bars_height * decisions / most_decisions_);
        const double from = x(static_cast<double>(i) / 10) + 2;
        return rect({from, base - high, side_ / 10 - 4, high, 2}, "faint");
    }

    // A dot whose area tells how many games it speaks for, and its interval.
    std::string point(const Tenth& tenth) const {
        if (tenth.games == 0) return {};
        const double at = x(tenth.predicted);
        const double low = y(tenth.won.low);
        const double high = y(tenth.won.high);
        const double radius = std::max(
            smallest_dot, largest_dot * std::sqrt(static_cast<double>(tenth.games) / most_games_));
        return line(at, low, at, high, "reach") + line(at - cap, low, at + cap, low, "reach") +
               line(at - cap, high, at + cap, high, "reach") +
               circle(at, y(tenth.won.share), radius, "dot",
                      percent(tenth.predicted) + ": " + percent(tenth.won.share) + " [" +
                          percent(tenth.won.low) + ", " + percent(tenth.won.high) + "]");
    }

    const CalibrationPanel& panel_;
    const CalibrationWords& words_;
    double left_, top_, side_;
    double most_games_ = 1, most_decisions_ = 1;
};

}  // namespace

std::string draw_calibrations(const CalibrationWords& words,
                              const std::vector<CalibrationPanel>& panels) {
    const Layout layout(panels.size());
    const std::size_t rows = (panels.size() + layout.columns - 1) / layout.columns;
    std::string body;
    for (std::size_t i = 0; i < panels.size(); ++i)
        body += Panel(panels[i], words, layout, i).draw();
    return draw_page({.title = words.title,
                      .subtitle = words.subtitle,
                      .height = head_height + layout.height * static_cast<double>(rows)},
                     body);
}

}  // namespace scoundrel
