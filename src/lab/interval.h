// How sure a share is that was counted in a sample: Wilson's score interval, 95%, which also holds
// for shares near none and near all; and how sure a mean is.
#pragma once

#include <cmath>
#include <cstdint>

namespace scoundrel {

inline constexpr double normal_95 = 1.959963984540054;  // 97.5% of a normal distribution lie below

struct Share {
    double share = 0;
    double low = 0;
    double high = 1;
};

// A share found in so many independent cases, which need not be a whole number.
inline Share wilson_of(double p, double n) {
    constexpr double z = normal_95;
    const double centre = p + z * z / (2 * n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {p, p == 0 ? 0 : (centre - half) / scale, p == 1 ? 1 : (centre + half) / scale};
}

// `part` of `all`; of none at all nothing is known.
inline Share wilson(std::uint64_t part, std::uint64_t all) {
    if (all == 0) return {};
    return wilson_of(static_cast<double>(part) / static_cast<double>(all),
                     static_cast<double>(all));
}

// The mean of numbers added one by one, and half its 95% interval.
class Mean {
  public:
    // Welford's way, which loses no digits.
    void add(double number) {
        ++count_;
        const double off = number - mean_;
        mean_ += off / static_cast<double>(count_);
        squares_ += off * (number - mean_);
    }
    std::uint64_t count() const { return count_; }
    double mean() const { return mean_; }
    double error() const {  // of one number alone nothing is known
        if (count_ < 2) return INFINITY;
        const auto n = static_cast<double>(count_);
        return normal_95 * std::sqrt(squares_ / (n - 1) / n);
    }

  private:
    std::uint64_t count_ = 0;
    double mean_ = 0, squares_ = 0;
};

}  // namespace scoundrel
