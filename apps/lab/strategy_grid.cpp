#include "strategy_grid.h"

#include <algorithm>

#include "notation/rules_text.h"
#include "strategy_words.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

// A phrase around the label of a column.
struct Around {
    std::string_view group;
    Phrase phrase;
    std::string_view name;
};
constexpr Around around[] = {
    {"avoid_cost", strategy_has_health, "values"}, {"avoid_weapon", strategy_offered, "values"},
    {"avoid_monsters", strategy_sum, "values"},    {"pour", strategy_missing, "values"},
    {"drink", strategy_missing, "values"},         {"health", strategy_in_dungeon, "cards"},
    {"weapon", strategy_in_dungeon, "cards"},      {"avoid_right", strategy_in_dungeon, "cards"},
    {"mistake", strategy_in_dungeon, "cards"}};

// What a weapon has been through.
std::string state_words(const StrategySheet& sheet, std::size_t state) {
    const Voice voice = voice_of(sheet);
    const Rules rules = parse_rules(sheet.rules)->rules;
    if (state == 0) return say(voice, strategy_fresh);
    if (rules.weapon == WeaponRule::wear)
        return say(voice, strategy_uses, {{"uses", static_cast<int>(state)}});
    const int least = rules.weapon == WeaponRule::lower ? 1 : 0;
    return say(voice, strategy_up_to, {{"value", std::to_string(worn_limits[state] - least)}});
}

}  // namespace

StrategyGrid grid_of(const StrategySheet& sheet, std::string_view group) {
    StrategyGrid grid{group};
    for (std::size_t i = 0; i < sheet.figures.size(); ++i) {
        const StrategyMeasure& measure = strategy_measures()[i];
        if (measure.group != group) continue;
        if (grid.rows.empty() || grid.rows.back() != measure.row) grid.rows.push_back(measure.row);
        if (std::ranges::find(grid.columns, measure.column) == grid.columns.end())
            grid.columns.push_back(measure.column);
        grid.cells.push_back(sheet.figures[i]);
    }
    return grid;
}

Voice voice_of(const StrategySheet& sheet) { return Voice::of(*parse_rules(sheet.rules)); }

std::string column_words(const StrategySheet& sheet, const StrategyGrid& grid, std::size_t column) {
    const Voice voice = voice_of(sheet);
    if (grid.group == "worn") return state_words(sheet, column);
    const std::string label = strategy_words(voice, "", grid.columns[column]);
    if (grid.group == "avoid_weapon" && grid.columns[column] == "none")
        return say(voice, strategy_offered_none);
    for (const Around& each : around)
        if (each.group == grid.group) return say(voice, each.phrase, {{each.name, label}});
    return label;
}

}  // namespace scoundrel::cli
