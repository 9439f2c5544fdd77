// How sure a share is that was counted in a sample: Wilson's score interval, 95%, which also holds
// for shares near none and near all.
#pragma once

#include <cmath>
#include <cstdint>

namespace scoundrel {

struct Share {
    double share = 0;
    double low = 0;
    double high = 1;
};

// `part` of `all`; of none at all nothing is known.
inline Share wilson(std::uint64_t part, std::uint64_t all) {
    if (all == 0) return {};
    constexpr double z = 1.959963984540054;  // 97.5% of a normal distribution lie below
    const auto n = static_cast<double>(all);
    const double p = static_cast<double>(part) / n;
    const double centre = p + z * z / (2 * n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {p, part == 0 ? 0 : (centre - half) / scale, part == all ? 1 : (centre + half) / scale};
}

}  // namespace scoundrel
