#include "lab/rules_comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
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
    EXPECT_DOUBLE_EQ(forwards.leads()[0].players[0].score.mean(), -15);
}

// However far the games went on, and in whatever order they come.
TEST(RulesComparison, EndsWithTheDealThatDecides) {
    RulesComparison whole(plan, {0, 59}, 0.005, DealsCounted::until_decided),
        backwards(plan, {0, 59}, 0.005, DealsCounted::until_decided);
    for (std::uint64_t number = 0; number < 120; ++number) {
        whole.add(trial(number / 2, number % 2));
        const std::uint64_t other = 119 - number;
        backwards.add(trial(other / 2, other % 2));
    }
    const std::uint64_t last = whole.leads()[0].decided_after();
    EXPECT_LT(last, 60u);
    EXPECT_EQ(whole.deals(), last);
    EXPECT_TRUE(whole.ended_early());
    EXPECT_EQ(print_json(comparison_json(whole)), print_json(comparison_json(backwards)));
    RulesComparison up_to_there(plan, {0, 59}, 0.005);
    for (std::uint64_t number = 0; number < 2 * last; ++number)
        up_to_there.add(trial(number / 2, number % 2));
    EXPECT_EQ(up_to_there.rules()[1].players[0].won, whole.rules()[1].players[0].won);
    EXPECT_FALSE(up_to_there.ended_early());
}

// What the report warns of: stopping where a lead is large makes it look larger. The interval is
// that of a fixed number of deals, and covers somewhat less.
TEST(RulesComparison, ALeadThatEndedTheGamesLooksLarger) {
    const int runs = test::thorough(200);
    constexpr double up = 0.12, down = 0.07;
    int covered = 0;
    double sum = 0;
    for (int run = 0; run < runs; ++run) {
        SplitMix64 random(static_cast<std::uint64_t>(run) + 1);
        PairedTest test;
        std::uint64_t deals = 0;
        for (; deals < 100'000 && test.better() == Better::undecided; ++deals) {
            const double who = step(random, up, down);
            test.add(who > 0, who < 0);
        }
        const ShareLead lead = paired_lead(test.first(), test.second(), deals);
        sum += lead.mean;
        covered += lead.low <= up - down && up - down <= lead.high ? 1 : 0;
    }
    EXPECT_GT(sum / runs, 1.1 * (up - down));
    EXPECT_LT(sum / runs, 1.8 * (up - down));
    EXPECT_GE(covered, (0.88 - slack(runs)) * runs);
}

TEST(RulesComparison, TellsTheLeadOfEveryPlayer) {
    RulesComparison comparison(plan, {0, 29}, 0.005);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Trial first = trial(seed, 0), second = trial(seed, 1);
        second.games[1] = game(seed < 9, seed < 9 ? 3 : -30, 4);  // careful wins nine more
        for (Trial* each : {&first, &second})
            each->games[1].review =
                LuckAndSkill{seed % 2 == 0 ? 500'000 : -500'000,
                             each->rules == 1 && seed % 3 == 0 ? -400'000 : -1000};
        comparison.add(first);
        comparison.add(second);
    }
    const RulesLead& lead = comparison.leads()[0];
    EXPECT_EQ(lead.players[0].only_first, lead.test.second());
    EXPECT_EQ(lead.players[1].only_here, 9u);
    EXPECT_EQ(lead.players[1].only_first, 0u);
    EXPECT_DOUBLE_EQ(lead.players[1].score.mean(), 9.0 * 33 / 30);
    EXPECT_FALSE(luck_lead(lead.players[0].reviews)) << "no game of the first was reviewed";
    const std::string json = print_json(comparison_json(comparison));
    const auto at = json.find("\"less_first\"");
    ASSERT_NE(at, json.npos);
    EXPECT_NE(json.find("{\"player\":\"careful\",\"won\":{\"mean\":0.3,", at), json.npos) << json;
    EXPECT_NE(json.find("\"luck\":{\"mean\":-0.", at), json.npos) << json;
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

// Three rules against the first, as `--until` plays them: until all are decided. The margin is a
// lead that must not be called near, no lead one that must be called neither more nor fewer.
TEST(RulesComparison, IsSeldomWrongAboutAnyOfSeveralRules) {
    constexpr double margin = 0.03, leads[] = {0, margin, -margin};
    const int runs = test::thorough(300);
    int wrong[std::size(leads)] = {}, any_wrong = 0, open = 0;
    for (int run = 0; run < runs; ++run) {
        SplitMix64 random(static_cast<std::uint64_t>(run));
        std::vector<RulesLead> rules(std::size(leads), RulesLead{{}, NearTest(margin), {}});
        const auto undecided = [](const RulesLead& lead) {
            return lead.judgement() == Judgement::open;
        };
        for (int deal = 0; deal < 8000 && std::ranges::any_of(rules, undecided); ++deal)
            for (std::size_t i = 0; i < rules.size(); ++i) {
                const double who = step(random, 0.08 + leads[i] / 2, 0.08 - leads[i] / 2);
                rules[i].test.add(who > 0, who < 0);
                rules[i].near.add(who);
            }
        bool missed = false;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const Judgement judged = rules[i].judgement();
            const Judgement right = leads[i] == 0  ? Judgement::near
                                    : leads[i] > 0 ? Judgement::more
                                                   : Judgement::fewer;
            const bool fails = judged != Judgement::open && judged != right;
            wrong[i] += fails ? 1 : 0;
            missed |= fails;
            open += judged == Judgement::open ? 1 : 0;
        }
        any_wrong += missed ? 1 : 0;
    }
    for (const int each : wrong) EXPECT_LE(each, (NearTest::error + slack(runs)) * runs);
    EXPECT_LE(any_wrong, 3 * NearTest::error * runs);  // of the three together
    EXPECT_LE(open, 0.1 * 3 * runs);
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
