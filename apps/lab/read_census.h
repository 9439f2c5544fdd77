// A census that other commands go by: one of the same rules, every line of which is as it was
// written.
#pragma once

#include "lab/census.h"
#include "lab/standings.h"

namespace scoundrel::cli {

// Ends the command if it is not one, or has no rows.
Census read_census(const std::string& path, const Rules& rules);

// What the solver reached on its deals, where that is proved. None without a file.
BestScores read_best_scores(const std::string& path, const Rules& rules);

}  // namespace scoundrel::cli
