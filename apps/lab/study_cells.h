// What the table of a question has in its cells, by what it tells; study_table.h puts them
// together.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "study_figures.h"

namespace scoundrel::cli {

using Cells = std::vector<std::string>;

// Whether each player has a line of its own under each rules; else the rules have one.
bool line_a_player(Tells tells);

Cells heads_of(const StudyQuestion& question, const StudyFigures& figures);
// Without the names that the line begins with.
Cells row_of(const StudyQuestion& question, const StudyFigures& figures, std::string_view rules,
             std::string_view player);

}  // namespace scoundrel::cli
