#include "lab/rating.h"

#include <gtest/gtest.h>

#include "rules/random.h"

namespace scoundrel {
namespace {

constexpr DealResult lost{false, -50}, won{true, 10};

// So many deals on which each player did as listed.
void add(Comparisons& comparisons, int deals, const std::vector<DealResult>& results) {
    for (int i = 0; i < deals; ++i) comparisons.add(results);
}

TEST(Comparing, AWinBeatsALossThenScoresDecide) {
    EXPECT_GT((DealResult{true, 1}), (DealResult{false, 300}));  // lost with a score, under `slain`
    EXPECT_GT((DealResult{false, -20}), (DealResult{false, -21}));
    Comparisons comparisons(3);
    comparisons.add(std::vector<DealResult>{won, lost, lost});
    comparisons.add(std::vector<DealResult>{{true, 5}, {true, 7}, {false, 0}});
    EXPECT_EQ(comparisons.better(0, 1), 1u);
    EXPECT_EQ(comparisons.better(1, 0), 1u);
    EXPECT_EQ(comparisons.better(0, 2), 2u);
    EXPECT_EQ(comparisons.tied(1, 2), 1u);
    EXPECT_EQ(comparisons.points(1, 2), 1.5);
    EXPECT_EQ(comparisons.points(2, 1), 0.5);
}

// Ahead on three deals of four, and half of one more: odds of 3.5 to 1.5. The points of a deal are
// 1, 1, 1, 0, of which the scatter is 4/3 * 0.75; the deal more gives (0.3^2 + 0.7^2) / 2.
TEST(Rating, OfTwoPlayersIsCountedByHand) {
    Comparisons comparisons(2);
    add(comparisons, 3, {won, lost});
    add(comparisons, 1, {lost, won});
    const RatingLead lead = Ratings(comparisons).lead(0, 1);
    EXPECT_NEAR(lead.mean, 400 * std::log10(3.5 / 1.5), 1e-6);
    const double error = 1.959964 * std::sqrt(1.29) / (5 * 0.7 * 0.3) * 400 / std::log(10.0);
    EXPECT_NEAR(lead.high - lead.mean, error, 1e-3);
    EXPECT_NEAR(lead.mean - lead.low, error, 1e-3);
    const RatingLead other = Ratings(comparisons).lead(1, 0);
    EXPECT_NEAR(other.mean, -lead.mean, 1e-9);
    EXPECT_NEAR(other.low, -lead.high, 1e-9);
}

TEST(Rating, TiesAreHalves) {
    Comparisons comparisons(2);
    add(comparisons, 1, {won, lost});
    add(comparisons, 5, {lost, lost});
    add(comparisons, 1, {lost, won});
    EXPECT_NEAR(Ratings(comparisons).lead(0, 1).mean, 0, 1e-9);
}

TEST(Rating, WhoBeatsTheNextInACircleIsAsStrong) {
    Comparisons comparisons(3);
    add(comparisons, 4, {{true, 3}, {true, 2}, {true, 1}});
    add(comparisons, 4, {{true, 1}, {true, 3}, {true, 2}});
    add(comparisons, 4, {{true, 2}, {true, 1}, {true, 3}});
    const Ratings ratings(comparisons);
    EXPECT_NEAR(ratings.lead(0, 1).mean, 0, 1e-9);
    EXPECT_NEAR(ratings.lead(1, 2).mean, 0, 1e-9);
}

TEST(Rating, WhoIsAheadOnEveryDealIsSoByAnyDistance) {
    Comparisons comparisons(2);
    add(comparisons, 2000, {won, lost});
    const RatingLead lead = Ratings(comparisons).lead(0, 1);
    EXPECT_NEAR(lead.mean, 400 * std::log10(2000.5 / 0.5), 1e-6);
    EXPECT_TRUE(std::isinf(lead.high));
    // Of none in 2,000 the truth is below 3.7 in 2,000 (97.5%): odds of 540, a lead of 1,093.
    EXPECT_GT(lead.low, 700);
    EXPECT_LT(lead.low, 1093);
    EXPECT_TRUE(std::isinf(Ratings(comparisons).lead(1, 0).low));
}

TEST(Rating, ALeadThatOthersBridgeIsKnown) {  // the last beats the middle, the middle the first
    Comparisons comparisons(3);
    add(comparisons, 50, {{true, 3}, {true, 2}, {true, 1}});
    add(comparisons, 5, {{true, 2}, {true, 3}, {true, 1}});
    add(comparisons, 5, {{true, 3}, {true, 1}, {true, 2}});
    const RatingLead lead = Ratings(comparisons).lead(0, 2);
    EXPECT_TRUE(std::isfinite(lead.low));
    EXPECT_TRUE(std::isfinite(lead.high));
}

TEST(Rating, OfOneDealHasNoInterval) {
    Comparisons comparisons(2);
    add(comparisons, 1, {won, lost});
    const RatingLead lead = Ratings(comparisons).lead(0, 1);
    EXPECT_NEAR(lead.mean, 400 * std::log10(3), 1e-6);
    EXPECT_TRUE(std::isinf(lead.low) && std::isinf(lead.high));
}

// Pairs taken for independent would give twins the interval of strangers.
TEST(Rating, TwinsAreKnownToBeAsStrong) {
    Comparisons comparisons(3);
    add(comparisons, 100, {won, won, lost});
    add(comparisons, 100, {lost, lost, won});
    const RatingLead lead = Ratings(comparisons).lead(0, 1);
    EXPECT_NEAR(lead.mean, 0, 1e-9);
    EXPECT_LT(lead.high, 4);
    EXPECT_GT(lead.high, 0);
}

// Luce's choice: with noise of Gumbel's kind the higher of two is the first's with the odds that
// Bradley and Terry's model gives. A player's noise is in all its comparisons of a deal.
TEST(Rating, IntervalsHoldTheTruthNearlyAlways) {
    const std::vector<double> truth{0, 0.4, 1, 2.5};
    SplitMix64 random(17);
    const auto noise = [&] {
        const double u = (static_cast<double>(random.next() >> 11) + 0.5) * 0x1p-53;
        return -std::log(-std::log(u));
    };
    constexpr int trials = 400, deals = 200;
    int held = 0, leads = 0;
    for (int trial = 0; trial < trials; ++trial) {
        Comparisons comparisons(truth.size());
        for (int deal = 0; deal < deals; ++deal) {
            std::vector<DealResult> results;
            for (const double strength : truth)
                results.push_back({true, static_cast<int>(1e6 * (strength + noise()))});
            comparisons.add(results);
        }
        const Ratings ratings(comparisons);
        for (std::size_t i = 0; i < truth.size(); ++i)
            for (std::size_t j = i + 1; j < truth.size(); ++j, ++leads) {
                const RatingLead lead = ratings.lead(i, j);
                const double real = 400 / std::log(10.0) * (truth[i] - truth[j]);
                held += lead.low <= real && real <= lead.high;
            }
    }
    EXPECT_GT(held, leads * 0.935);
    EXPECT_LT(held, leads * 0.965);
    RecordProperty("held", held);
}

TEST(Rating, OfManyPlayersFarApartComesToAnEnd) {
    Comparisons comparisons(12);
    SplitMix64 random(5);
    for (int deal = 0; deal < 500; ++deal) {
        std::vector<DealResult> results;
        for (int player = 0; player < 12; ++player)
            results.push_back({true, 1000 * player + static_cast<int>(random.below(1500))});
        comparisons.add(results);
    }
    const Ratings ratings(comparisons);
    for (std::size_t i = 1; i < 12; ++i) {
        EXPECT_GT(ratings.lead(i, i - 1).mean, 200) << i;
        EXPECT_LT(ratings.lead(i, i - 1).mean, 900) << i;
    }
}

}  // namespace
}  // namespace scoundrel
