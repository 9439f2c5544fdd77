// The work of a census, on several threads: every seed of a range that has no row yet is solved,
// and the rows are handed over in the order of their seeds.
#pragma once

#include <functional>
#include <vector>

#include "lab/census.h"

namespace scoundrel {

struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;  // included

    std::uint64_t count() const { return last - first + 1; }  // of any but the whole 64 bits
};

// The seeds of the range without those that have a row.
class MissingSeeds {
  public:
    MissingSeeds(SeedRange range, const std::vector<CensusRow>& there);
    std::uint64_t count() const { return range_.count() - there_.size(); }
    std::optional<std::uint64_t> next();

  private:
    SeedRange range_;
    std::vector<std::uint64_t> there_;  // within the range, sorted, each once
    std::uint64_t at_;
    std::size_t next_there_ = 0;
    bool ended_ = false;
};

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
