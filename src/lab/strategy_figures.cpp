#include "lab/strategy_figures.h"

namespace scoundrel {

namespace {

constexpr double points_in_millionth = 1e-4;
constexpr double percent_in_share = 100;

template <class Sums>
std::optional<Estimated> estimate(const Sums& sums, double value, double scale) {
    if (sums.count() == 0 || !std::isfinite(value)) return {};
    return Estimated{scale * value, scale * sums.error()};
}

}  // namespace

void StrategyFigures::add(const StrategyRow& row) {
    ++deals_;
    auto at = row.counts.begin();
    for (std::size_t i = 0; i < measures_.size(); ++i) {
        Counted counted;
        if (at != row.counts.end() && at->measure == i) counted = *at++;
        Sums& sums = measures_[i];
        const auto gain = static_cast<double>(counted.gain),
                   lost = static_cast<double>(counted.lost);
        sums.count += static_cast<std::uint64_t>(counted.count);
        sums.right.add(counted.right, counted.count);
        sums.gain.add(gain, counted.right);
        sums.lost.add(lost, counted.count - counted.right);
        sums.net.add(gain - lost, counted.count);
        sums.never.add(gain);
        sums.always.add(lost);
        sums.game.add(gain - lost);
    }
}

MeasureFigures StrategyFigures::of(std::size_t measure) const {
    const Sums& sums = measures_[measure];
    MeasureFigures figures{.count = sums.count};
    figures.right = estimate(sums.right, sums.right.ratio(), percent_in_share);
    figures.gain = estimate(sums.gain, sums.gain.ratio(), points_in_millionth);
    figures.lost = estimate(sums.lost, sums.lost.ratio(), points_in_millionth);
    figures.net = estimate(sums.net, sums.net.ratio(), points_in_millionth);
    figures.never = {points_in_millionth * sums.never.mean(),
                     points_in_millionth * sums.never.error()};
    figures.always = {points_in_millionth * sums.always.mean(),
                      points_in_millionth * sums.always.error()};
    figures.game = {points_in_millionth * sums.game.mean(),
                    points_in_millionth * sums.game.error()};
    return figures;
}

}  // namespace scoundrel
