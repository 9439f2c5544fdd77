// An upper bound on what any player reaches with the deck hidden, from many deals on several
// threads (docs/upper-bound.md).
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "lab/census_run.h"
#include "lab/foresight.h"

namespace scoundrel {

struct BoundRow {
    std::uint64_t seed = 0;
    bool can_be_won = false;  // with the deck known
    Foresight foresight{};
};

struct BoundWork {
    Rules rules;
    ForesightPlan plan;
    SeedRange seeds;
    int jobs = 1;  // threads
    // Told of every deal that is done, one at a time, in no order.
    std::function<void(const BoundRow&)> news{};
};

// One row a seed, in their order; the same on any number of threads.
std::vector<BoundRow> run_bound(const BoundWork& work);

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
