// The pictures of a comparison of rules.
#pragma once

#include <string>

#include "lab/rules_comparison.h"

namespace scoundrel::cli {

// The share that the first player wins, a line for each rules.
std::string draw_comparison(const RulesComparison& comparison);

// In which rooms the first player loses, a histogram for each rules; nothing where it never does.
std::string draw_losses(const RulesComparison& comparison);

}  // namespace scoundrel::cli
