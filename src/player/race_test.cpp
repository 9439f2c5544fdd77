#include "player/race.h"

#include <gtest/gtest.h>

namespace scoundrel {
namespace {

Worth worth(double win, double score) {
    return {static_cast<float>(win), static_cast<float>(score)};
}

// Way 0 leads steadily; way 1 has bad luck at first and is the better one; way 2 is behind way 0 on
// every sample, but ahead of way 1 as long as that one's bad luck lasts.
Race three_ways() {
    constexpr std::size_t unlucky = 16, samples = 200;
    Race race(3, {0, 1, 2});
    for (std::size_t i = 0; i < samples; ++i)
        race.sample([&](std::size_t way, Tally& tally) {
            const double noise = i % 2 == 0 ? 0.3 : -0.3;
            if (way == 0) tally.add(worth(0.75, 5));
            if (way == 1) tally.add(i < unlucky ? worth(0.65 + noise, -20) : worth(0.8, 10));
            if (way == 2) tally.add(worth(0.7, 5));
        });
    return race;
}

TEST(Race, DropsWhatIsClearlyBehind) {
    const Race race = three_ways();
    EXPECT_EQ(race.leader(), 1U);
    EXPECT_LT(race.tally(2).count(), race.tally(0).count());
}

TEST(Race, WhatWasDroppedStaysBehindTheOneItFellBehind) {
    const Race race = three_ways();
    for (const Aim aim : {Aim::win, Aim::score}) {
        EXPECT_LT(race.win(2, aim), race.win(0, aim));
        EXPECT_LT(race.win(0, aim), race.win(1, aim));
    }
    EXPECT_NEAR(race.score(2), race.score(0), 1e-6);
    EXPECT_LT(race.score(2), race.score(1));
}

}  // namespace
}  // namespace scoundrel
