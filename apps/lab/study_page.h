// A study as JSON for other programs, and as one page that opens from disk.
#pragma once

#include <string>
#include <vector>

#include "json/json.h"
#include "study_figures.h"

namespace scoundrel::cli {

inline constexpr std::string_view to_terminal = "-";  // in place of a file

// A question that was played, with its comparison as `compare --json` has it.
Json question_json(const StudyQuestion& question, const RulesComparison& comparison);

// Nothing where no file is wanted.
void write_study_json(const std::string& file, const Study& study, Json questions);
// Every question that has figures, with its table and picture.
void write_study_page(const std::string& file, const Study& study,
                      const std::vector<StudyQuestion>& questions, const StudyFigures& figures);

}  // namespace scoundrel::cli
