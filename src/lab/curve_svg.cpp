#include "lab/curve_svg.h"

#include <algorithm>
#include <cmath>

#include "svg/svg.h"

namespace scoundrel {

namespace {

using namespace svg;

constexpr double scale_width = 56;
constexpr double plot_height = 300;
constexpr double foot = 62;
constexpr double legend_line = 24;
constexpr double character = 7;  // about the width of one in a legend
constexpr double dot_radius = 3.5, mark_radius = 6;
constexpr double label_space = 34;  // of a tick

// By day and by night, told apart also by those who see fewer colours.
constexpr std::string_view day[most_curve_lines] = {"#2f6f9f", "#c2571a", "#3a8f5c", "#8a5fb0",
                                                    "#b8862b", "#b0416b", "#3c9d9d", "#6b6b6b"};
constexpr std::string_view night[most_curve_lines] = {"#6cb0e0", "#f0935a", "#6cc792", "#bd98e0",
                                                      "#e0b45c", "#e581a8", "#74cfcf", "#a8a8a8"};

std::string colours(const std::string_view (&palette)[most_curve_lines]) {
    std::string text;
    for (std::size_t i = 0; i < most_curve_lines; ++i) {
        const std::string n = std::to_string(i), colour(palette[i]);
        text += ".curve" + n + "{stroke:" + colour + "}.spread" + n + ",.knot" + n +
                "{fill:" + colour + "}\n";
    }
    return text;
}

std::string style() {
    return "[class^=curve]{fill:none;stroke-width:2.25;stroke-linejoin:round}\n"
           "[class^=spread]{fill-opacity:0.18}\n"
           ".strip{fill:#3a8f5c;fill-opacity:0.16}\n.aim{stroke:#3a8f5c;stroke-width:1.5;"
           "stroke-dasharray:6 4}\n"
           ".mark{fill:none;stroke:#1f2328;stroke-width:2}\n" +
           colours(day) + "@media (prefers-color-scheme:dark){\n" + colours(night) +
           ".strip{fill:#6cc792}\n.aim{stroke:#6cc792}\n.mark{stroke:#e6edf3}\n}\n";
}

class CurvePlot {
  public:
    explicit CurvePlot(const Curve& curve) : curve_(curve) {
        for (const auto& tick : curve.ticks)
            from_ = std::min(from_, tick.at), to_ = std::max(to_, tick.at);
        low_ = curve.wanted.low, high_ = curve.wanted.high;
        for (const CurveLine& line : curve.lines)
            for (const CurvePoint& point : line.points) include(point.share);
        for (const CurvePoint& mark : curve.marks) include(mark.share);
        step_ = high_ - low_ > 0.5 ? 0.1 : high_ - low_ > 0.2 ? 0.05 : 0.02;
        low_ = std::max(0.0, std::floor(low_ / step_) * step_);
        high_ = std::min(1.0, std::ceil(high_ / step_) * step_);
        place_legend();
    }

    double bottom() const { return top_ + plot_height; }

    std::string draw() const {
        std::string made = legend_ + draw_scales();
        made += rect({left, y(curve_.wanted.high), right - left,
                      y(curve_.wanted.low) - y(curve_.wanted.high)},
                     "strip");
        made += line(left, y(curve_.wanted.share), right, y(curve_.wanted.share), "aim");
        for (std::size_t i = 0; i < curve_.lines.size(); ++i) made += draw_spread(i);
        for (std::size_t i = 0; i < curve_.lines.size(); ++i) made += draw_line(i);
        for (const CurvePoint& mark : curve_.marks) made += draw_mark(mark);
        return made;
    }

  private:
    static constexpr double left = margin + scale_width;
    static constexpr double right = width - margin - 8;

    void include(Share share) {
        low_ = std::min(low_, share.low);
        high_ = std::max(high_, share.high);
    }
    double x(double at) const {
        constexpr double inset = 14;
        if (to_ <= from_) return (left + right) / 2;
        return left + inset + (right - left - 2 * inset) * (at - from_) / (to_ - from_);
    }
    double y(double share) const {
        return bottom() - plot_height * (std::clamp(share, low_, high_) - low_) / (high_ - low_);
    }

    void place_legend() {
        top_ = head_height + 18;  // what goes up stands above the scale
        if (curve_.lines.size() < 2) return;
        double at = left;
        top_ += legend_line;
        for (std::size_t i = 0; i < curve_.lines.size(); ++i) {
            const std::string& name = curve_.lines[i].name;
            const double wide = 34 + character * static_cast<double>(name.size());
            if (at > left && at + wide > right) at = left, top_ += legend_line;
            legend_ += line(at, top_ - 4, at + 18, top_ - 4, "curve" + std::to_string(i));
            legend_ += text_at(at + 24, top_, "label", name);
            at += wide;
        }
        top_ += legend_line;
    }

    std::string draw_scales() const {
        std::string made;
        for (int i = 0; low_ + i * step_ <= high_ + step_ / 2; ++i) {
            const double share = low_ + i * step_;
            made += line(left, y(share), right, y(share), i == 0 ? "base" : "grid");
            made += text_at(left - 8, y(share) + 4, "scale", number(std::round(100 * share)) + "%",
                            "end");
        }
        double free = left - label_space;  // labels that would run into each other are left out
        for (const auto& tick : curve_.ticks) {
            const double half = character * static_cast<double>(tick.label.size()) / 2;
            if (x(tick.at) - half < free) continue;
            made += text_at(x(tick.at), bottom() + 20, "scale", tick.label, "middle");
            free = x(tick.at) + half + 6;
        }
        return made + text_at((left + right) / 2, bottom() + 44, "axis", curve_.across, "middle") +
               text_at(margin, head_height + 6, "axis", curve_.up);
    }

    std::string at(double across, double share) const {
        return number(x(across)) + "," + number(y(share)) + " ";
    }
    std::string draw_spread(std::size_t i) const {
        const auto& points = curve_.lines[i].points;
        std::string corners;
        for (const CurvePoint& point : points) corners += at(point.at, point.share.high);
        for (auto point = points.rbegin(); point != points.rend(); ++point)
            corners += at(point->at, point->share.low);
        return "<polygon class=\"spread" + std::to_string(i) + "\" points=\"" + corners + "\"/>\n";
    }
    std::string draw_line(std::size_t i) const {
        const std::string n = std::to_string(i);
        std::string corners, knots;
        for (const CurvePoint& point : curve_.lines[i].points) {
            corners += at(point.at, point.share.share);
            knots += circle(x(point.at), y(point.share.share), dot_radius, "knot" + n, point.note);
        }
        return "<polyline class=\"curve" + n + "\" points=\"" + corners + "\"/>\n" + knots;
    }
    std::string draw_mark(const CurvePoint& mark) const {
        return line(x(mark.at), y(mark.share.low), x(mark.at), y(mark.share.high), "mark") +
               circle(x(mark.at), y(mark.share.share), mark_radius, "mark", mark.note);
    }

    const Curve& curve_;
    double from_ = INFINITY, to_ = -INFINITY;
    double low_ = 0, high_ = 1, step_ = 0.1, top_ = head_height;
    std::string legend_;
};

}  // namespace

std::string draw_curve(const Curve& curve) {
    const CurvePlot plot(curve);
    const std::string looks = style();
    return draw_page({.title = curve.title,
                      .subtitle = curve.subtitle,
                      .height = plot.bottom() + foot,
                      .style = looks},
                     plot.draw());
}

}  // namespace scoundrel
