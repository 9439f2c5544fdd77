// The tables of a study of strategy, as Markdown and as a page, and some of them as pictures.
#pragma once

#include <string>
#include <vector>

#include "report.h"
#include "strategy_csv.h"

namespace scoundrel::cli {

std::vector<std::string> strategy_table_names();
// The name must be one of these. Without its title.
std::string strategy_table(const StrategySheet& sheet, const std::string& name);
std::string strategy_heading(const StrategySheet& sheet);
std::string strategy_report(const StrategySheet& sheet);  // all of them
Report strategy_page(const StrategySheet& sheet);         // and the pictures

std::vector<std::string> strategy_picture_names();
std::string strategy_picture(const StrategySheet& sheet, const std::string& name);

}  // namespace scoundrel::cli
