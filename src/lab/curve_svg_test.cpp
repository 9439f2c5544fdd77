#include "lab/curve_svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace scoundrel {
namespace {

using testing::HasSubstr;
using testing::Not;

int count(const std::string& text, const std::string& part) {
    int found = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
    return found;
}

Curve health() {
    return {.title = "Won by <careful>",
            .subtitle = "Some deals",
            .across = "health",
            .up = "won",
            .ticks = {{10, "10"}, {11, "11"}, {12, "12"}},
            .lines = {{"never", {{10, {0.2, 0.1, 0.3}, "a"}, {11, {0.3, 0.25, 0.35}, "b"}}},
                      {"alternate", {{12, {0.5, 0.45, 0.55}, "c"}}}},
            .marks = {{11, {0.31, 0.3, 0.32}, "fresh"}},
            .wanted = {0.3, 0.29, 0.31}};
}

TEST(Curve, HasABandALineAndADotForEveryPoint) {
    const std::string picture = draw_curve(health());
    EXPECT_EQ(count(picture, "<polygon class=\"spread"), 2);
    EXPECT_EQ(count(picture, "<polyline class=\"curve"), 2);
    EXPECT_EQ(count(picture, "<circle class=\"knot"), 3);
    EXPECT_EQ(count(picture, "<circle class=\"mark\""), 1);
    EXPECT_EQ(count(picture, "class=\"strip\""), 1);
    EXPECT_THAT(picture, HasSubstr("<title>fresh</title>"));
}

TEST(Curve, NamesItsLinesOnlyWhereThereAreSeveral) {
    Curve curve = health();
    EXPECT_THAT(draw_curve(curve), HasSubstr(">alternate</text>"));
    curve.lines.pop_back();
    EXPECT_THAT(draw_curve(curve), Not(HasSubstr(">never</text>")));
}

TEST(Curve, EscapesWhatItIsTold) {
    EXPECT_THAT(draw_curve(health()), HasSubstr("Won by &lt;careful&gt;"));
}

// The scale begins and ends at round shares around all that is shown.
TEST(Curve, HasAScaleAroundEverything) {
    const std::string picture = draw_curve(health());
    EXPECT_THAT(picture, HasSubstr(">10%</text>"));
    EXPECT_THAT(picture, HasSubstr(">55%</text>"));
    EXPECT_THAT(picture, Not(HasSubstr(">5%</text>")));
    EXPECT_THAT(picture, Not(HasSubstr(">60%</text>")));
}

TEST(Curve, LeavesOutLabelsThatWouldTouch) {
    Curve curve = health();
    curve.ticks.clear();
    for (int i = 10; i < 110; ++i) curve.ticks.push_back({double(i), std::to_string(i)});
    const std::string picture = draw_curve(curve);
    EXPECT_LT(count(picture, "class=\"scale\""), 60);
}

TEST(Curve, IsDrawnOfASinglePoint) {
    Curve curve = health();
    curve.lines = {{"", {{10, {0.3, 0.3, 0.3}, ""}}}};
    curve.ticks = {{10, "10"}};
    curve.marks.clear();
    EXPECT_THAT(draw_curve(curve), Not(HasSubstr("nan")));
}

}  // namespace
}  // namespace scoundrel
