// An upper bound on what any player reaches with the deck hidden, from many deals
// (docs/upper-bound.md).
#pragma once

#include <cstdint>
#include <vector>

#include "lab/foresight.h"
#include "lab/run.h"

namespace scoundrel {

struct BoundRow {
    std::uint64_t seed = 0;
    bool can_be_won = false;  // with the deck known
    Foresight foresight{};
};

MakeWorker<BoundRow> bound_worker(const Rules& rules, const ForesightPlan& plan);

struct Estimate {
    double mean = 0;
    double error = 0;  // half a 95% interval

    friend Estimate operator-(const Estimate& a, const Estimate& b);
};

struct BoundReport {
    std::uint64_t deals = 0;
    std::uint64_t limited = 0;  // deals cut short: they count with less than they give away
    std::uint64_t rooms = 0;    // looked at
    Estimate can_be_won;
    Estimate given_away;
    Estimate bound;  // the one less the other
};

BoundReport bound_report(const std::vector<BoundRow>& rows);
// The same with the share that can be won counted among other deals, of which there can be more.
BoundReport bound_report(const std::vector<BoundRow>& rows, std::uint64_t won, std::uint64_t deals);

}  // namespace scoundrel
