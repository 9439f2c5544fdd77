// Deals of an upper bound as a text that long work goes on with: what makes them comparable, then a
// line for each deal.
#pragma once

#include <string>
#include <string_view>

#include "lab/bound_report.h"
#include "lab/checked_lines.h"
#include "lab/rows_file.h"
#include "notation/rules_text.h"

namespace scoundrel {

// What makes rows comparable.
struct BoundPlan {
    Variant variant;
    ForesightPlan foresight{};
};

// Without checks: whole lines, and a line without its end.
std::string print_bound_head(const BoundPlan& plan);
std::string print_bound_row(const BoundRow& row);
std::optional<BoundRow> parse_bound_row(std::string_view line);

struct BoundText {
    BoundPlan head;
    std::vector<BoundRow> rows{};
    std::size_t used = 0;  // bytes up to the end of the last whole row
    Checks checks{};
};

// A text that is to go on with this plan. One cut short within its head, or empty, begins again:
// `used` is 0. Another plan, or lines that fail their checks, are errors.
Result<BoundText> resume_bound(std::string_view text, const BoundPlan& plan);

struct BoundFormat {
    using Head = BoundPlan;
    using Row = BoundRow;
    static constexpr Phrase what = Phrase::this_bound;
    static constexpr auto resume = resume_bound;
    static constexpr auto print_head = print_bound_head;
    static constexpr auto print_row = print_bound_row;
};
using BoundFile = RowsFile<BoundFormat>;

}  // namespace scoundrel
