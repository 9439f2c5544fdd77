#include "coach/progress_svg.h"

#include <algorithm>

#include "game/progress_words.h"
#include "svg/svg.h"
#include "words/rule_names.h"

namespace scoundrel {

namespace {

using enum Phrase;

namespace progress_picture {

using svg::circle, svg::line, svg::number, svg::text_at;

constexpr double left = 72, right = svg::width - 110;  // the players' names stand behind it
constexpr double panel_height = 150, panel_gap = 52;
constexpr double top = svg::head_height + 20;

constexpr std::string_view style =
    R"(.course{fill:none;stroke:#1f6fb2;stroke-width:2.5;stroke-linejoin:round}
.interval{fill:#1f6fb2;opacity:.18}
.game{fill:#8c959f;opacity:.7}
.level{stroke:#d1620a;stroke-width:1.5;stroke-dasharray:5 4}
@media (prefers-color-scheme:dark){
.course{stroke:#6cb0e0}
.interval{fill:#6cb0e0}
.level{stroke:#f0913f}
}
)";

// One measure, within these bounds.
class Panel {
  public:
    Panel(const SkillProgress& progress, Measure measure, double at)
        : measure_(measure),
          top_(at),
          points_(progress.trend(measure)),
          players_(baselines_of(progress.rules)) {
        for (const TrendPoint& point : points_) include(point.value);
        for (const Baseline& player : players_) include(player.of(measure).value);
        if (high_ - low_ < 1) high_ = low_ + 1;
    }

    std::string draw() const {
        return text_at(left, top_ - 12, "label", say_measure(measure_)) + scale() + interval() +
               games() + course() + levels();
    }

  private:
    void include(double value) {
        low_ = std::min(low_, value);
        high_ = std::max(high_, value);
    }
    double x(std::size_t i) const {
        const double steps = static_cast<double>(std::max<std::size_t>(2, points_.size()) - 1);
        return left + (right - left) * static_cast<double>(i) / steps;
    }
    double y(double value) const {
        return top_ + panel_height * (1 - (std::clamp(value, low_, high_) - low_) / (high_ - low_));
    }

    std::string scale() const {
        std::string text;
        for (const double value : {low_, (low_ + high_) / 2, high_})
            text += line(left, y(value), right, y(value), "grid") +
                    text_at(left - 8, y(value) + 4, "scale", say_figure(value), "end");
        return text;
    }
    std::string games() const {
        std::string text;
        for (std::size_t i = 0; i < points_.size(); ++i)
            text += circle(x(i), y(points_[i].value), 2.5, "game", say_figure(points_[i].value));
        return text;
    }
    static std::string at(double x, double y) { return " " + number(x) + " " + number(y); }
    // From where there is a mean to speak of.
    std::string course() const {
        std::string path;
        for (std::size_t i = trend_from - 1; i < points_.size(); ++i)
            path += (path.empty() ? "M" : "L") + at(x(i), y(points_[i].level.value));
        return path.empty() ? "" : "<path class=\"course\" d=\"" + path + "\"/>\n";
    }
    std::string interval() const {
        std::string there, back;
        for (std::size_t i = trend_from - 1; i < points_.size(); ++i) {
            const auto [mean, error] = points_[i].level;
            there += (there.empty() ? "M" : "L") + at(x(i), y(mean + error));
            back = "L" + at(x(i), y(mean - error)) + back;
        }
        return there.empty() ? "" : "<path class=\"interval\" d=\"" + there + back + "Z\"/>\n";
    }
    std::string levels() const {
        std::string text;
        for (const Baseline& player : players_) {
            const double level = y(player.of(measure_).value);
            text +=
                line(left, level, right, level, "level") +
                text_at(right + 8, level + 4, "scale",
                        std::string(player.player) + " " + say_figure(player.of(measure_).value));
        }
        return text;
    }

    Measure measure_;
    double top_;
    std::vector<TrendPoint> points_;
    std::vector<Baseline> players_;
    double low_ = 1e9, high_ = -1e9;
};

}  // namespace progress_picture

}  // namespace

std::string draw_progress(const SkillProgress& progress) {
    using namespace progress_picture;
    std::string body;
    double at = progress_picture::top;
    for (const Measure measure : measures) {
        body += Panel(progress, measure, at).draw();
        at += panel_height + panel_gap;
    }
    const std::string title =
        say({}, progress_title) + ": " + name_of(parse_rules(progress.rules).value_or(Variant{}));
    const std::string subtitle =
        say({}, progress_legend, {{"games", static_cast<int>(trend_window)}});
    return svg::draw_page(
        {.title = title, .subtitle = subtitle, .height = at, .style = progress_picture::style},
        body);
}

}  // namespace scoundrel
