// What a comparison of rules says, for people in tables and for other programs as figures; its
// pictures are comparison_pictures.h's.
#pragma once

#include <string>

#include "lab/rules_comparison.h"
#include "report.h"

namespace scoundrel::cli {

// How many deals, and who played them.
std::string comparison_title(const RulesComparison& comparison);
// Which rules.
std::string comparison_page_title(const RulesComparison& comparison);

// How many of many rules go by a net that is not their own; nothing of none.
Report tell_nets(const TrialPlan& plan);

Report tell_comparison(const RulesComparison& comparison);

// "81.7%, 83.0%": how the first player does, for the line that tells how far it is.
std::string tell_shares(const RulesComparison& comparison);

// A line for each figure: rules, player, measure, value, low, high.
std::string comparison_csv(const RulesComparison& comparison);

}  // namespace scoundrel::cli
