// A few of many, each as probable as any other.
#pragma once

#include <vector>

#include "rules/random.h"

namespace scoundrel {

// Which of `all`, in rising order; the same seed gives the same ones (Knuth's selection sampling).
inline std::vector<std::size_t> sample_of(std::size_t all, std::size_t wanted, std::uint64_t seed) {
    SplitMix64 random(seed);
    std::vector<std::size_t> picked;
    for (std::size_t i = 0; i < all && picked.size() < wanted; ++i)
        if (random.below(all - i) < wanted - picked.size()) picked.push_back(i);
    return picked;
}

}  // namespace scoundrel
