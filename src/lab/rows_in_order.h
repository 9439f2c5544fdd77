// Rows of several parts as one run would have written them: in the order of their numbers, one of
// each.
#pragma once

#include <algorithm>
#include <vector>

#include "notation/error.h"
#include "phrases/catalogue.h"

namespace scoundrel {

// Of two rows of a number both must print the same, and the first stays.
template <class Row, class Number, class Print>
Result<void> put_in_order(std::vector<Row>& rows, Number number, Print print) {
    const auto in_order = [&](const Row& a, const Row& b) { return number(a) < number(b); };
    const auto not_before = [&](const Row& a, const Row& b) { return !in_order(a, b); };
    // Parts that come one after the other, as they mostly do, are in order already.
    if (std::ranges::adjacent_find(rows, not_before) == rows.end()) return {};
    std::ranges::stable_sort(rows, in_order);
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (!in_order(rows[i - 1], rows[i]) && print(rows[i - 1]) != print(rows[i]))
            return fail(ErrorCode::bad_record, say({}, Phrase::error_two_results,
                                                   {{"seed", rows[i].seed},
                                                    {"one", print(rows[i - 1])},
                                                    {"other", print(rows[i])}}));
    const auto twice = std::ranges::unique(rows, not_before);
    rows.erase(twice.begin(), twice.end());
    return {};
}

}  // namespace scoundrel
