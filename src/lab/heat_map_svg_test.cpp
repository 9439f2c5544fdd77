#include "lab/heat_map_svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace scoundrel {
namespace {

using testing::HasSubstr;

TEST(HeatMap, ShadesFromTheSmallestToTheLargestShare) {
    const HeatMap map{.title = "Won by <careful>",
                      .subtitle = "300 deals",
                      .across = "avoid",
                      .down = "health",
                      .columns = {"never", "always"},
                      .rows = {"10", "20"},
                      .shares = {{0.01, 0.2}, {0.2, 0.43}},
                      .notes = {{"a", "b"}, {"c", "classic & more"}}};
    const std::string svg = draw_heat_map(map);
    EXPECT_THAT(svg, HasSubstr("Won by &lt;careful&gt;"));
    EXPECT_THAT(svg, HasSubstr("classic &amp; more"));
    EXPECT_THAT(svg, HasSubstr("class=\"shade0\""));
    EXPECT_THAT(svg, HasSubstr("class=\"shade9\""));
    EXPECT_THAT(svg, HasSubstr("43.0%"));
    EXPECT_EQ(svg.find("nan"), svg.npos);
}

TEST(HeatMap, OfOneShareOnly) {
    const std::string svg = draw_heat_map({.title = "t",
                                           .subtitle = "s",
                                           .across = "a",
                                           .down = "d",
                                           .columns = {"1"},
                                           .rows = {"2"},
                                           .shares = {{0.5}},
                                           .notes = {{""}}});
    EXPECT_EQ(svg.find("nan"), svg.npos);
    EXPECT_THAT(svg, HasSubstr("50.0%"));
}

}  // namespace
}  // namespace scoundrel
