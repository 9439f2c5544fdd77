#include "strategy_csv.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

#include "command/failure.h"
#include "lab/lines.h"
#include "phrases/catalogue.h"
#include "system/files.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view columns =
    "rules,deals,choosing,judging,group,row,column,count,right,right_error,gain,gain_error,lost,"
    "lost_error,net,net_error,never,never_error,always,always_error,game,game_error";
constexpr std::size_t before_estimates = 8;
constexpr std::size_t estimates = 7;

// Empty where nothing is known.
std::string print_number(double number) {
    return std::isfinite(number) ? fmt::format("{:.4f}", number) : "";
}
std::string print_estimate(const std::optional<Estimated>& estimate) {
    if (!estimate) return ",,";
    return "," + print_number(estimate->mean) + "," + print_number(estimate->error);
}

std::vector<std::string> split(std::string_view line) {
    std::vector<std::string> cells(1);
    for (const char each : line)
        if (each == ',')
            cells.emplace_back();
        else
            cells.back() += each;
    return cells;
}

std::optional<double> parse_decimal(const std::string& text) {
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !std::isfinite(number)) return {};
    return number;
}

// Two cells; an interval that is not known is none.
bool parse_estimate(const std::string& mean, const std::string& error,
                    std::optional<Estimated>& into) {
    into.reset();
    if (mean.empty() && error.empty()) return true;
    const auto number = parse_decimal(mean);
    const auto half = error.empty() ? std::optional<double>(INFINITY) : parse_decimal(error);
    if (!number || !half) return false;
    into = Estimated{*number, *half};
    return true;
}

bool parse_figures(const std::vector<std::string>& cells, MeasureFigures& figures) {
    const auto count = parse_number(cells[before_estimates - 1]);
    if (!count) return false;
    figures.count = *count;
    std::optional<Estimated> all[estimates];
    for (std::size_t i = 0; i < estimates; ++i)
        if (!parse_estimate(cells[before_estimates + 2 * i], cells[before_estimates + 2 * i + 1],
                            all[i]))
            return false;
    figures.right = all[0];
    figures.gain = all[1];
    figures.lost = all[2];
    figures.net = all[3];
    figures.never = all[4].value_or(Estimated{});
    figures.always = all[5].value_or(Estimated{});
    figures.game = all[6].value_or(Estimated{});
    return true;
}

// The line of the measure that comes next.
bool parse_line(const std::vector<std::string>& cells, StrategySheet& sheet) {
    constexpr int most_rooms = 1'000'000;
    if (cells.size() != before_estimates + 2 * estimates) return false;
    if (sheet.figures.size() >= strategy_measures().size()) return false;
    const StrategyMeasure& measure = strategy_measures()[sheet.figures.size()];
    if (cells[4] != measure.group || cells[5] != measure.row || cells[6] != measure.column)
        return false;
    const auto deals = parse_number(cells[1]);
    const auto choosing = parse_count(cells[2], most_rooms);
    const auto judging = parse_count(cells[3], most_rooms);
    if (!deals || !choosing || !judging || !parse_rules(cells[0])) return false;
    sheet.rules = cells[0];
    sheet.deals = *deals;
    sheet.judge = {*choosing, *judging};
    return parse_figures(cells, sheet.figures.emplace_back());
}

}  // namespace

StrategySheet sheet_of(const StrategyPlan& plan, const StrategyFigures& figures) {
    StrategySheet sheet{print_rules(plan.variant), figures.deals(), plan.judge};
    for (std::size_t i = 0; i < strategy_measures().size(); ++i)
        sheet.figures.push_back(figures.of(i));
    return sheet;
}

std::string print_sheet(const StrategySheet& sheet) {
    std::string text(columns);
    text += "\n";
    for (std::size_t i = 0; i < sheet.figures.size(); ++i) {
        const StrategyMeasure& measure = strategy_measures()[i];
        const MeasureFigures& each = sheet.figures[i];
        text += fmt::format("{},{},{},{},{},{},{},{}", sheet.rules, sheet.deals,
                            sheet.judge.choosing, sheet.judge.judging, measure.group, measure.row,
                            measure.column, each.count);
        for (const auto& estimate : {each.right, each.gain, each.lost, each.net})
            text += print_estimate(estimate);
        for (const Estimated& estimate : {each.never, each.always, each.game})
            text += print_estimate(estimate);
        text += "\n";
    }
    return text;
}

namespace {

Json json_of(const std::optional<Estimated>& estimate) {
    if (!estimate) return {};
    return {{"mean", estimate->mean},
            {"error", std::isfinite(estimate->error) ? Json(estimate->error) : Json()}};
}

}  // namespace

Json sheet_json(const StrategySheet& sheet) {
    Json measures = Json::array();
    for (std::size_t i = 0; i < sheet.figures.size(); ++i) {
        const StrategyMeasure& measure = strategy_measures()[i];
        const MeasureFigures& each = sheet.figures[i];
        measures.push_back({{"group", std::string(measure.group)},
                            {"row", std::string(measure.row)},
                            {"column", std::string(measure.column)},
                            {"count", each.count},
                            {"right", json_of(each.right)},
                            {"gain", json_of(each.gain)},
                            {"lost", json_of(each.lost)},
                            {"net", json_of(each.net)},
                            {"never", json_of(each.never)},
                            {"always", json_of(each.always)},
                            {"game", json_of(each.game)}});
    }
    return {{"rules", sheet.rules},
            {"deals", sheet.deals},
            {"rooms", {{"choosing", sheet.judge.choosing}, {"judging", sheet.judge.judging}}},
            {"measures", std::move(measures)}};
}

StrategySheet read_sheet(const std::string& path) {
    constexpr std::size_t most = std::size_t{16} << 20;
    const std::string text = or_fail(read_input(path, most));
    std::string_view rest = text;
    StrategySheet sheet;
    std::uint64_t number = 1;
    bool good = next_line(rest) == columns;
    while (good) {
        const auto line = next_line(rest);
        if (!line) break;
        ++number;
        good = parse_line(split(*line), sheet);
    }
    if (!good || !rest.empty() || sheet.figures.size() != strategy_measures().size())
        throw Failure(say({}, Phrase::strategy_no_csv, {{"file", path}, {"line", number}}));
    return sheet;
}

}  // namespace scoundrel::cli
