// How sure a share is that was counted in a sample: Wilson's score interval, 95%, which also holds
// for shares near none and near all; and how sure a mean is, and a ratio of sums.
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

// A share found in so many independent cases, which need not be a whole number. Another `z` makes
// another level than 95%.
inline Share wilson_of(double p, double n, double z = normal_95) {
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

// The ratio of two sums over independent cases, such as games, and half its 95% interval by the
// delta method: its variance is n/(n-1) sum (part - ratio whole)^2 / (sum whole)^2. With a case's
// decisions as the whole it is their mean, with an interval that is robust to clusters.
class Ratio {
  public:
    void add(double part, double whole) {
        ++count_;
        part_ += part;
        whole_ += whole;
        part_part_ += part * part;
        part_whole_ += part * whole;
        whole_whole_ += whole * whole;
    }
    std::uint64_t count() const { return count_; }
    double ratio() const { return part_ / whole_; }
    double whole() const { return whole_; }
    double error() const {  // of one case alone nothing is known
        if (count_ < 2) return INFINITY;
        const auto n = static_cast<double>(count_);
        const double r = ratio();
        const double spread = part_part_ - 2 * r * part_whole_ + r * r * whole_whole_;
        return normal_95 * std::sqrt(n / (n - 1) * std::fmax(0, spread)) / std::fabs(whole_);
    }

  private:
    std::uint64_t count_ = 0;
    double part_ = 0, whole_ = 0;
    double part_part_ = 0, part_whole_ = 0, whole_whole_ = 0;
};

// How far apart two shares of the same cases are. The interval is that of Agresti and Min (2005):
// half a case more of each kind, so that it also holds where the two hardly ever differ.
struct ShareLead {
    double mean = 0, low = -1, high = 1;
};

// `first`, `second`: cases that only the first and only the second has.
inline ShareLead paired_lead(std::uint64_t first, std::uint64_t second, std::uint64_t all) {
    if (all == 0) return {};
    const double ahead = static_cast<double>(first) - static_cast<double>(second);
    const double apart = static_cast<double>(first + second) + 1;
    const double n = static_cast<double>(all) + 2;
    const double half = normal_95 * std::sqrt(std::fmax(0, apart - ahead * ahead / n)) / n;
    return {ahead / static_cast<double>(all), std::fmax(-1, ahead / n - half),
            std::fmin(1, ahead / n + half)};
}

}  // namespace scoundrel
