// Ranges of seeds, and what is left to do of one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace scoundrel {

struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;  // included

    std::uint64_t count() const { return last - first + 1; }  // of any but the whole 64 bits
    bool has(std::uint64_t seed) const { return seed >= first && seed <= last; }
};

// The seeds of the range without those that are there already, whatever their order.
class MissingSeeds {
  public:
    MissingSeeds(SeedRange range, const std::vector<std::uint64_t>& there);
    std::uint64_t count() const { return range_.count() - there_.size(); }
    std::optional<std::uint64_t> next();

  private:
    SeedRange range_;
    std::vector<std::uint64_t> there_;  // within the range, sorted, each once
    std::uint64_t at_;
    std::size_t next_there_ = 0;
    bool ended_ = false;
};

// Of seeds in rising order, those that follow each other as one range.
std::vector<SeedRange> ranges_of(const std::vector<std::uint64_t>& seeds);
// And the ranges between them that they leave out of this one.
std::vector<SeedRange> gaps_of(SeedRange all, const std::vector<SeedRange>& there);

// Of rows that tell their seed.
template <class Rows>
std::vector<std::uint64_t> seeds_of(const Rows& rows) {
    std::vector<std::uint64_t> seeds;
    for (const auto& row : rows) seeds.push_back(row.seed);
    return seeds;
}

}  // namespace scoundrel
