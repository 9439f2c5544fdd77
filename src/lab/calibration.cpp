#include "lab/calibration.h"

#include <algorithm>

namespace scoundrel {

void Calibration::add(const MatchRow& row) {
    std::array<double, 10> decisions{};
    for (const auto& [chance, score] : row.forecasts) {
        const auto tenth = static_cast<std::size_t>(std::min(chance / 100, 9));
        ++decisions[tenth];
        sums_[tenth].thousandths += chance;
    }
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const double count = decisions[i];
        if (count == 0) continue;
        ++sums_[i].games;
        sums_[i].decisions += count;
        sums_[i].squares += count * count;
        if (!row.won()) continue;
        sums_[i].won += count;
        sums_[i].won_squares += count * count;
    }
}

// The decisions of one game share its end, so games are what is independent. With n decisions in a
// game, w of them won (all or none), and p the share won of all, the variance of p is
// G/(G-1) sum (w - p n)^2 / (sum n)^2 over the G games: that of a ratio, robust to clusters. As
// many independent decisions as would vary as much are given to Wilson's interval, and no more than
// there are games; where all or none were won, as many as the games' sizes allow (Kish).
Tenth Calibration::tenth_of(const Sums& sums) {
    if (sums.games == 0) return {};
    Tenth tenth{.games = sums.games, .decisions = static_cast<std::uint64_t>(sums.decisions)};
    tenth.predicted = sums.thousandths / 1000 / sums.decisions;
    const auto games = static_cast<double>(sums.games);
    const double p = sums.won / sums.decisions;
    double effective = sums.decisions * sums.decisions / sums.squares;
    if (sums.won > 0 && sums.won < sums.decisions) {
        const double spread = sums.won_squares * (1 - 2 * p) + p * p * sums.squares;
        const double variance = games / (games - 1) * spread / (sums.decisions * sums.decisions);
        effective = std::min(games, p * (1 - p) / variance);
    }
    tenth.won = wilson_of(p, effective);
    return tenth;
}

std::array<Tenth, 10> Calibration::tenths() const {
    std::array<Tenth, 10> tenths;
    std::ranges::transform(sums_, tenths.begin(), tenth_of);
    return tenths;
}

}  // namespace scoundrel
