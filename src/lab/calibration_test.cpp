#include "lab/calibration.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/calibration_svg.h"
#include "rules/random.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;

MatchRow game(bool won, const std::vector<int>& chances) {
    MatchRow row{.status = won ? Status::won : Status::lost};
    for (const int chance : chances) row.forecasts.push_back({chance});
    return row;
}

TEST(Calibrations, SortChancesIntoTenths) {
    Calibration calibration;
    calibration.add(game(true, {0, 99, 100, 1000, 999}));
    calibration.add(game(false, {120}));
    const auto tenths = calibration.tenths();
    EXPECT_EQ(tenths[0].decisions, 2u);
    EXPECT_EQ(tenths[0].games, 1u);
    EXPECT_DOUBLE_EQ(tenths[0].predicted, 0.0495);
    EXPECT_EQ(tenths[1].games, 2u);
    EXPECT_DOUBLE_EQ(tenths[1].won.share, 0.5);
    EXPECT_EQ(tenths[5].games, 0u);
    EXPECT_EQ(tenths[9].decisions, 2u);
    EXPECT_DOUBLE_EQ(tenths[9].won.share, 1);
}

TEST(Calibrations, ManyDecisionsOfAGameAreNoMoreThanOne) {
    Calibration once, often;
    for (int i = 0; i < 40; ++i) {
        once.add(game(i % 2 == 0, {450}));
        often.add(game(i % 2 == 0, std::vector<int>(30, 450)));
    }
    const Share a = once.tenths()[4].won, b = often.tenths()[4].won;
    EXPECT_NEAR(a.low, b.low, 1e-9);
    EXPECT_NEAR(a.high, b.high, 1e-9);
    EXPECT_NEAR(a.low, wilson(20, 40).low, 0.01);
}

TEST(Calibrations, AllWonIsNotCertain) {
    Calibration calibration;
    for (int i = 0; i < 10; ++i) calibration.add(game(true, {950, 950, 950}));
    const Share won = calibration.tenths()[9].won;
    EXPECT_EQ(won.high, 1);
    EXPECT_NEAR(won.low, wilson(10, 10).low, 1e-9);
}

// Games with a chance of their own, and a number of decisions that goes with it.
TEST(Calibrations, IntervalsHoldTheTruthNearlyAlways) {
    SplitMix64 random(7);
    int held = 0;
    constexpr int trials = 400;
    for (int trial = 0; trial < trials; ++trial) {
        Calibration calibration;
        for (int i = 0; i < 60; ++i)
            calibration.add(
                game(random.below(100) < 35, std::vector<int>(1 + random.below(12), 350)));
        const Share won = calibration.tenths()[3].won;
        held += won.low <= 0.35 && 0.35 <= won.high;
    }
    EXPECT_GT(held, trials * 0.91);
    EXPECT_LT(held, trials);
}

TEST(Calibrations, AreDrawnWithADotForEachTenth) {
    Calibration calibration;
    calibration.add(game(true, {450, 810}));
    calibration.add(game(false, {430}));
    CalibrationPanel named = chance_panel(calibration.tenths());
    named.title = "A&B";
    const std::string svg = draw_calibrations(
        "<T>", "S",
        {named, chance_panel(calibration.tenths()), chance_panel(Calibration{}.tenths())});
    std::size_t dots = 0;
    for (std::size_t at = svg.find("<circle"); at != svg.npos; at = svg.find("<circle", at + 1))
        ++dots;
    EXPECT_EQ(dots, 4u);
    EXPECT_THAT(svg, HasSubstr("A&amp;B"));
    EXPECT_THAT(svg, HasSubstr("&lt;T&gt;"));
    EXPECT_THAT(svg, testing::Not(HasSubstr("nan")));
}

}  // namespace
}  // namespace scoundrel
