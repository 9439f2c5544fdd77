#include "lab/ratings_svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <regex>

namespace scoundrel {
namespace {

using testing::HasSubstr;
using testing::Not;

std::ptrdiff_t times(const std::string& text, const std::string& pattern) {
    const std::regex regex(pattern);
    return std::distance(std::sregex_iterator(text.begin(), text.end(), regex), {});
}

TEST(RatingsPicture, HasADotForEachPlayerAndItsInterval) {
    const std::string svg = draw_ratings("T", "S", "Elo",
                                         {{"a", 1120, 1100, 1140, "1120 [1100, 1140]", "a"},
                                          {"b", 1000, 1000, 1000, "1000", "b"},
                                          {"c", 640, -INFINITY, 800, "640 [-, 800]", "c"}});
    EXPECT_EQ(times(svg, "<circle class=\"dot\""), 3);
    // A line each, two ends of the first, none of who is the measure, one of the last.
    EXPECT_EQ(times(svg, "class=\"reach\""), 3 + 2 + 0 + 1);
    EXPECT_THAT(svg, HasSubstr("<title>a: 1120 [1100, 1140]</title>"));
    EXPECT_THAT(svg, Not(HasSubstr("inf")));
    EXPECT_THAT(svg, Not(HasSubstr("nan")));
}

TEST(RatingsPicture, HasNoScaleWhereNothingCanBe) {
    const std::vector<RatedPlayer> shares{{"a", 0, 0, 0.4, "none", "a"},
                                          {"b", 100, 99.6, 100, "all", "b"}};
    const std::string svg = draw_ratings("T", "S", "won, in percent", shares, 100);
    EXPECT_THAT(svg, HasSubstr(">0</text>"));
    EXPECT_THAT(svg, HasSubstr(">100</text>"));
    EXPECT_THAT(svg, Not(HasSubstr(">-20</text>")));
    EXPECT_THAT(svg, Not(HasSubstr(">120</text>")));
    EXPECT_THAT(draw_ratings("T", "S", "score", {{"a", -3, -4, -2, "-3", "a"}}),
                HasSubstr(">-4</text>"));
}

TEST(RatingsPicture, ShowsStrangeNamesAsTheyAreAndTellsThemWhole) {
    const std::string svg =
        draw_ratings("T", "S", "Elo",
                     {{"cmd:<some...", 5, 5, 5, "5", "cmd:<somewhere>"}, {"b", 7, 1, 9, "7", "b"}});
    EXPECT_THAT(svg, HasSubstr(">cmd:&lt;some...</text>"));
    EXPECT_THAT(svg, HasSubstr("<title>cmd:&lt;somewhere&gt;: 5</title>"));
}

}  // namespace
}  // namespace scoundrel
