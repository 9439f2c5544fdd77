// The interval is that of a Bayesian bootstrap: every deal counts with a weight, drawn anew each
// time. A good player makes hardly a mistake in most games and a large one now and then, so a
// sample may lack the mistakes that make most of the variance, and a plain bootstrap, which knows
// only what it saw, then says far too little: its 95% hold 60 to 75% of the time. So where a share
// may be lower than it seems one more game is imagined, with a mistake well beyond the worst
// that was seen; luck_share_test.cpp shows what that covers.
#include "lab/luck_share.h"

#include <algorithm>
#include <cmath>

#include "rules/random.h"

namespace scoundrel {

namespace {

constexpr std::size_t luck_draws = 2000;
constexpr std::size_t fewest_reviews = 10;  // of fewer games nothing is known
constexpr double beyond_worst = 2.5;        // times the worst of so many games,
constexpr double of_games = 200;            // and more of fewer: their worst says less
constexpr double a_chance = 1'000'000;      // the worst that is imagined: all there was

using DealWeights = std::vector<double>;

struct Spread {
    double weight = 0, sum = 0, squares = 0;

    void add(double number, double by) {
        weight += by, sum += by * number, squares += by * number * number;
    }
    double mean() const { return sum / weight; }
    double variance() const { return squares / weight - mean() * mean(); }
};

// The games of one player under one of the rules.
class ReviewedGames {
  public:
    template <class Pick>
    ReviewedGames(std::size_t count, Pick pick) {
        for (std::size_t i = 0; i < count; ++i) games_.push_back(pick(i));
        const auto worst = std::ranges::min(games_, {}, &LuckAndSkill::skill).skill;
        const double fewer = std::max(1.0, std::sqrt(of_games / static_cast<double>(count)));
        const double imagined =
            worst == 0 ? -a_chance : std::max(-a_chance, beyond_worst * fewer * worst);
        imagined_ = std::min(imagined, static_cast<double>(worst));
    }
    // Nothing where neither varies. The imagined game had luck as all have on average.
    std::optional<double> share(const DealWeights& weights, double of_imagined) const {
        Spread luck, skill;
        for (std::size_t i = 0; i < games_.size(); ++i) {
            luck.add(games_[i].luck, weights[i]);
            skill.add(games_[i].skill, weights[i]);
        }
        if (of_imagined > 0) {
            luck.add(luck.mean(), of_imagined);
            skill.add(imagined_, of_imagined);
        }
        const double lucky = luck.variance(), all = lucky + skill.variance();
        // Millionths: less than one of them squared is rounding.
        if (all < 1) return {};
        return lucky / all;
    }
    std::optional<double> share() const { return share(DealWeights(games_.size(), 1), 0); }

  private:
    std::vector<LuckAndSkill> games_;
    double imagined_ = 0;
};

// How much each deal counts, and behind them the imagined game.
class DealDraw {
  public:
    explicit DealDraw(std::size_t deals) : weights_(deals) {}
    void again() {
        for (double& weight : weights_) weight = exponential();
        imagined_ = exponential();
    }
    const DealWeights& weights() const { return weights_; }
    double imagined() const { return imagined_; }

  private:
    double exponential() {
        return -std::log1p(-static_cast<double>(random_.next() >> 11) * 0x1p-53);
    }
    SplitMix64 random_{0};
    DealWeights weights_;
    double imagined_ = 0;
};

// What lies so far up among them.
double quantile(std::vector<double>& numbers, double part) {
    const auto place = static_cast<std::ptrdiff_t>(part * static_cast<double>(numbers.size() - 1));
    std::ranges::nth_element(numbers, numbers.begin() + place);
    return numbers[static_cast<std::size_t>(place)];
}

constexpr double low_part = 0.025, high_part = 0.975;

}  // namespace

std::optional<Share> luck_share(const std::vector<LuckAndSkill>& all) {
    if (all.size() < fewest_reviews) return {};
    const ReviewedGames games(all.size(), [&](std::size_t i) { return all[i]; });
    const auto share = games.share();
    if (!share) return {};
    std::vector<double> lows, highs;
    DealDraw draw(all.size());
    for (std::size_t i = 0; i < luck_draws; ++i) {
        draw.again();
        lows.push_back(games.share(draw.weights(), draw.imagined()).value_or(*share));
        highs.push_back(games.share(draw.weights(), 0).value_or(*share));
    }
    return Share{*share, std::min(*share, quantile(lows, low_part)),
                 std::max(*share, quantile(highs, high_part))};
}

std::optional<ShareLead> luck_lead(const std::vector<ReviewedPair>& deals) {
    if (deals.size() < fewest_reviews) return {};
    const ReviewedGames here(deals.size(), [&](std::size_t i) { return deals[i].here; });
    const ReviewedGames first(deals.size(), [&](std::size_t i) { return deals[i].first; });
    const auto share = here.share(), other = first.share();
    if (!share || !other) return {};
    std::vector<double> lows, highs;
    DealDraw draw(deals.size());
    for (std::size_t i = 0; i < luck_draws; ++i) {
        draw.again();
        const auto of = [&](const ReviewedGames& games, double imagined, double known) {
            return games.share(draw.weights(), imagined).value_or(known);
        };
        lows.push_back(of(here, draw.imagined(), *share) - of(first, 0, *other));
        highs.push_back(of(here, 0, *share) - of(first, draw.imagined(), *other));
    }
    const double lead = *share - *other;
    return ShareLead{lead, std::min(lead, quantile(lows, low_part)),
                     std::max(lead, quantile(highs, high_part))};
}

}  // namespace scoundrel
