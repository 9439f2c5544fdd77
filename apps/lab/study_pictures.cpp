#include "study_pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "figures.h"
#include "lab/curve_svg.h"
#include "lab/heat_map_svg.h"
#include "lab/histograms_svg.h"
#include "lab/ratings_svg.h"
#include "notation/numbers.h"
#include "study_table.h"

namespace scoundrel::cli {

namespace {

constexpr double hundred = 100;

Share share_of(const Figure& figure) {
    return {*figure.value, figure.low.value_or(0), figure.high.value_or(1)};
}

double as_number(std::string_view text) {
    return static_cast<double>(parse_number(text).value_or(0));
}

class Drawing {
  public:
    Drawing(const StudyQuestion& question, const StudyFigures& figures)
        : question_(question), figures_(figures) {}

    std::string draw() const {
        const std::string_view first = question_.players.front();
        switch (question_.draws) {
            case Draws::nothing: return "";
            case Draws::won: return dots({first}, "won", "won, in percent");
            case Draws::players: return dots(question_.players, "won", "won, in percent");
            case Draws::luck: return dots(question_.players, "luck", "luck, in percent");
            case Draws::curves: return curves();
            case Draws::field: return field();
            case Draws::scores: return histograms("won_with_", "score of a game won");
            case Draws::rooms: return histograms("lost_in_room_", "room in which it is lost");
            case Draws::counts: return counts();
        }
        return "";
    }

  private:
    const Figure* find(std::string_view rules, std::string_view player,
                       std::string_view measure) const {
        const Figure* found = figures_.find(question_.id, rules, player, measure);
        return found != nullptr && found->value ? found : nullptr;
    }
    std::string title() const { return std::string(question_.asks); }
    // "4000 deals each, played by quick"
    std::string subtitle(bool first_alone) const {
        std::string players;
        for (const std::string_view player : question_.players) {
            players += (players.empty() ? "" : ", ") + std::string(player);
            if (first_alone) break;
        }
        const Figure* deals = find(question_.rules.front(), "", "deals");
        return fmt::format("{:.0f} deals each, played by {}", deals ? *deals->value : 0, players);
    }

    std::string dots(const std::vector<std::string_view>& players, std::string_view measure,
                     const std::string& axis, bool shares = true) const {
        const double unit = shares ? hundred : 1;
        std::vector<RatedPlayer> lines;
        for (const std::string_view rules : question_.rules)
            for (const std::string_view player : players) {
                const Figure* found = find(rules, player, measure);
                if (found == nullptr) continue;
                std::string name = short_rules(question_, rules);
                if (question_.rules.size() == 1)
                    name = player;
                else if (players.size() > 1)
                    name += " " + std::string(player);
                const Share share = share_of(*found);
                lines.push_back({.name = cut_to(name, longest_rated_name),
                                 .rating = unit * share.share,
                                 .low = unit * share.low,
                                 .high = unit * share.high,
                                 .note = shares
                                             ? show_share(share)
                                             : show_mean(2, share.share, share.high - share.share),
                                 .whole_name = std::string(rules) + ", " + std::string(player)});
            }
        if (lines.empty()) return "";
        return draw_ratings(title(), subtitle(players.size() == 1), axis, lines,
                            shares ? hundred : std::numeric_limits<double>::infinity());
    }

    std::string counts() const {
        const LedgerMeasure& measure = find_ledger(question_.counts)->measures.front();
        return dots(question_.players, measure.name,
                    std::string(measure.head) + (measure.share ? ", in percent" : ""),
                    measure.share);
    }

    std::string curves() const {
        const Field& field = question_.field;
        Curve curve{.title = title(),
                    .subtitle = subtitle(false),
                    .across = std::string(field.across),
                    .up = "won; the dashed line is one game in two",
                    .wanted = {0.5, 0.5, 0.5}};
        for (const std::string_view column : field.columns)
            curve.ticks.push_back({as_number(column), std::string(column)});
        std::ranges::sort(curve.ticks, {}, &Curve::Tick::at);
        for (const std::string_view player : question_.players) {
            CurveLine& line = curve.lines.emplace_back();
            line.name = player;
            for (std::size_t i = 0; i < question_.rules.size(); ++i)
                if (const Figure* found = find(question_.rules[i], player, "won")) {
                    const Share share = share_of(*found);
                    line.points.push_back(
                        {as_number(field.columns[i]), share,
                         fmt::format("{}, {}: {}", found->rules, player, show_share(share))});
                }
            std::ranges::sort(line.points, {}, &CurvePoint::at);
            if (line.points.empty()) curve.lines.pop_back();
        }
        return curve.lines.empty() ? "" : draw_curve(curve);
    }

    std::string field() const {
        const Field& field = question_.field;
        const std::string_view player = question_.players.front();
        HeatMap map{.title = title(),
                    .subtitle = subtitle(true),
                    .across = std::string(field.across),
                    .down = std::string(field.down),
                    .columns = {field.columns.begin(), field.columns.end()},
                    .rows = {field.rows.begin(), field.rows.end()}};
        for (std::size_t i = 0; i < question_.rules.size(); ++i) {
            if (i % field.columns.size() == 0) map.shares.emplace_back(), map.notes.emplace_back();
            const Figure* found = find(question_.rules[i], player, "won");
            map.shares.back().push_back(found ? *found->value : 0);
            map.notes.back().push_back(std::string(question_.rules[i]));
        }
        return draw_heat_map(map);
    }

    // For each player under each rules; scores that nobody had count as none.
    std::string histograms(std::string_view prefix, const std::string& axis) const {
        std::vector<Histogram> all;
        for (const std::string_view rules : question_.rules)
            for (const std::string_view player : question_.players) {
                const auto numbers = figures_.series(question_.id, rules, player, prefix);
                if (numbers.empty()) continue;
                double sum = 0;
                for (const auto& [number, count] : numbers) sum += count;
                Histogram histogram{.title = std::string(rules) + ", " + std::string(player),
                                    .note = {},
                                    .axis = axis,
                                    .bars = {}};
                for (int at = numbers.front().first; at <= numbers.back().first; ++at) {
                    const auto found =
                        std::ranges::find(numbers, at, &std::pair<int, double>::first);
                    histogram.bars.push_back({std::to_string(at), found == numbers.end() || sum == 0
                                                                      ? 0
                                                                      : found->second / sum});
                }
                all.push_back(std::move(histogram));
            }
        return all.empty() ? "" : draw_histograms(title(), subtitle(false), all);
    }

    const StudyQuestion& question_;
    const StudyFigures& figures_;
};

}  // namespace

std::string picture_name(const Study& study, const StudyQuestion& question) {
    return fmt::format("study-{}-{}.svg", study.name, question.id);
}

std::string draw_question(const StudyQuestion& question, const StudyFigures& figures) {
    return figures.has(question.id) ? Drawing(question, figures).draw() : "";
}

}  // namespace scoundrel::cli
