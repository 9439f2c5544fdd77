#include "tune_picture.h"

#include <algorithm>

#include "figures.h"
#include "lab/curve_svg.h"
#include "lab/ratings_svg.h"
#include "phrases/catalogue.h"

namespace scoundrel::cli {

namespace {

// Numbers before words, then many values before few.
const Turn& turn_across(const std::vector<Turn>& turns) {
    return *std::ranges::max_element(turns, {}, [](const Turn& turn) {
        return std::pair(turn.knob->is_number() && turn.values.size() > 2, turn.values.size());
    });
}

double place_of(const Turn& turn, int value) {
    if (turn.knob->is_number()) return value;
    return static_cast<double>(std::ranges::find(turn.values, value) - turn.values.begin());
}

std::string name_of_setting(const TuneResult& result, std::size_t setting) {
    return print_rules(result.plan.rules[setting].variant);
}

CurvePoint point_of(const TuneResult& result, const Turn& across, std::size_t setting, Share share,
                    std::uint64_t deals) {
    const Rules& rules = result.plan.rules[setting].variant.rules;
    return {place_of(across, across.knob->get(rules)), share,
            say({}, Phrase::tune_point,
                {{"rules", name_of_setting(result, setting)},
                 {"share", show_share(share)},
                 {"deals", deals}})};
}

Curve curve_of(const TuneResult& result) {
    const Turn& across = turn_across(result.turns);
    std::vector<Turn> others;
    for (const Turn& turn : result.turns)
        if (turn.knob != across.knob) others.push_back(turn);
    const TuningGoal& goal = result.tuning.goal();
    Curve curve{.across = std::string(across.knob->name),
                .up = say({}, Phrase::tune_axis),
                .wanted = {goal.target, std::max(0.0, goal.low()), std::min(1.0, goal.high())}};
    for (const int value : across.values)
        curve.ticks.push_back({place_of(across, value), across.knob->print(value)});
    for (std::size_t i = 0; i < result.plan.rules.size(); ++i) {
        const std::string name = values_of(others, result.plan.rules[i].variant.rules);
        auto line = std::ranges::find(curve.lines, name, &CurveLine::name);
        if (line == curve.lines.end()) line = curve.lines.insert(line, CurveLine{.name = name});
        const TunedSetting& setting = result.tuning.settings()[i];
        line->points.push_back(point_of(result, across, i, setting.won_share, setting.deals));
        if (setting.fresh_deals > 0)
            curve.marks.push_back(
                point_of(result, across, i, setting.fresh_share, setting.fresh_deals));
    }
    for (CurveLine& line : curve.lines) std::ranges::sort(line.points, {}, &CurvePoint::at);
    std::ranges::sort(curve.ticks, {}, &Curve::Tick::at);
    return curve;
}

std::string draw_lines(const TuneResult& result, const std::string& title,
                       const std::string& subtitle) {
    std::vector<RatedPlayer> lines;
    for (std::size_t i = 0; i < result.plan.rules.size(); ++i) {
        const Share won = result.tuning.settings()[i].won_share;
        lines.push_back({.name = cut_to(name_of_setting(result, i), longest_rated_name),
                         .rating = 100 * won.share,
                         .low = 100 * won.low,
                         .high = 100 * won.high,
                         .note = show_share(won),
                         .whole_name = name_of_setting(result, i)});
    }
    return draw_ratings(title, subtitle, say({}, Phrase::compare_axis), lines, 100);
}

}  // namespace

std::string draw_tuning(const TuneResult& result, const std::string& title,
                        const std::string& subtitle) {
    Curve curve = curve_of(result);
    if (curve.lines.size() > most_curve_lines) return draw_lines(result, title, subtitle);
    curve.title = title;
    curve.subtitle = subtitle;
    return draw_curve(curve);
}

}  // namespace scoundrel::cli
