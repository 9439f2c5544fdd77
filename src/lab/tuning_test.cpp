#include "lab/tuning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "rules/random.h"
#include "support/thorough.h"

namespace scoundrel {
namespace {

// Of a share of `error`, in so many runs: four standard deviations.
double slack(double error, int runs) { return 4 * std::sqrt(error * (1 - error) / runs); }

double any_of(std::uint64_t run, std::uint64_t deal) {
    const std::uint64_t mixed = SplitMix64(run).next() ^ SplitMix64(deal).next();
    return static_cast<double>(SplitMix64(mixed).next() >> 11) * 0x1p-53;
}

// A setting wins a deal that is easy enough for it: as in the game, what one wins a better one
// wins.
Tuning tuned(const TuningGoal& goal, const std::vector<double>& shares, int run) {
    Tuning tuning(goal, shares.size());
    while (const auto round = tuning.next()) {
        std::vector<std::uint64_t> won(round->settings.size());
        for (std::uint64_t deal = round->deals.first; deal <= round->deals.last; ++deal) {
            const double hard = any_of(static_cast<std::uint64_t>(run), deal);
            for (std::size_t i = 0; i < won.size(); ++i)
                won[i] += hard < shares[round->settings[i]] ? 1u : 0u;
        }
        tuning.count(won);
    }
    return tuning;
}

constexpr TuningGoal coarse{.target = 0.3, .within = 0.05};

TEST(Chernoff, HoldsForEveryShareAndNumberOfCases) {
    constexpr double error = 0.05;
    for (const std::uint64_t n : {1u, 2u, 10u, 60u})
        for (double p = 0.01; p < 1; p += 0.01) {
            double chance = std::pow(1 - p, n), missed = 0;  // of k won
            for (std::uint64_t k = 0; k <= n; ++k) {
                const Share share = chernoff(k, n, error);
                if (p < share.low || p > share.high) missed += chance;
                chance *= p / (1 - p) * static_cast<double>(n - k) / static_cast<double>(k + 1);
            }
            EXPECT_LE(missed, error) << p << " " << n;
        }
}

TEST(Chernoff, IsAboutAsNarrowAsItCanBe) {
    const Share share = chernoff(300, 1000, 0.001);
    const Share usual = wilson_of(0.3, 1000, normal_reach(0.001));
    EXPECT_LT(share.high - share.low, 1.25 * (usual.high - usual.low));
    EXPECT_LT(usual.high - usual.low, share.high - share.low);
}

TEST(Chernoff, KnowsNothingOfNothing) {
    EXPECT_EQ(chernoff(0, 0, 0.05).high, 1);
    EXPECT_EQ(chernoff(0, 9, 0.05).low, 0);
    EXPECT_EQ(chernoff(9, 9, 0.05).high, 1);
}

TEST(NormalReach, IsTheUsualOne) {
    EXPECT_NEAR(normal_reach(0.05), normal_95, 1e-9);
    EXPECT_NEAR(normal_reach(0.0027), 3, 1e-3);
}

// The setting is picked by looking at all of them: its interval must hold all the same, and so must
// those of the search, all together.
TEST(Tuning, ReportsIntervalsThatCover) {
    const int runs = test::thorough(600);
    const std::vector<double> shares{0.12, 0.19, 0.24, 0.27, 0.29, 0.3,
                                     0.31, 0.32, 0.36, 0.44, 0.6};
    int covered = 0, together = 0;
    for (int run = 0; run < runs; ++run) {
        const Tuning tuning = tuned(coarse, shares, run);
        const std::size_t picked = tuning.picked().front();
        const Share fresh = tuning.settings()[picked].fresh_share;
        covered += fresh.low <= shares[picked] && shares[picked] <= fresh.high ? 1 : 0;
        bool all = true;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const Share share = tuning.settings()[i].won_share;
            all &= share.low <= shares[i] && shares[i] <= share.high;
        }
        together += all ? 1 : 0;
    }
    EXPECT_GE(covered, (0.95 - slack(0.05, runs)) * runs);
    EXPECT_LE(covered, (0.95 + slack(0.05, runs)) * runs);  // nor wider than need be
    EXPECT_GE(together, (0.95 - slack(0.05, runs)) * runs);
}

// Many settings a hair beside the band, so that some look as if they were in it.
TEST(Tuning, SeldomCallsAHitThatIsNone) {
    const int runs = test::thorough(600);
    const std::vector<double> shares{0.2499, 0.2499, 0.2499, 0.3501, 0.3501, 0.3501};
    int wrong = 0;
    for (int run = 0; run < runs; ++run) {
        const Tuning tuning = tuned(coarse, shares, run);
        wrong += tuning.outcome() == Tuned::hit ? 1 : 0;
    }
    EXPECT_LE(wrong, (0.025 + slack(0.025, runs)) * runs);
}

TEST(Tuning, FindsASettingWhereThereIsOne) {
    const int runs = test::thorough(200);
    int hits = 0, right = 0;
    for (int run = 0; run < runs; ++run) {
        const Tuning tuning = tuned(coarse, {0.1, 0.2, 0.3, 0.4, 0.5}, run);
        hits += tuning.outcome() == Tuned::hit ? 1 : 0;
        right += tuning.picked() == std::vector<std::size_t>{2} ? 1 : 0;
    }
    EXPECT_GE(hits, 0.95 * runs);
    EXPECT_GE(right, 0.95 * runs);
}

// They need not stand in the order of their shares, and far ones are not played long.
TEST(Tuning, SpendsDealsOnWhatIsNear) {
    const Tuning tuning = tuned(coarse, {0.9, 0.31, 0.05, 0.34, 0.7}, 1);
    EXPECT_EQ(tuning.settings()[0].deals, 250u);
    EXPECT_EQ(tuning.settings()[2].deals, 250u);
    EXPECT_GT(tuning.settings()[1].deals, 250u);
    EXPECT_TRUE(tuning.settings()[0].out && tuning.settings()[2].out && tuning.settings()[4].out);
    EXPECT_FALSE(tuning.settings()[1].out);
}

TEST(Tuning, TellsTheNearestOnBothSidesWhereNoneReaches) {
    const Tuning tuning = tuned(coarse, {0.6, 0.1, 0.42, 0.18}, 3);
    EXPECT_EQ(tuning.outcome(), Tuned::nothing);
    EXPECT_EQ(tuning.picked(), (std::vector<std::size_t>{3, 2}));
    for (const std::size_t i : tuning.picked()) EXPECT_GT(tuning.settings()[i].fresh_deals, 0u);
    EXPECT_EQ(tuned(coarse, {0.6, 0.5}, 3).picked(), std::vector<std::size_t>{1});
}

TEST(Tuning, SaysSoWhereItCannotTell) {
    TuningGoal goal = coarse;
    goal.most_deals = 250;
    const Tuning tuning = tuned(goal, {0.35}, 3);
    EXPECT_TRUE(tuning.outcome() == Tuned::unsure || tuning.outcome() == Tuned::missed);
    EXPECT_EQ(tuning.settings()[0].deals, 250u);
    EXPECT_EQ(tuning.settings()[0].fresh_deals, 500u);
}

// Of several settings each has its part of the error.
TEST(Tuning, FindsSeveral) {
    TuningGoal goal = coarse;
    goal.wanted = 2;
    const int runs = test::thorough(300);
    const std::vector<double> shares{0.3, 0.1, 0.31, 0.6};
    int both = 0, covered = 0;
    for (int run = 0; run < runs; ++run) {
        const Tuning tuning = tuned(goal, shares, run);
        both += tuning.picked().size() == 2 ? 1 : 0;
        covered += std::ranges::all_of(tuning.picked(), [&](std::size_t i) {
            const Share share = tuning.settings()[i].fresh_share;
            return share.low <= shares[i] && shares[i] <= share.high;
        });
    }
    EXPECT_EQ(both, runs);
    EXPECT_GE(covered, (0.95 - slack(0.05, runs)) * runs);
}

TEST(Tuning, NeedsFarFewerDealsThanASweep) {
    std::vector<double> shares;
    for (int i = 0; i < 20; ++i) shares.push_back(0.05 * i + 0.005);
    const Tuning tuning = tuned({.target = 0.3, .within = 0.02}, shares, 5);
    std::uint64_t deals = 0, most = 0;
    for (const TunedSetting& setting : tuning.settings()) {
        deals += setting.deals;
        most = std::max(most, setting.deals);
    }
    EXPECT_LT(deals, most * shares.size() / 3);
}

}  // namespace
}  // namespace scoundrel
