// Pictures of a study of strategy: fields of cells for tables of two things, and lines for kinds of
// mistakes.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/heat_map_svg.h"
#include "lab/ratings_svg.h"
#include "strategy_grid.h"
#include "strategy_report.h"
#include "strategy_words.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

struct Picture {
    std::string_view name;
    Phrase title, down;
    bool right;  // shows how often it is best; else the mean
};
constexpr Picture pictures[] = {
    {"avoid_cost", strategy_picture_avoid, strategy_column_cost, true},
    {"bare", strategy_picture_bare, strategy_column_smallest, true},
    {"swap", strategy_picture_swap, strategy_column_yours, true},
    {"health", strategy_table_health, strategy_column_health, false},
    {"weapon", strategy_table_weapon, strategy_column_weapon, false},
};
constexpr std::string_view of_mistakes = "mistakes";

std::string draw_field(const StrategySheet& sheet, const Picture& picture) {
    const Voice voice = voice_of(sheet);
    const StrategyGrid grid = grid_of(sheet, picture.name);
    HeatMap map{.title = say(voice, picture.title),
                .subtitle = strategy_heading(sheet),
                .across = "",
                .down = say(voice, picture.down)};
    for (std::size_t column = 0; column < grid.columns.size(); ++column)
        map.columns.push_back(column_words(sheet, grid, column));
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        map.rows.push_back(strategy_words(voice, grid.group, grid.rows[row]));
        auto& shares = map.shares.emplace_back();
        auto& notes = map.notes.emplace_back();
        for (std::size_t column = 0; column < grid.columns.size(); ++column) {
            const MeasureFigures& each = grid.at(row, column);
            const auto& figure = picture.right ? each.right : each.net;
            shares.push_back(figure ? std::max(0.0, figure->mean / 100) : 0);
            notes.push_back(std::to_string(each.count));
        }
    }
    return draw_heat_map(map);
}

// Points lost a game, the costliest first; by all stages together.
std::string draw_mistakes(const StrategySheet& sheet) {
    const Voice voice = voice_of(sheet);
    const StrategyGrid grid = grid_of(sheet, "mistake");
    std::vector<RatedPlayer> kinds;
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        double lost = 0, squares = 0;
        for (std::size_t column = 0; column < grid.columns.size(); ++column) {
            const Estimated& each = grid.at(row, column).game;
            lost += each.mean;
            squares += each.error * each.error;
        }
        const std::string words = strategy_words(voice, grid.group, grid.rows[row]);
        kinds.push_back({words.substr(0, longest_rated_name), lost, lost - std::sqrt(squares),
                         lost + std::sqrt(squares), fmt::format("{:.1f}", lost), words});
    }
    std::ranges::stable_sort(kinds, std::ranges::greater(), &RatedPlayer::rating);
    return draw_ratings(say(voice, strategy_table_mistakes), strategy_heading(sheet),
                        say(voice, strategy_column_points), kinds);
}

}  // namespace

std::vector<std::string> strategy_picture_names() {
    std::vector<std::string> names{std::string(of_mistakes)};
    for (const Picture& each : pictures) names.emplace_back(each.name);
    return names;
}

std::string strategy_picture(const StrategySheet& sheet, const std::string& name) {
    if (name == of_mistakes) return draw_mistakes(sheet);
    return draw_field(sheet, *std::ranges::find(pictures, name, &Picture::name));
}

}  // namespace scoundrel::cli
