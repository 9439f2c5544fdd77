#include "lab/seeds.h"

#include <algorithm>

namespace scoundrel {

MissingSeeds::MissingSeeds(SeedRange range, const std::vector<std::uint64_t>& there)
    : range_(range), at_(range.first) {
    for (const std::uint64_t seed : there)
        if (range.has(seed)) there_.push_back(seed);
    std::ranges::sort(there_);
    const auto twice = std::ranges::unique(there_);
    there_.erase(twice.begin(), twice.end());
}

std::optional<std::uint64_t> MissingSeeds::next() {
    while (!ended_) {
        const std::uint64_t seed = at_;
        ended_ = at_ == range_.last;
        ++at_;
        if (next_there_ == there_.size() || there_[next_there_] != seed) return seed;
        ++next_there_;
    }
    return {};
}

std::vector<SeedRange> ranges_of(const std::vector<std::uint64_t>& seeds) {
    std::vector<SeedRange> ranges;
    for (const std::uint64_t seed : seeds) {
        if (ranges.empty() || ranges.back().last + 1 != seed) ranges.push_back({seed, seed});
        ranges.back().last = seed;
    }
    return ranges;
}

std::vector<SeedRange> gaps_of(SeedRange all, const std::vector<SeedRange>& there) {
    std::vector<SeedRange> gaps;
    std::uint64_t from = all.first;
    for (const SeedRange& range : there) {
        if (range.last < from) continue;
        if (range.first > all.last) break;
        if (range.first > from) gaps.push_back({from, range.first - 1});
        if (range.last >= all.last) return gaps;
        from = range.last + 1;
    }
    gaps.push_back({from, all.last});
    return gaps;
}

}  // namespace scoundrel
