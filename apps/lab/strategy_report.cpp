#include "strategy_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "strategy_grid.h"
#include "strategy_words.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

constexpr std::uint64_t fewest = 20;  // of fewer decisions a share says too little
constexpr std::string_view too_few = "·";

std::string markdown(const Rows& rows) {
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        text += "|";
        for (const std::string& cell : rows[i]) text += " " + cell + " |";
        text += "\n";
        if (i > 0) continue;
        text += "|";
        for (std::size_t column = 0; column < rows[0].size(); ++column) text += "---|";
        text += "\n";
    }
    return text;
}

std::string points(const std::optional<Estimated>& estimate) {
    return estimate ? with_signs(fmt::format("{:.1f}", estimate->mean)) : "–";
}
// "+4.2 [+3.1, +5.3]"
std::string points_with_interval(const Estimated& e) {
    if (!std::isfinite(e.error)) return with_signs(fmt::format("{:+.1f}", e.mean));
    return with_signs(
        fmt::format("{:+.1f} [{:+.1f}, {:+.1f}]", e.mean, e.mean - e.error, e.mean + e.error));
}
std::string share(const std::optional<Estimated>& estimate) {
    return estimate ? fmt::format("{:.0f}%", estimate->mean) : "–";
}
// "85% [81, 89]". Rooms of one deal are alike, so there are as many cases as would leave the share
// as uncertain as its deals do; where it is all or nothing they do not show that, and each counts.
std::string share_with_interval(const MeasureFigures& each) {
    if (!each.right) return "–";
    const double p = each.right->mean / 100, error = each.right->error / 100;
    const double cases =
        error > 0 ? p * (1 - p) * std::pow(normal_95 / error, 2) : static_cast<double>(each.count);
    if (!std::isfinite(cases) || cases <= 0) return share(each.right);
    const Share between = wilson_of(p, cases);
    return fmt::format("{} [{:.0f}, {:.0f}]", share(each.right), 100 * between.low,
                       100 * between.high);
}
std::string a_game(const StrategySheet& sheet, std::uint64_t count) {
    return fmt::format("{:.2f}", static_cast<double>(count) / static_cast<double>(sheet.deals));
}

// A question a row.
struct ListRow {
    const MeasureFigures& judged;
    std::string words;
};
std::vector<std::string> cells_of(const StrategySheet& sheet, const ListRow& row) {
    const MeasureFigures& each = row.judged;
    return {row.words,         a_game(sheet, each.count), share_with_interval(each),
            points(each.gain), points(each.lost),         points_with_interval(*each.net)};
}
std::vector<std::string> heads_of_list(const Voice& voice, Phrase first) {
    return {say(voice, first),
            say(voice, strategy_column_game),
            say(voice, strategy_column_right) + " [95%]",
            say(voice, strategy_column_gain),
            say(voice, strategy_column_lost),
            say(voice, strategy_column_net) + " [95%]"};
}

Rows cards_to_leave(const StrategySheet& sheet) {
    const StrategyGrid grid = grid_of(sheet, "leave");
    Rows rows{heads_of_list(voice_of(sheet), strategy_column_card)};
    for (std::size_t row = 0; row < grid.rows.size(); ++row)
        if (const MeasureFigures& each = grid.at(row, 0); each.count > 0)
            rows.push_back(cells_of(
                sheet, {each, strategy_words(voice_of(sheet), grid.group, grid.rows[row])}));
    return rows;
}

// Those first that gain most in a game, as they are judged; then what they do for a player who
// follows them.
Rows rules_of_thumb_of(const StrategySheet& sheet) {
    const Voice voice = voice_of(sheet);
    const StrategyGrid grid = grid_of(sheet, "rule"), followed = grid_of(sheet, "follow");
    std::vector<std::size_t> order;
    for (std::size_t row = 0; row < grid.rows.size(); ++row)
        if (grid.at(row, 0).count > 0) order.push_back(row);
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t row) { return grid.at(row, 0).game.mean; });
    Rows rows{heads_of_list(voice, strategy_column_rule)};
    rows.front().push_back(say(voice, strategy_column_followed) + " [95%]");
    for (const std::size_t row : order) {
        rows.push_back(
            cells_of(sheet, {grid.at(row, 0), strategy_words(voice, grid.group, grid.rows[row])}));
        const auto& played = followed.at(row, 0).net;
        rows.back().push_back(played ? points_with_interval(*played) : std::string(too_few));
    }
    return rows;
}

// "62%, +1.3"
std::string cell_of_question(const MeasureFigures& each) {
    if (each.count < fewest || !each.right || !each.net) return std::string(too_few);
    return share(each.right) + ", " + with_signs(fmt::format("{:+.1f}", each.net->mean));
}
std::string cell_of_worth(const MeasureFigures& each) {
    if (each.count < fewest || !each.net) return std::string(too_few);
    return with_signs(fmt::format("{:+.1f}", each.net->mean));
}
std::string cell_of_chance(const MeasureFigures& each) {
    if (each.count < fewest || !each.net) return std::string(too_few);
    return fmt::format("{:.0f}%", each.net->mean);
}

using CellOf = std::string (*)(const MeasureFigures& each);
Rows matrix(const StrategySheet& sheet, const StrategyGrid& grid, Phrase first, CellOf cell) {
    Rows rows{{say(voice_of(sheet), first)}};
    for (std::size_t column = 0; column < grid.columns.size(); ++column)
        rows.front().push_back(column_words(sheet, grid, column));
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        rows.push_back({strategy_words(voice_of(sheet), grid.group, grid.rows[row])});
        for (std::size_t column = 0; column < grid.columns.size(); ++column)
            rows.back().push_back(cell(grid.at(row, column)));
    }
    return rows;
}

// What one point more than each health is worth: from the chances, on the same doorways.
Rows points_of_health(const StrategySheet& sheet) {
    StrategyGrid grid = grid_of(sheet, "health");
    for (std::size_t row = 0; row + 1 < grid.rows.size(); ++row)
        for (std::size_t column = 0; column < grid.columns.size(); ++column) {
            MeasureFigures& here = grid.at(row, column);
            const auto& more = grid.at(row + 1, column).net;
            if (here.net && more) here.net->mean = more->mean - here.net->mean;
        }
    grid.rows.pop_back();
    return matrix(sheet, grid, strategy_column_health, cell_of_worth);
}

// Kinds of mistakes by what they cost a game, and by how far the game is.
Rows mistakes_of(const StrategySheet& sheet) {
    const Voice voice = voice_of(sheet);
    const StrategyGrid grid = grid_of(sheet, "mistake");
    const double all = sheet.figures[place_of(Figure::given_away)].game.mean;
    struct Kind {
        std::size_t row;
        std::uint64_t count = 0;
        double lost = 0;
    };
    std::vector<Kind> kinds;
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        Kind& kind = kinds.emplace_back(Kind{row});
        for (std::size_t column = 0; column < grid.columns.size(); ++column) {
            kind.count += grid.at(row, column).count;
            kind.lost += grid.at(row, column).game.mean;
        }
    }
    std::ranges::stable_sort(kinds, std::ranges::greater(), &Kind::lost);
    Rows rows{{say(voice, strategy_column_kind), say(voice, strategy_column_game),
               say(voice, strategy_column_points), say(voice, strategy_column_share)}};
    for (std::size_t column = 0; column < grid.columns.size(); ++column)
        rows.front().push_back(column_words(sheet, grid, column));
    for (const Kind& kind : kinds) {
        if (kind.count == 0) continue;
        rows.push_back({strategy_words(voice, grid.group, grid.rows[kind.row]),
                        a_game(sheet, kind.count), fmt::format("{:.1f}", kind.lost),
                        fmt::format("{:.0f}%", 100 * kind.lost / all)});
        for (std::size_t column = 0; column < grid.columns.size(); ++column)
            rows.back().push_back(
                with_signs(fmt::format("{:.1f}", grid.at(kind.row, column).game.mean)));
    }
    return rows;
}

// Shares in percent, or points a game.
Rows figures_of(const StrategySheet& sheet) {
    const Voice voice = voice_of(sheet);
    const StrategyGrid grid = grid_of(sheet, "figure");
    Rows rows{{say(voice, strategy_column_figure), "", "[95%]"}};
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        const MeasureFigures& each = grid.at(row, 0);
        const bool is_share = row != static_cast<std::size_t>(Figure::start) &&
                              row != static_cast<std::size_t>(Figure::given_away);
        const auto& estimate = is_share ? each.right : std::optional(each.game);
        if (each.count == 0 || !estimate) continue;
        rows.push_back({strategy_words(voice, grid.group, grid.rows[row]),
                        fmt::format("{:.1f}", estimate->mean),
                        fmt::format("[{:.1f}, {:.1f}]", estimate->mean - estimate->error,
                                    estimate->mean + estimate->error)});
    }
    return rows;
}

struct SheetTable {
    std::string_view name;
    Phrase title;
    Rows (*tell)(const StrategySheet& sheet);
};
template <Phrase first>
Rows question(const StrategySheet& sheet, std::string_view group) {
    return matrix(sheet, grid_of(sheet, group), first, cell_of_question);
}
template <Phrase first>
Rows worth(const StrategySheet& sheet, std::string_view group) {
    return matrix(sheet, grid_of(sheet, group), first, cell_of_worth);
}
using Sheet = StrategySheet;
constexpr SheetTable tables[] = {
    {"figures", strategy_table_figures, figures_of},
    {"rules", strategy_table_rules, rules_of_thumb_of},
    {"mistakes", strategy_table_mistakes, mistakes_of},
    {"avoid_cost", strategy_table_avoid_cost,
     [](const Sheet& s) { return question<strategy_column_cost>(s, "avoid_cost"); }},
    {"avoid_weapon", strategy_table_avoid_weapon,
     [](const Sheet& s) { return question<strategy_column_hand>(s, "avoid_weapon"); }},
    {"avoid_monsters", strategy_table_avoid_monsters,
     [](const Sheet& s) { return question<strategy_column_monsters>(s, "avoid_monsters"); }},
    {"avoid_right", strategy_table_avoid_right,
     [](const Sheet& s) { return worth<strategy_column_figure>(s, "avoid_right"); }},
    {"leave", strategy_table_leave, cards_to_leave},
    {"pour", strategy_table_pour,
     [](const Sheet& s) { return question<strategy_column_potion>(s, "pour"); }},
    {"drink", strategy_table_drink,
     [](const Sheet& s) { return question<strategy_column_potion>(s, "drink"); }},
    {"bare", strategy_table_bare,
     [](const Sheet& s) { return question<strategy_column_smallest>(s, "bare"); }},
    {"swap", strategy_table_swap,
     [](const Sheet& s) { return question<strategy_column_yours>(s, "swap"); }},
    {"weapon", strategy_table_weapon,
     [](const Sheet& s) { return worth<strategy_column_weapon>(s, "weapon"); }},
    {"worn", strategy_table_worn,
     [](const Sheet& s) { return worth<strategy_column_weapon>(s, "worn"); }},
    {"health", strategy_table_health,
     [](const Sheet& s) {
         return matrix(s, grid_of(s, "health"), strategy_column_health, cell_of_chance);
     }},
    {"point", strategy_table_point, points_of_health},
};

}  // namespace

std::vector<std::string> strategy_table_names() {
    std::vector<std::string> names;
    for (const SheetTable& each : tables) names.emplace_back(each.name);
    return names;
}

std::string strategy_table(const StrategySheet& sheet, const std::string& name) {
    return markdown(std::ranges::find(tables, name, &SheetTable::name)->tell(sheet));
}

std::string strategy_heading(const StrategySheet& sheet) {
    return say(
        {}, Phrase::strategy_title,
        {{"rules", sheet.rules},
         {"deals", sheet.deals},
         {"rooms", say({}, strategy_rooms,
                       {{"choosing", sheet.judge.choosing}, {"judging", sheet.judge.judging}})}});
}

std::string strategy_report(const StrategySheet& sheet) {
    std::string text = strategy_heading(sheet) + "\n";
    for (const SheetTable& each : tables)
        text += "\n" + say(voice_of(sheet), each.title) + "\n\n" + markdown(each.tell(sheet));
    return text;
}

Report strategy_page(const StrategySheet& sheet) {
    Report page = paragraph(strategy_heading(sheet));
    const auto drawn = strategy_picture_names();
    for (const SheetTable& each : tables) {
        const std::string title = say(voice_of(sheet), each.title), name(each.name);
        page += Report(title, {ReportPart::Kind::heading, title}) + table(each.tell(sheet));
        if (std::ranges::find(drawn, name) != drawn.end())
            page += Report("", {ReportPart::Kind::picture, strategy_picture(sheet, name)});
    }
    return page;
}

}  // namespace scoundrel::cli
