#include "lab/rating.h"

#include <algorithm>

#include "lab/interval.h"

namespace scoundrel {

Comparisons::Comparisons(std::size_t players)
    : better_(players), means_(players), products_(players) {}

// Means and products by Welford's way, which loses no digits.
void Comparisons::add(std::span<const DealResult> results) {
    ++deals_;
    const std::size_t n = players();
    std::vector<double> off(n);
    for (std::size_t i = 0; i < n; ++i) {
        double points = 0;
        for (std::size_t j = 0; j < n; ++j) {
            if (i == j) continue;
            const bool ahead = results[i] > results[j];
            better_(i, j) += ahead ? 1 : 0;
            points += ahead ? 1 : results[i] == results[j] ? 0.5 : 0;
        }
        off[i] = points - means_[i];
        means_[i] += off[i] / static_cast<double>(deals_);
    }
    const double weight = 1 - 1 / static_cast<double>(deals_);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) products_(i, j) += weight * off[i] * off[j];
}

std::uint64_t Comparisons::better(std::size_t first, std::size_t second) const {
    return static_cast<std::uint64_t>(better_(first, second));
}

std::uint64_t Comparisons::tied(std::size_t first, std::size_t second) const {
    return deals_ - better(first, second) - better(second, first);
}

double Comparisons::points(std::size_t first, std::size_t second) const {
    return better_(first, second) + static_cast<double>(tied(first, second)) / 2;
}

SquareMatrix Comparisons::scatter() const {
    SquareMatrix scatter = products_;
    const auto n = static_cast<double>(deals_);
    for (std::size_t i = 0; i < players(); ++i)
        for (std::size_t j = 0; j < players(); ++j) scatter(i, j) *= n / (n - 1);
    return scatter;
}

namespace {

double chance_of(double lead) { return 1 / (1 + std::exp(-lead)); }

// Adds to what a difference of two strengths weighs.
void add_difference(SquareMatrix& matrix, std::size_t i, std::size_t j, double weight) {
    matrix(i, i) += weight;
    matrix(j, j) += weight;
    matrix(i, j) -= weight;
    matrix(j, i) -= weight;
}

// The information in all comparisons, and one more for the sum of the strengths, which none of
// them tells anything of: without it there is no inverse, and differences do not change by it.
SquareMatrix information(const Comparisons& comparisons, const std::vector<double>& strengths) {
    SquareMatrix matrix(strengths.size());
    for (std::size_t i = 0; i < strengths.size(); ++i)
        for (std::size_t j = 0; j < strengths.size(); ++j) {
            matrix(i, j) += 1;
            if (j <= i) continue;
            const double p = chance_of(strengths[i] - strengths[j]);
            const double deals = static_cast<double>(comparisons.deals()) + 1;
            add_difference(matrix, i, j, deals * p * (1 - p));
        }
    return matrix;
}

// How much more points a player has than its strength lets expect.
std::vector<double> surplus(const Comparisons& comparisons, const std::vector<double>& strengths) {
    std::vector<double> surplus(strengths.size());
    for (std::size_t i = 0; i < strengths.size(); ++i)
        for (std::size_t j = 0; j < strengths.size(); ++j)
            if (j != i)
                surplus[i] += comparisons.points(i, j) + 0.5 -
                              (static_cast<double>(comparisons.deals()) + 1) *
                                  chance_of(strengths[i] - strengths[j]);
    return surplus;
}

// Newton's method; steps are held short, since far from the top the curve says little.
std::vector<double> fit(const Comparisons& comparisons) {
    constexpr int most_steps = 200;
    constexpr double longest_step = 1, small = 1e-10;
    std::vector<double> strengths(comparisons.players());
    for (int i = 0; i < most_steps; ++i) {
        const SquareMatrix inverted = inverse(information(comparisons, strengths));
        const std::vector<double> force = surplus(comparisons, strengths);
        std::vector<double> step(strengths.size());
        double longest = 0;
        for (std::size_t a = 0; a < step.size(); ++a) {
            for (std::size_t b = 0; b < step.size(); ++b) step[a] += inverted(a, b) * force[b];
            longest = std::max(longest, std::abs(step[a]));
        }
        const double scale = std::min(1.0, longest_step / std::max(longest, small));
        for (std::size_t a = 0; a < step.size(); ++a) strengths[a] += scale * step[a];
        if (longest < small) break;
    }
    return strengths;
}

// What the deals vary in, and the one more of each two: half of it won by either.
SquareMatrix variation(const Comparisons& comparisons, const std::vector<double>& strengths) {
    SquareMatrix matrix = comparisons.scatter();
    for (std::size_t i = 0; i < strengths.size(); ++i)
        for (std::size_t j = i + 1; j < strengths.size(); ++j) {
            const double p = chance_of(strengths[i] - strengths[j]);
            add_difference(matrix, i, j, ((1 - p) * (1 - p) + p * p) / 2);
        }
    return matrix;
}

SquareMatrix covariance(const Comparisons& comparisons, const std::vector<double>& strengths) {
    const SquareMatrix bread = inverse(information(comparisons, strengths));
    return bread * variation(comparisons, strengths) * bread;
}

// Warshall's way.
SquareMatrix reaches(const Comparisons& comparisons) {
    const std::size_t n = comparisons.players();
    SquareMatrix there(n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j)
            there(i, j) = i == j || comparisons.points(i, j) > 0 ? 1 : 0;
    for (std::size_t by = 0; by < n; ++by)
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j)
                if (there(i, by) > 0 && there(by, j) > 0) there(i, j) = 1;
    return there;
}

}  // namespace

Ratings::Ratings(const Comparisons& comparisons)
    : few_(comparisons.deals() < 2),
      strengths_(fit(comparisons)),
      covariance_(few_ ? SquareMatrix(comparisons.players()) : covariance(comparisons, strengths_)),
      reaches_(reaches(comparisons)) {}

RatingLead Ratings::lead(std::size_t first, std::size_t second) const {
    const double elo = 400 / std::log(10.0);
    RatingLead lead{.mean = elo * (strengths_[first] - strengths_[second])};
    if (few_) return lead;
    const double variance =
        covariance_(first, first) + covariance_(second, second) - 2 * covariance_(first, second);
    const double error = elo * normal_95 * std::sqrt(std::max(0.0, variance));
    if (reaches_(first, second) > 0) lead.low = lead.mean - error;
    if (reaches_(second, first) > 0) lead.high = lead.mean + error;
    return lead;
}

}  // namespace scoundrel
