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
                                         {{"a", 1120, 1100, 1140, "1120 [1100, 1140]"},
                                          {"b", 1000, 1000, 1000, "1000"},
                                          {"c", 640, -INFINITY, 800, "640 [-, 800]"}});
    EXPECT_EQ(times(svg, "<circle class=\"dot\""), 3);
    // A line each, two ends of the first, none of who is the measure, one of the last.
    EXPECT_EQ(times(svg, "class=\"reach\""), 3 + 2 + 0 + 1);
    EXPECT_THAT(svg, HasSubstr("<title>a: 1120 [1100, 1140]</title>"));
    EXPECT_THAT(svg, Not(HasSubstr("inf")));
    EXPECT_THAT(svg, Not(HasSubstr("nan")));
}

TEST(RatingsPicture, CutsNamesThatDoNotFitAndTellsThemWhole) {
    const std::string name = "cmd:python3 <somewhere>/a very long way to a bot.py";
    const std::string svg =
        draw_ratings("T", "S", "Elo", {{name, 5, 5, 5, "5"}, {"b", 7, 1, 9, "7"}});
    EXPECT_THAT(svg, HasSubstr("cmd:python3 &lt;somewhere&gt;/a...</text>"));
    EXPECT_THAT(svg, HasSubstr("a very long way to a bot.py: 5</title>"));
}

}  // namespace
}  // namespace scoundrel
