#include "lab/standings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/interval_json.h"
#include "rules/random.h"

namespace scoundrel {
namespace {

MatchRow row(std::uint64_t seed, std::size_t player, bool won, int score = 0) {
    return {.seed = seed,
            .player = player,
            .status = won ? Status::won : Status::lost,
            .score = score,
            .moves = 10,
            .decisions = 4,
            .microseconds = 5000};
}

const MatchHead two{.variant = {}, .thinking = {}, .players = {"a", "b"}};

TEST(PairedTests, TheStakeIsRobbinsMixture) {
    PairedTest test;
    for (int i = 0; i < 7; ++i) test.add(true, false);
    for (int i = 0; i < 4; ++i) test.add(false, true);
    test.add(true, true);
    test.add(false, false);
    EXPECT_EQ(test.first(), 7u);
    EXPECT_EQ(test.second(), 4u);
    const double expected = 11 * std::log(2) + std::lgamma(8) + std::lgamma(5) - std::lgamma(13);
    EXPECT_NEAR(test.log_stake(), expected, 1e-9);
    EXPECT_EQ(test.better(), Better::undecided);
}

TEST(PairedTests, DecideForGood) {
    PairedTest test;
    for (int i = 0; i < 7; ++i) test.add(false, true);
    EXPECT_EQ(test.better(), Better::undecided);  // 2^7 / 8 = 16
    test.add(false, true);                        // 2^8 / 9 = 28
    EXPECT_EQ(test.better(), Better::second);
    EXPECT_EQ(test.decided_after(), 8u);
    for (int i = 0; i < 100; ++i) test.add(true, false);
    EXPECT_EQ(test.better(), Better::second);
    EXPECT_EQ(test.decided_after(), 8u);
}

TEST(PairedTests, LookingAfterEveryDealMisleadsSeldom) {
    SplitMix64 random(1);
    int wrong = 0;
    for (int match = 0; match < 1000; ++match) {
        PairedTest test;
        for (int deal = 0; deal < 1000; ++deal) {
            const bool first = random.below(2) == 0;
            test.add(first, !first);
        }
        wrong += test.better() != Better::undecided;
    }
    EXPECT_LT(wrong, 50);
    EXPECT_GT(wrong, 5);  // and it is not idle
}

TEST(PairedTests, FindTheBetterOne) {
    SplitMix64 random(1);
    PairedTest test;
    for (int deal = 0; deal < 2000; ++deal) {
        const bool first = random.below(100) < 60;
        test.add(first, !first);
    }
    EXPECT_EQ(test.better(), Better::first);
}

TEST(Standing, DealsCountInTheirOrderAndWhole) {
    Standings standings(two, {5, 100});
    standings.add(row(6, 0, true));
    standings.add(row(6, 1, false));
    standings.add(row(5, 1, false));
    standings.add(row(4, 0, true));
    standings.add(row(101, 0, true));
    EXPECT_EQ(standings.deals(), 0u);
    standings.add(row(5, 0, true, 8));
    EXPECT_EQ(standings.deals(), 2u);
    standings.add(row(5, 0, false));  // it was counted
    EXPECT_EQ(standings.players()[0].won, 2u);
    EXPECT_EQ(standings.players()[1].won, 0u);
    EXPECT_EQ(standings.players()[0].decisions, 8u);
    EXPECT_DOUBLE_EQ(*standings.players()[0].ms_a_move(), 0.5);
    EXPECT_DOUBLE_EQ(standings.players()[0].score.mean(), 4);
    EXPECT_FALSE(standings.decided());
    for (std::uint64_t seed = 7; seed < 20; ++seed)
        for (const std::size_t player : {0u, 1u}) standings.add(row(seed, player, player == 0));
    EXPECT_TRUE(standings.decided());
    const Json json = standings_json(standings);
    EXPECT_EQ(json["pairs"][0]["better"], "a");
    EXPECT_EQ(json["pairs"][0]["decided_after"], 8);
    EXPECT_EQ(json["players"][1]["win"]["share"], 0);
    EXPECT_EQ(json["seeds"], Json({5, 19}));
}

TEST(Standing, ScoresOfWinsAreTakenApart) {
    Standings standings(two, {0, 9}, {{0, 20}, {1, 10}, {2, 15}});
    const auto deal = [&](std::uint64_t seed, int first, int second) {  // below 0: lost
        standings.add(row(seed, 0, first > 0, first));
        standings.add(row(seed, 1, second > 0, second));
    };
    deal(0, 10, 6);
    deal(1, 8, -50);
    deal(2, -20, 3);
    deal(3, 12, 14);  // of which the solver's best is not known
    const PlayerStanding& first = standings.players()[0];
    EXPECT_EQ(first.win_score.count(), 3u);
    EXPECT_DOUBLE_EQ(first.win_score.mean(), 10);
    EXPECT_EQ(first.of_best.count(), 2u);
    EXPECT_DOUBLE_EQ(first.of_best.ratio(), 18.0 / 30);
    EXPECT_DOUBLE_EQ(standings.players()[1].of_best.ratio(), 9.0 / 35);
    const PairStanding& pair = standings.pairs()[0];
    EXPECT_EQ(pair.win_lead.count(), 2u);
    EXPECT_DOUBLE_EQ(pair.win_lead.mean(), 1);
    const Json json = standings_json(standings);
    EXPECT_EQ(json["aim"], "win");
    EXPECT_EQ(json["players"][0]["of_best"]["mean"], 0.6);
    EXPECT_EQ(json["pairs"][0]["win_score_lead"]["mean"], 1);
    EXPECT_FALSE(comparison_json(standings).contains("samples"));
}

TEST(Standing, UnfinishedGamesAreNotWon) {
    Standings standings({.variant = {}, .thinking = {}, .players = {"a"}}, {0, 0});
    MatchRow endless = row(0, 0, false);
    endless.status = Status::playing;
    standings.add(endless);
    EXPECT_EQ(standings.players()[0].unfinished, 1u);
    EXPECT_EQ(standings.players()[0].won, 0u);
}

TEST(Standing, ForfeitsAreCountedAndTheFirstIsTold) {
    Standings standings(two, {0, 9});
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        standings.add(row(seed, 0, true, 5));
        MatchRow failed = row(seed, 1, false, -180);
        if (seed > 1) failed.forfeit = "reason " + std::to_string(seed);
        standings.add(failed);
    }
    EXPECT_EQ(standings.players()[0].forfeits, 0u);
    EXPECT_EQ(standings.players()[1].forfeits, 2u);
    const Json json = standings_json(standings);
    EXPECT_EQ(json["players"][0]["forfeits"], 0);
    EXPECT_FALSE(json["players"][0].contains("first_forfeit"));
    EXPECT_EQ(json["players"][1]["forfeits"], 2);
    EXPECT_EQ(json["players"][1]["first_forfeit"]["seed"], 2);
    EXPECT_EQ(json["players"][1]["first_forfeit"]["reason"], "reason 2");
}

TEST(Standing, RatingsAreAnchoredAtCarefulOrTheFirst) {
    EXPECT_EQ(Standings(two, {0, 9}).anchor(), 0u);
    Standings standings({.variant = {}, .thinking = {}, .players = {"a", "careful"}}, {0, 9});
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        standings.add(row(seed, 0, seed < 4, seed < 4 ? 9 : -9));
        standings.add(row(seed, 1, seed == 4, seed == 4 ? 9 : -9));
    }
    const Json json = standings_json(standings);  // 4.5 to 1.5, with the deal more
    EXPECT_EQ(json["rating"]["anchor"], "careful");
    EXPECT_EQ(json["players"][0]["rating"]["mean"], rounded(1000 + 400 * std::log10(3.0)));
    EXPECT_EQ(json["players"][1]["rating"]["low"], 1000);
    EXPECT_EQ(json["pairs"][0]["did_better"], Json({4, 1}));
    EXPECT_EQ(json["pairs"][0]["rating_lead"]["mean"], rounded(400 * std::log10(3.0)));
}

TEST(Standing, AnEndThatDealsCannotTellIsNull) {
    Standings standings(two, {0, 9});
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        for (const std::size_t player : {0u, 1u}) standings.add(row(seed, player, player == 0));
    const Json rating = standings_json(standings)["players"][1]["rating"];
    EXPECT_TRUE(rating["low"].is_null());
    EXPECT_TRUE(rating["high"].is_number());
}

TEST(Means, HaveAnInterval) {
    Mean mean;
    mean.add(1);
    EXPECT_TRUE(std::isinf(mean.error()));
    for (const int number : {2, 3, 4}) mean.add(number);
    EXPECT_DOUBLE_EQ(mean.mean(), 2.5);
    EXPECT_NEAR(mean.error(), 1.959964 * std::sqrt(5.0 / 3 / 4), 1e-6);
}

// Cases of their own size, each with a part that goes with it.
TEST(Ratios, HoldTheTruthNearlyAlways) {
    SplitMix64 random(3);
    int held = 0;
    constexpr int trials = 400;
    for (int trial = 0; trial < trials; ++trial) {
        Ratio ratio;
        for (int i = 0; i < 80; ++i) {
            const auto whole = static_cast<double>(1 + random.below(10));
            ratio.add(whole * static_cast<double>(random.below(7)) / 6, whole);
        }
        held += std::abs(ratio.ratio() - 0.5) <= ratio.error();
    }
    EXPECT_GT(held, trials * 0.91);
    EXPECT_LT(held, trials);
}

TEST(Ratios, OfCasesOfOneSizeAreMeans) {
    Ratio ratio;
    Mean mean;
    for (const int number : {3, 8, -2, 5}) {
        ratio.add(number, 1);
        mean.add(number);
    }
    EXPECT_DOUBLE_EQ(ratio.ratio(), mean.mean());
    EXPECT_NEAR(ratio.error(), mean.error(), 1e-9);
}

TEST(PairedLeads, HoldTheTruthNearlyAlwaysAndAreNeverCertain) {
    SplitMix64 random(5);
    int held = 0;
    constexpr int trials = 400;
    for (int trial = 0; trial < trials; ++trial) {
        std::uint64_t first = 0, second = 0;
        for (int i = 0; i < 200; ++i) {
            const auto face = random.below(100);
            first += face < 8 ? 1u : 0u;
            second += face >= 95 ? 1u : 0u;
        }
        const ShareLead lead = paired_lead(first, second, 200);
        held += lead.low <= 0.03 && 0.03 <= lead.high;
    }
    EXPECT_GT(held, trials * 0.91);
    EXPECT_LT(held, trials);
    const ShareLead none = paired_lead(0, 0, 2000);
    EXPECT_EQ(none.mean, 0);
    EXPECT_LT(none.low, 0);
    EXPECT_GT(none.high, 0);
    EXPECT_LT(none.high, 0.002);
}

}  // namespace
}  // namespace scoundrel
