// The figures of a study of strategy as a sheet: what data/studies keeps and docs/strategy.md is
// made of. A CSV with a line for each measure.
#pragma once

#include <string>

#include "json/json.h"
#include "lab/strategy_figures.h"

namespace scoundrel::cli {

struct StrategySheet {
    std::string rules;
    std::uint64_t deals = 0;
    JudgePlan judge{};
    std::vector<MeasureFigures> figures{};  // in the order of strategy_measures()
};

StrategySheet sheet_of(const StrategyPlan& plan, const StrategyFigures& figures);
std::string print_sheet(const StrategySheet& sheet);
// The same figures under the same names.
Json sheet_json(const StrategySheet& sheet);
// Ends the command if it is none, or one of other measures.
StrategySheet read_sheet(const std::string& path);

}  // namespace scoundrel::cli
