// What is made of a comparison of rules, and the commands that need no play for it: `compare merge`
// and `compare report`.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"
#include "lab/rules_comparison.h"
#include "tell.h"

namespace scoundrel::cli {

inline constexpr float usual_margin = 0.5;  // points

// Nothing of no deals.
void tell_comparison_as_wanted(const TellOptions& options, const RulesComparison& comparison);

Command compare_merge_command();
Command compare_report_command();

}  // namespace scoundrel::cli
