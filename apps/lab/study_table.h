// The figures of a study as tables in Markdown, as docs/balance.md has them. They are English, as
// the document is; a test holds the two against each other.
#pragma once

#include <string>
#include <string_view>

#include "report.h"
#include "study_figures.h"

namespace scoundrel::cli {

// The line that comes before the table of a question in a document.
std::string table_mark(const Study& study, const StudyQuestion& question);

// The table with its mark; of a question without figures the mark alone.
std::string print_table(const Study& study, const StudyQuestion& question,
                        const StudyFigures& figures);

// The document with the tables below the marks of this study replaced.
std::string with_tables(std::string_view document, const Study& study, const StudyFigures& figures);

// The same as rows of plain cells, the heads first; none of a question without figures.
Rows table_rows(const StudyQuestion& question, const StudyFigures& figures);

// What sets rules apart within a question: "+repair=0", where the first are "rascal".
std::string short_rules(const StudyQuestion& question, std::string_view rules);

}  // namespace scoundrel::cli
