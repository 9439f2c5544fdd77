#include "lab/histograms_svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

namespace scoundrel {
namespace {

using testing::HasSubstr;
using testing::Not;

std::size_t count(const std::string& text, const std::string& pattern) {
    const std::regex regex(pattern);
    return static_cast<std::size_t>(
        std::distance(std::sregex_iterator(text.begin(), text.end(), regex), {}));
}

TEST(Histograms, HaveABarForEachNumberThatOccurs) {
    const std::string svg = draw_histograms(
        "T", "S",
        {{"A", "n", "x", {{"0", 0.5}, {"1", 0}, {"2", 0.5}}}, {"B", "", "y", {{"7", 1}}}});
    EXPECT_EQ(count(svg, "<rect class=\"bar\""), 3u);
    EXPECT_EQ(count(svg, "class=\"label\""), 4u);
    EXPECT_THAT(svg, HasSubstr("<title>2: 50.0%</title>"));
    EXPECT_THAT(svg, HasSubstr("prefers-color-scheme:dark"));
    EXPECT_EQ(count(svg, "<text"), count(svg, "</text>"));
}

TEST(Histograms, ShowStrangeTextsAsTheyAre) {
    const std::string svg =
        draw_histograms("<&>\"", "", {{"<script>", "", "", {{"a&b", 0.1}, {"b", 0.00001}}}});
    EXPECT_THAT(svg, HasSubstr("&lt;&amp;&gt;&quot;"));
    EXPECT_THAT(svg, Not(HasSubstr("<script>")));
    EXPECT_THAT(svg, Not(HasSubstr("a&b")));
}

TEST(Histograms, ManyBarsAreNotAllLabelled) {
    Histogram histogram{"A", "", "x", {}};
    for (int i = 0; i < 100; ++i) histogram.bars.push_back({std::to_string(i + 100), 0.01});
    const std::string svg = draw_histograms("T", "S", {histogram});
    EXPECT_EQ(count(svg, "<rect class=\"bar\""), 100u);
    EXPECT_LT(count(svg, "class=\"label\""), 30u);
    EXPECT_EQ(count(svg, "class=\"share\""), 0u);
}

TEST(Histograms, OfNothingAtAll) {
    EXPECT_EQ(count(draw_histograms("T", "S", {{"A", "", "x", {{"0", 0}}}}), "class=\"bar\""), 0u);
}

}  // namespace
}  // namespace scoundrel
