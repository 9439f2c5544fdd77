#include "rules/score.h"

#include <gtest/gtest.h>

#include "support/dealt.h"

namespace scoundrel {
namespace {

using namespace test;

constexpr Rules scored(Scoring scoring, int health = 20) {
    return with(classic, [=](Rules& r) {
        r.scoring = scoring;
        r.health = static_cast<std::uint8_t>(health);
    });
}
constexpr int score_after(Scoring scoring, std::string_view cards, std::string_view moves,
                          int health = 20) {
    const Dealt game = Dealt(scored(scoring, health), cards).after(moves);
    return game.game.over() ? game.game.score() : -999;
}
using enum Scoring;

// A win (rules.md 10.1 to 10.5, 10.11, 10.13).
static_assert(score_after(original, "5C 3D 4D 2D", "5Cb 3De 4De 2De") == 15);
static_assert(score_after(original, "2D 3D 4D 9H", "2De 3De 4De 9Hd") == 29);
static_assert(score_after(original, "2C 3D 4D 9H", "2Cb 3De 4De 9Hd") == 29, "healed to the cap");
static_assert(score_after(original, "KC 3D 4D 9H", "KCb 3De 4De 9Hd") == 16, "not to the cap");
static_assert(score_after(original, "9H 3D 4D 2D", "9Hd 3De 4De 2De") == 20);
static_assert(score_after(original, "2D 3D 4D 9H", "2De 3De 4De 9Hd", 7) == 16, "another cap");
static_assert(score_after(health, "2D 3D 4D 9H", "2De 3De 4De 9Hd") == 20);
static_assert(score_after(slain, "5C 3D 4C 9H", "5Cb 3De 4Cw 9Hd") == 29);

// A loss (rules.md 10.6 to 10.10, 10.12, 10.14, 10.15).
static_assert(score_after(original, "9C 2C 3D 4H 5C KC 6D", "9Cb", 5) == -18);
static_assert(score_after(original, "KC 2C 3D 4H 9C 3C 6D 7H 8S", "avoid 9Cb", 5) == -23);
static_assert(score_after(original, "9C QC 2D 3H 4H", "9Cb", 5) == 0);
static_assert(score_after(health, "9C 2C 3D 4H 5C KC 6D", "9Cb", 5) == 0);
static_assert(score_after(slain, "4C 9C 2C 3D 4H 5C KC", "4Cb 9Cb", 5) == 4);

TEST(Score, TheBestOfTheOriginalRules) {
    EXPECT_EQ(score_after(original, "2D 3D 4D TH", "2De 3De 4De THd"), 30);
}

}  // namespace
}  // namespace scoundrel
