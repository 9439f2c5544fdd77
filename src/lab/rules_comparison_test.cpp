#include "lab/rules_comparison.h"

#include <gtest/gtest.h>

#include <cmath>

#include "rules/random.h"
#include "support/thorough.h"

namespace scoundrel {
namespace {

double any(SplitMix64& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

// Of 95%, in so many runs: within four standard deviations.
double slack(int runs) { return 4 * std::sqrt(0.05 * 0.95 / runs); }

// -1, 0 or 1 with these chances.
double step(SplitMix64& random, double up, double down) {
    const double x = any(random);
    return x < up ? 1 : x < up + down ? -1 : 0;
}

// The mean lies at the bound, on either side: to call it nearer would be wrong.
TEST(NearTest, IsSeldomWrongHoweverOftenItIsLookedAt) {
    const int runs = test::thorough(400);
    for (const double side : {1.0, -1.0}) {
        int wrong = 0;
        for (int run = 0; run < runs; ++run) {
            SplitMix64 random(static_cast<std::uint64_t>(run));
            NearTest test(0.02);
            for (int i = 0; i < 20'000 && !test.is_near(); ++i)
                test.add(side * step(random, 0.06, 0.04));
            wrong += test.is_near() ? 1 : 0;
        }
        EXPECT_LE(wrong, (NearTest::error + slack(runs)) * runs);
    }
}

TEST(NearTest, FindsOutInTime) {
    int late = 0;
    for (std::uint64_t run = 0; run < 40; ++run) {
        SplitMix64 random(run);
        NearTest test(0.02);
        for (int i = 0; i < 12'000; ++i) test.add(step(random, 0.05, 0.05));
        late += test.is_near() ? 0 : 1;
    }
    EXPECT_LE(late, 4);
}

TEST(Intervals, CoverWhatTheyShould) {
    const int runs = test::thorough(2000);
    constexpr int deals = 400;
    constexpr double up = 0.12, down = 0.07, won = 0.83;
    int shares = 0, leads = 0, means = 0;
    for (int run = 0; run < runs; ++run) {
        SplitMix64 random(static_cast<std::uint64_t>(run) + 1);
        std::uint64_t wins = 0, first = 0, second = 0;
        Mean mean;
        for (int i = 0; i < deals; ++i) {
            wins += any(random) < won ? 1u : 0u;
            const double who = step(random, up, down);
            first += who > 0 ? 1u : 0u;
            second += who < 0 ? 1u : 0u;
            mean.add(who);
        }
        const Share share = wilson(wins, deals);
        const ShareLead lead = paired_lead(first, second, deals);
        shares += share.low <= won && won <= share.high ? 1 : 0;
        leads += lead.low <= up - down && up - down <= lead.high ? 1 : 0;
        means += std::abs(mean.mean() - (up - down)) <= mean.error() ? 1 : 0;
    }
    for (const int covered : {shares, leads, means}) {
        EXPECT_GE(covered, (0.94 - slack(runs)) * runs);
        EXPECT_LE(covered, (0.96 + slack(runs)) * runs);
    }
}

// Luck with twice the deviation of skill: four fifths of the variance.
TEST(LuckShare, CoversTheShareThereIs) {
    const int runs = test::thorough(100);
    int covered = 0;
    for (int run = 0; run < runs; ++run) {
        SplitMix64 random(static_cast<std::uint64_t>(run));
        const auto bell = [&] {
            double sum = -6;
            for (int i = 0; i < 12; ++i) sum += any(random);
            return sum;
        };
        std::vector<LuckAndSkill> games;
        for (int i = 0; i < 150; ++i)
            games.push_back(
                {static_cast<int>(200'000 * bell()), static_cast<int>(100'000 * bell())});
        const auto share = luck_share(games);
        ASSERT_TRUE(share);
        EXPECT_LE(share->low, share->share);
        EXPECT_GE(share->high, share->share);
        covered += share->low <= 0.8 && 0.8 <= share->high ? 1 : 0;
    }
    EXPECT_GE(covered, 0.85 * runs);
}

TEST(LuckShare, OfTooFewGamesNothingIsKnown) {
    EXPECT_FALSE(luck_share({}));
    EXPECT_FALSE(luck_share(std::vector<LuckAndSkill>(9, {5, -5})));
    EXPECT_FALSE(luck_share(std::vector<LuckAndSkill>(20, {5, -5})));
    std::vector<LuckAndSkill> games(20, {500'000, 0});
    for (std::size_t i = 0; i < 10; ++i) games[i].luck = -500'000;
    EXPECT_EQ(luck_share(games)->share, 1);
}

const TrialPlan plan{
    .rules = {{*parse_rules("classic")}, {*parse_rules("equal")}},
    .players = {"quick", "careful"},
};

TrialGame game(bool won, int score, int room) {
    return {.status = won ? Status::won : Status::lost, .score = score, .moves = 30, .room = room};
}

// The first rules win every deal, the second those with an odd seed.
Trial trial(std::uint64_t seed, std::size_t rules) {
    const bool won = rules == 0 || seed % 2 == 1;
    return {.seed = seed,
            .rules = rules,
            .verdict = won ? Verdict::won : Verdict::lost,
            .games = {game(won, won ? 10 : -20, won ? 15 : static_cast<int>(seed % 8) + 1),
                      game(false, -30, 4)}};
}

TEST(RulesComparison, DependsOnTheTrialsAndNotOnTheirOrder) {
    RulesComparison forwards(plan, {0, 59}, 0.005), backwards(plan, {0, 59}, 0.005);
    for (std::uint64_t number = 0; number < 120; ++number) {
        forwards.add(trial(number / 2, number % 2));
        const std::uint64_t other = 119 - number;
        backwards.add(trial(other / 2, other % 2));
        backwards.add(trial(other / 2, other % 2));  // twice counts once
    }
    backwards.add(trial(60, 0));  // beyond the range
    EXPECT_EQ(print_json(comparison_json(forwards)), print_json(comparison_json(backwards)));
    EXPECT_EQ(forwards.deals(), 60u);
    const RulesFigures& second = forwards.rules()[1];
    EXPECT_EQ(second.players[0].won, 30u);
    EXPECT_EQ(second.can_be_won, 30u);
    EXPECT_EQ(second.steps[0].stronger, 30u);
    EXPECT_EQ(second.players[0].median_room_lost(), 3);  // rooms 1, 3, 5 and 7
    EXPECT_FALSE(forwards.rules()[0].players[0].median_room_lost());
    EXPECT_EQ(forwards.leads()[0].judgement(), Judgement::fewer);
    EXPECT_DOUBLE_EQ(forwards.leads()[0].score.mean(), -15);
}

TEST(RulesComparison, CountsDealsThatAllRulesHaveFromTheFirstOn) {
    RulesComparison comparison(plan, {0, 9}, 0.005);
    comparison.add(trial(1, 0));
    comparison.add(trial(1, 1));
    comparison.add(trial(0, 0));
    EXPECT_EQ(comparison.deals(), 0u);
    comparison.add(trial(0, 1));
    EXPECT_EQ(comparison.deals(), 2u);
}

// How many deals it says would be needed is about what the test then takes.
TEST(RulesComparison, TellsHowManyDealsWouldBeNeeded) {
    constexpr double margin = 0.001;
    double told = 0, taken = 0;
    for (std::uint64_t run = 0; run < 30; ++run) {
        SplitMix64 random(run);
        RulesLead lead{{}, NearTest(margin), {}};
        for (std::uint64_t deals = 1; lead.judgement() == Judgement::open; ++deals) {
            const double who = step(random, 0.08, 0.05);
            lead.test.add(who > 0, who < 0);
            lead.near.add(who);
            taken += 1;
            if (deals == 500) told += *lead.needed(deals, margin);
        }
    }
    EXPECT_GT(told, taken / 4);
    EXPECT_LT(told, taken * 4);
}

}  // namespace
}  // namespace scoundrel
