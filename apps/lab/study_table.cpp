#include "study_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "lab/lines.h"
#include "study_cells.h"

namespace scoundrel::cli {

namespace {

std::string print_line(const Cells& cells) {
    std::string text = "|";
    for (const std::string& cell : cells) text += " " + cell + " |";
    return text + "\n";
}

}  // namespace

std::string table_mark(const Study& study, const StudyQuestion& question) {
    return fmt::format("<!-- study {} {} -->\n", study.name, question.id);
}

std::string short_rules(const StudyQuestion& question, std::string_view rules) {
    const std::string_view first = question.rules.front();
    const bool goes_on = rules != first && rules.starts_with(first) && rules[first.size()] == '+';
    return std::string(goes_on ? rules.substr(first.size()) : rules);
}

Rows table_rows(const StudyQuestion& question, const StudyFigures& figures) {
    if (!figures.has(question.id)) return {};
    Rows rows{heads_of(question, figures)};
    Cells& heads = rows.front();
    if (const Figure* deals = figures.find(question.id, question.rules.front(), "", "deals"))
        heads.front() += fmt::format(", {:.0f} deals each", *deals->value);
    for (const std::string_view rules : question.rules) {
        const auto add = [&](Cells cells, const Cells& more) {
            cells.insert(cells.end(), more.begin(), more.end());
            rows.push_back(std::move(cells));
        };
        const std::string name = short_rules(question, rules);
        if (!line_a_player(question.tells))
            add({name}, row_of(question, figures, rules, ""));
        else
            for (const std::string_view player : question.players)
                add({name, std::string(player)}, row_of(question, figures, rules, player));
    }
    return rows;
}

std::string print_table(const Study& study, const StudyQuestion& question,
                        const StudyFigures& figures) {
    std::string text = table_mark(study, question);
    const std::size_t names = line_a_player(question.tells) ? 2 : 1;
    for (bool heads = true; auto& cells : table_rows(question, figures)) {
        for (std::size_t i = 0; i < names && !heads; ++i) cells[i] = "`" + cells[i] + "`";
        text += print_line(cells);
        if (heads) text += print_line(Cells(cells.size(), "---"));
        heads = false;
    }
    return text;
}

std::string with_tables(std::string_view document, const Study& study,
                        const StudyFigures& figures) {
    std::string text;
    const auto questions = study.questions();
    while (const auto line = next_line(document)) {
        const std::string whole = std::string(*line) + "\n";
        const auto asked = std::ranges::find_if(
            questions, [&](const StudyQuestion& each) { return whole == table_mark(study, each); });
        if (asked == questions.end()) {
            text += whole;
            continue;
        }
        text += print_table(study, *asked, figures);
        while (document.starts_with("|")) next_line(document);  // the old table
    }
    return text;
}

}  // namespace scoundrel::cli
