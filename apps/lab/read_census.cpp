#include "read_census.h"

#include "command/failure.h"
#include "system/files.h"

namespace scoundrel::cli {

Census read_census(const std::string& path, const Rules& rules) {
    const std::string text = or_fail(read_file(path, most_of_census));
    Census census = or_fail_in(path, parse_census(text));
    if (census.head.variant.rules != rules)
        throw Failure(say({}, Phrase::lab_census_of,
                          {{"file", path}, {"rules", print_rules(census.head.variant)}}));
    or_fail_in(path, require_good(census.checks));
    if (census.rows.empty()) throw Failure(say({}, Phrase::lab_no_rows, {{"file", path}}));
    return census;
}

BestScores read_best_scores(const std::string& path, const Rules& rules) {
    BestScores scores;
    if (path.empty()) return scores;
    for (const CensusRow& row : read_census(path, rules).rows)
        if (row.best_score) scores.emplace(row.seed, *row.best_score);
    return scores;
}

}  // namespace scoundrel::cli
