#include "study_figures.h"

#include <algorithm>
#include <charconv>

#include "comparison_text.h"
#include "figures.h"
#include "lab/lines.h"
#include "nets/nets.h"
#include "notation/numbers.h"
#include "player/generalist.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view study_columns = "question,rules,net,player,measure,value,low,high";

std::vector<std::string_view> cells_of(std::string_view line) {
    std::vector<std::string_view> cells;
    for (;;) {
        const auto comma = line.find(',');
        cells.push_back(line.substr(0, comma));
        if (comma == line.npos) return cells;
        line.remove_prefix(comma + 1);
    }
}

// An empty cell is nothing; what is no number fails.
bool read_cell(std::string_view cell, std::optional<double>& number) {
    if (cell.empty()) return true;
    double value = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    if (error != std::errc() || end != cell.data() + cell.size()) return false;
    number = value;
    return true;
}

std::string print_cell(const std::optional<double>& number) {
    return number ? fmt::format("{:.6f}", *number) : "";
}

// Whose net it is, and what its file is known by.
std::string name_net(const Contender& rules) {
    if (!rules.net) return "";
    return fmt::format("{} {:016x}", net_origin(rules), *rules.net);
}

// What nobody asks of a study would only make its file long.
bool is_wanted(const StudyQuestion& question, const Figure& figure) {
    if (figure.measure.starts_with("lost_in_room_")) return question.tells == Tells::course;
    const bool failures = figure.measure == "unfinished" || figure.measure == "forfeits";
    return !failures || figure.value > 0;
}

// As `compare --csv` has them, and how many games were won with each score.
std::vector<Figure> figures_of(const StudyQuestion& question, const RulesComparison& comparison) {
    std::vector<Figure> figures;
    const TrialPlan& plan = comparison.plan();
    const auto net_of = [&](std::string_view rules) {
        const auto found = std::ranges::find_if(
            plan.rules, [&](const Contender& each) { return print_rules(each.variant) == rules; });
        return found == plan.rules.end() ? "" : name_net(*found);
    };
    const std::string csv = comparison_csv(comparison);
    std::string_view rest = csv;
    next_line(rest);  // the heads
    while (const auto line = next_line(rest)) {
        const auto cells = cells_of(*line);
        Figure figure{std::string(question.id), std::string(cells[0]), net_of(cells[0]),
                      std::string(cells[1]), std::string(cells[2])};
        if (read_cell(cells[3], figure.value) && read_cell(cells[4], figure.low) &&
            read_cell(cells[5], figure.high) && is_wanted(question, figure))
            figures.push_back(std::move(figure));
    }
    if (question.bands.empty()) return figures;
    for (std::size_t i = 0; i < plan.rules.size(); ++i)
        for (std::size_t player = 0; player < plan.players.size(); ++player)
            for (const auto& [score, games] : comparison.rules()[i].players[player].won_with)
                figures.push_back({std::string(question.id), print_rules(plan.rules[i].variant),
                                   name_net(plan.rules[i]), plan.players[player],
                                   "won_with_" + std::to_string(score),
                                   static_cast<double>(games)});
    return figures;
}

}  // namespace

Result<StudyFigures> StudyFigures::parse(std::string_view text) {
    StudyFigures study;
    bool sound = next_line(text) == study_columns;
    while (const auto line = next_line(text)) {
        const auto cells = cells_of(*line);
        sound &= cells.size() == 8;
        if (!sound) break;
        Figure figure{std::string(cells[0]), std::string(cells[1]), std::string(cells[2]),
                      std::string(cells[3]), std::string(cells[4])};
        sound = read_cell(cells[5], figure.value) && read_cell(cells[6], figure.low) &&
                read_cell(cells[7], figure.high);
        study.figures_.push_back(std::move(figure));
    }
    if (!sound || !text.empty())
        return fail(ErrorCode::bad_record,
                    say({}, Phrase::study_no_figures, {{"line", std::string(study_columns)}}));
    return study;
}

std::string StudyFigures::print() const {
    std::string text = std::string(study_columns) + "\n";
    for (const Figure& each : figures_)
        text += fmt::format("{},{},{},{},{},{},{},{}\n", each.question, each.rules, each.net,
                            each.player, each.measure, print_cell(each.value), print_cell(each.low),
                            print_cell(each.high));
    return text;
}

void StudyFigures::replace(const StudyQuestion& question, const RulesComparison& comparison,
                           const std::vector<StudyQuestion>& order) {
    std::erase_if(figures_, [&](const Figure& each) { return each.question == question.id; });
    for (Figure& figure : figures_of(question, comparison)) figures_.push_back(std::move(figure));
    std::ranges::stable_sort(figures_, {}, [&](const Figure& each) {
        return std::ranges::find(order, each.question, &StudyQuestion::id) - order.begin();
    });
}

bool StudyFigures::has(std::string_view question) const {
    return std::ranges::find(figures_, question, &Figure::question) != figures_.end();
}

const Figure* StudyFigures::find(std::string_view question, std::string_view rules,
                                 std::string_view player, std::string_view measure) const {
    const auto found = std::ranges::find_if(figures_, [&](const Figure& each) {
        return each.question == question && each.rules == rules && each.player == player &&
               each.measure == measure;
    });
    return found == figures_.end() ? nullptr : &*found;
}

std::vector<std::pair<int, double>> StudyFigures::series(std::string_view question,
                                                         std::string_view rules,
                                                         std::string_view player,
                                                         std::string_view prefix) const {
    std::vector<std::pair<int, double>> numbers;
    for (const Figure& each : figures_) {
        if (each.question != question || each.rules != rules || each.player != player ||
            !each.measure.starts_with(prefix))
            continue;
        const auto number = parse_score(std::string_view(each.measure).substr(prefix.size()));
        if (number && each.value) numbers.emplace_back(*number, *each.value);
    }
    std::ranges::sort(numbers);
    return numbers;
}

}  // namespace scoundrel::cli
