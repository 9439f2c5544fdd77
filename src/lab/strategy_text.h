// Rows of the study of strategy as a text that long work goes on with: what makes them comparable,
// then a line for each deal. They are the study's scratch paper: what is kept of it is a CSV.
#pragma once

#include <string>
#include <string_view>

#include "lab/checked_lines.h"
#include "lab/rows_file.h"
#include "lab/strategy.h"

namespace scoundrel {

// Without checks: whole lines, and a line without its end.
std::string print_strategy_head(const StrategyPlan& plan);
std::string print_strategy_row(const StrategyRow& row);
std::optional<StrategyRow> parse_strategy_row(std::string_view line);

struct StrategyText {
    StrategyPlan head;
    std::vector<StrategyRow> rows{};
    std::size_t used = 0;  // bytes up to the end of the last whole row
    Checks checks{};
};

// A text that is to go on with this plan. One cut short within its head, or empty, begins again:
// `used` is 0. Another plan, other measures, or lines that fail their checks are errors.
Result<StrategyText> resume_strategy(std::string_view text, const StrategyPlan& plan);

struct StrategyFormat {
    using Head = StrategyPlan;
    using Row = StrategyRow;
    static constexpr Phrase what = Phrase::this_strategy;
    static constexpr auto resume = resume_strategy;
    static constexpr auto print_head = print_strategy_head;
    static constexpr auto print_row = print_strategy_row;
};
using StrategyFile = RowsFile<StrategyFormat>;

}  // namespace scoundrel
