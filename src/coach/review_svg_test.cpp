#include "coach/review_svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/random_session.h"

namespace scoundrel::test {
namespace {

using testing::HasSubstr;
using testing::Not;

int count_of(std::string_view text, std::string_view what) {
    int times = 0;
    for (auto at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1))
        ++times;
    return times;
}

TEST(ReviewSvg, DrawsEveryMoveAndRevealAndEscapesTheGame) {
    Session session = session_of("classic#<b>&\"", "play");
    SplitMix64 random(1);
    while (!session.game().over()) go_on(session, random, false);
    const auto blank = std::make_shared<const Net>();
    const auto game = review_game(session, {blank, rule_sets[0].id, true}, {.samples = 2});
    ASSERT_TRUE(game);
    const std::string svg = draw_review(session, *game);
    EXPECT_THAT(svg, HasSubstr("classic#&lt;b&gt;&amp;&quot;"));
    EXPECT_THAT(svg, Not(HasSubstr("<b>")));
    EXPECT_THAT(svg, HasSubstr("prefers-color-scheme:dark"));
    EXPECT_THAT(svg, HasSubstr("chance to win"));
    EXPECT_THAT(svg, Not(HasSubstr("nan")));
    EXPECT_THAT(svg, HasSubstr("score to expect"));
    // The page's own title, start and end, one for each happening, and one for points given away.
    const auto left = std::ranges::count_if(
        game->review.moves, [](const ReviewedMove& move) { return move.points_lost() > 0; });
    EXPECT_EQ(count_of(svg, "<title>"),
              static_cast<int>(3 + game->review.moves.size() + game->review.reveals.size()) + left);
    EXPECT_EQ(count_of(svg, "<title>"), count_of(svg, "</title>"));
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
}

}  // namespace
}  // namespace scoundrel::test
