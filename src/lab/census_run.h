// The work of a census, on several threads: every seed of a range that has no row yet is solved,
// and the rows are handed over in the order of their seeds.
#pragma once

#include <functional>

#include "lab/census.h"
#include "lab/seeds.h"

namespace scoundrel {

struct CensusWork {
    CensusHead head;
    std::size_t memory = Limits{}.memory;  // bytes for each deal at work
    int jobs = 1;                          // threads

    // Both are called by the thread that runs the census. A row that cannot be kept ends it, with
    // the rows kept so far in good order.
    std::function<Result<void>(const CensusRow&)> keep;
    // Called several times a second; true stops the work, and what is not finished is lost.
    std::function<Result<bool>()> pulse;
};

// True if every seed is done.
Result<bool> run_census(const CensusWork& work, MissingSeeds seeds);

}  // namespace scoundrel
