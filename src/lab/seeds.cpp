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

}  // namespace scoundrel
