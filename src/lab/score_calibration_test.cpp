#include "lab/score_calibration.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/calibration_svg.h"
#include "rules/random.h"

namespace scoundrel {
namespace {

MatchRow game(int score, const std::vector<int>& foretold) {
    MatchRow row{.status = score > 0 ? Status::won : Status::lost, .score = score};
    for (const int tenths : foretold) row.forecasts.push_back({500, tenths});
    return row;
}

TEST(ScoreCalibrations, CutTheDecisionsIntoTenths) {
    ScoreCalibration calibration;
    for (int i = 0; i < 40; ++i) calibration.add(game(i, {10 * i + 5}));
    const auto tenths = calibration.tenths();
    ASSERT_EQ(tenths.size(), 10u);
    for (std::size_t i = 0; i < tenths.size(); ++i) {
        const double first = 4.0 * static_cast<double>(i);
        EXPECT_EQ(tenths[i].decisions, 4u);
        EXPECT_DOUBLE_EQ(tenths[i].from, first + 0.5);
        EXPECT_DOUBLE_EQ(tenths[i].to, first + 3.5);
        EXPECT_DOUBLE_EQ(tenths[i].predicted, first + 2);
        EXPECT_DOUBLE_EQ(tenths[i].score.ratio(), first + 1.5);
    }
    EXPECT_DOUBLE_EQ(calibration.surplus().ratio(), -0.5);
    EXPECT_DOUBLE_EQ(calibration.deviation(), 0.5);
}

TEST(ScoreCalibrations, WhatWasForetoldAlikeStaysTogether) {
    ScoreCalibration calibration;
    calibration.add(game(3, std::vector<int>(95, 40)));
    calibration.add(game(-7, {-90, -90, 120, 130, 140}));
    const auto tenths = calibration.tenths();
    ASSERT_EQ(tenths.size(), 2u);
    EXPECT_EQ(tenths[0].decisions, 97u);
    EXPECT_EQ(tenths[0].score.count(), 2u);
    EXPECT_DOUBLE_EQ(tenths[1].predicted, 13);
}

TEST(ScoreCalibrations, ManyDecisionsOfAGameAreNoMoreThanOne) {
    ScoreCalibration once, often;
    for (int i = 0; i < 40; ++i) {
        once.add(game(i % 2 == 0 ? 12 : -60, {45}));
        often.add(game(i % 2 == 0 ? 12 : -60, std::vector<int>(30, 45)));
    }
    EXPECT_NEAR(once.tenths()[0].score.error(), often.tenths()[0].score.error(), 1e-9);
    EXPECT_NEAR(once.surplus().error(), often.surplus().error(), 1e-9);
}

TEST(ScoreCalibrations, ChancesAloneSayNothingOfTheScore) {
    ScoreCalibration calibration;
    MatchRow row{.score = 4};
    row.forecasts = {{500, {}}};
    calibration.add(row);
    EXPECT_TRUE(calibration.empty());
    EXPECT_TRUE(calibration.tenths().empty());
}

// On every scale a person reads off: round marks, a few of them, and all that is known within.
TEST(ScoreCalibrations, AreDrawnOnAScaleThatHoldsThem) {
    SplitMix64 random(1);
    for (const int width : {1, 7, 30, 90, 250}) {
        ScoreCalibration calibration;
        for (int i = 0; i < 100; ++i) {
            const int score = static_cast<int>(random.below(static_cast<std::uint64_t>(width))) - 3;
            calibration.add(game(score, {10 * score + 4}));
        }
        const CalibrationPanel panel = score_panel(calibration.tenths());
        EXPECT_GE(panel.scale.marks.size(), 2u);
        EXPECT_LE(panel.scale.marks.size(), 8u);
        for (const CalibrationPoint& point : panel.points) {
            EXPECT_LE(panel.scale.marks.front(), std::min(point.low, point.predicted));
            EXPECT_GE(panel.scale.marks.back(), std::max(point.high, point.predicted));
        }
        EXPECT_THAT(draw_calibrations("T", "S", {panel}), testing::Not(testing::HasSubstr("nan")));
    }
}

}  // namespace
}  // namespace scoundrel
