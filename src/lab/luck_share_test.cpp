#include "lab/luck_share.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "rules/random.h"
#include "support/thorough.h"

namespace scoundrel {
namespace {

double any(SplitMix64& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

double bell(SplitMix64& random) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += any(random);
    return sum;
}

// Luck with twice the deviation of skill: four fifths of the variance.
TEST(LuckShare, CoversTheShareThereIs) {
    const int runs = test::thorough(100);
    int covered = 0;
    for (int run = 0; run < runs; ++run) {
        SplitMix64 random(static_cast<std::uint64_t>(run));
        std::vector<LuckAndSkill> games;
        for (int i = 0; i < 150; ++i)
            games.push_back({static_cast<int>(200'000 * bell(random)),
                             static_cast<int>(100'000 * bell(random))});
        const auto share = luck_share(games);
        ASSERT_TRUE(share);
        EXPECT_LE(share->low, share->share);
        EXPECT_GE(share->high, share->share);
        covered += share->low <= 0.8 && 0.8 <= share->high ? 1 : 0;
    }
    EXPECT_GE(covered, 0.85 * runs);
}

// Games as those of a good player: mostly without a mistake, now and then a large one, and the
// larger it is the likelier a loss. What a deal is like is shared by the rules.
struct Sort {
    double without, size, tail, start;
};
constexpr Sort sorts[] = {{0.7, 0.02, 1.5, 0.9},    // three games of ten with a mistake
                          {0.85, 0.02, 1.5, 0.93},  // fewer
                          {0.9, 0.03, 1.2, 0.93},   // one of ten
                          {0.3, 0.01, 1.2, 0.85},   // most, but small ones
                          {0.05, 0.5, 0.6, 0.9}};   // as careful: much in nearly all

LuckAndSkill play(const Sort& sort, double deal, SplitMix64& random) {
    double skill = 0;
    const double large = 0.5 * deal + 0.866 * bell(random);
    if (any(random) >= sort.without)
        skill = -std::min(1.5, sort.size * std::exp(sort.tail * large));
    const double chance = std::clamp(sort.start + 0.9 * skill, 0.02, 0.98);
    const double hard = 0.5 * std::erfc(-(0.7 * deal + 0.714 * bell(random)) / std::sqrt(2.0));
    const double luck = (hard < chance ? 1 : 0) - sort.start - skill;
    return {static_cast<int>(1e6 * luck), static_cast<int>(1e6 * skill)};
}

double true_share(const Sort& sort) {
    SplitMix64 random(7);
    constexpr int games = 300'000;
    double luck = 0, lucks = 0, skill = 0, skills = 0;
    for (int i = 0; i < games; ++i) {
        const LuckAndSkill game = play(sort, bell(random), random);
        luck += game.luck, lucks += 1.0 * game.luck * game.luck;
        skill += game.skill, skills += 1.0 * game.skill * game.skill;
    }
    const double lucky = lucks - luck * luck / games;
    return lucky / (lucky + skills - skill * skill / games);
}

// Of fewer games, as compare reviews unless told, it covers less, but not by much.
void covers(int deals, double demanded) {
    const int runs = test::thorough(40);
    for (std::size_t i = 0; i < std::size(sorts); ++i) {
        const Sort &here = sorts[i], &first = sorts[(i + 1) % std::size(sorts)];
        const double share = true_share(here), lead = share - true_share(first);
        int covered = 0, leads_covered = 0;
        for (int run = 0; run < runs; ++run) {
            SplitMix64 random(static_cast<std::uint64_t>(run));
            std::vector<LuckAndSkill> games;
            std::vector<ReviewedPair> pairs;
            for (int deal = 0; deal < deals; ++deal) {
                const double like = bell(random);
                games.push_back(play(here, like, random));
                pairs.push_back({games.back(), play(first, like, random)});
            }
            const auto told = luck_share(games);
            const auto told_lead = luck_lead(pairs);
            covered += told && told->low <= share && share <= told->high ? 1 : 0;
            leads_covered += told_lead && told_lead->low <= lead && lead <= told_lead->high ? 1 : 0;
        }
        EXPECT_GE(covered, demanded * runs) << i << ", a share of " << share;
        EXPECT_GE(leads_covered, demanded * runs) << i << ", a lead of " << lead;
    }
}

TEST(LuckShare, CoversWhereMistakesAreRareAndLarge) {
    covers(200, test::sanitized ? 0.75 : 0.9);  // a few runs say less
}
TEST(LuckShare, CoversOfFewGamesToo) { covers(40, test::sanitized ? 0.7 : 0.8); }

TEST(LuckShare, OfTheSameGamesNoLeadIsTold) {
    SplitMix64 random(1);
    std::vector<ReviewedPair> pairs;
    for (int deal = 0; deal < 100; ++deal) {
        const LuckAndSkill game = play(sorts[0], bell(random), random);
        pairs.push_back({game, game});
    }
    const auto lead = luck_lead(pairs);
    ASSERT_TRUE(lead);
    EXPECT_EQ(lead->mean, 0);
    EXPECT_LT(lead->low, 0);
    EXPECT_GT(lead->high, 0);
    EXPECT_FALSE(luck_lead({pairs.begin(), pairs.begin() + 9}));
}

TEST(LuckShare, OfTooFewGamesNothingIsKnown) {
    EXPECT_FALSE(luck_share({}));
    EXPECT_FALSE(luck_share(std::vector<LuckAndSkill>(9, {5, -5})));
    EXPECT_FALSE(luck_share(std::vector<LuckAndSkill>(20, {5, -5})));
    std::vector<LuckAndSkill> games(20, {500'000, 0});
    for (std::size_t i = 0; i < 10; ++i) games[i].luck = -500'000;
    EXPECT_EQ(luck_share(games)->share, 1);
}

}  // namespace
}  // namespace scoundrel
