// A census: many deals of one set of rules, each solved, as a text that a person can read and any
// program can go on with (notation.md, "Censuses"). Here are its rows and their text, what a file
// of them holds, the union of several, and the work on one deal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/checked_lines.h"
#include "lab/run.h"
#include "notation/error.h"
#include "notation/rules_text.h"
#include "solver/solver.h"

namespace scoundrel {

// What makes rows comparable: a file holds those of one head.
struct CensusHead {
    Variant variant;
    Question question = Question::everything;

    friend bool operator==(const CensusHead&, const CensusHead&) = default;
};

// What is known of one deal.
struct CensusRow {
    std::uint64_t seed = 0;
    Verdict verdict = Verdict::unknown;
    std::optional<int> best_score{};
    std::optional<int> at_least{};  // where the best is not proved
    std::optional<int> avoids{};    // the fewest in any win
    std::uint64_t nodes = 0;
    Limit limit = Limit::none;

    friend bool operator==(const CensusRow&, const CensusRow&) = default;
};

// Without checks: whole lines, and a line without its end.
std::string print_census_head(const CensusHead& head);
std::string print_census_row(const CensusRow& row);
// Fields may stand apart by any blanks and tabs. What no deal can come to is no row.
std::optional<CensusRow> parse_census_row(std::string_view line);

struct Census {
    CensusHead head;
    std::vector<CensusRow> rows{};
    std::size_t used = 0;  // bytes up to the end of the last whole row
    Checks checks{};
};

// A last line without its end was cut short in writing and is left out. Lines that fail their
// checks are told in `checks`, and are among the rows if they are any; anything else that is no row
// makes the file a bad one.
Result<Census> parse_census(std::string_view text);

// The same for a file that is to go on with this head. One cut short within its head, or empty,
// begins again: `used` is 0. Lines that fail are an error.
Result<Census> resume_census(std::string_view text, const CensusHead& head);

// Adds what a second census knows. The rows come out sorted, one a seed: of two the one that proves
// more, or else the first. Other rules, or two rows that cannot both be true, are errors; what they
// cost may differ.
Result<void> merge_census(Census& into, const Census& other);

// Whether both rows of a deal can be true.
bool agree(const CensusRow& a, const CensusRow& b);

// Sorts the rows, with one for each seed.
Result<void> sort_census(Census& census);

// The whole file, with new checks.
std::string print_census(const Census& census);

CensusRow solve_row(const CensusHead& head, std::uint64_t seed, const Limits& limits);

// With so many bytes for each deal at work.
MakeWorker<CensusRow> census_worker(const CensusHead& head, std::size_t memory = Limits{}.memory);

}  // namespace scoundrel
