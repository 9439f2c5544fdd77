#include "coach/quick_review.h"

#include <gtest/gtest.h>

#include "coach/game_review.h"
#include "support/random_session.h"

namespace scoundrel {
namespace {

Session finished(const std::string& game, std::uint64_t seed) {
    Session session = test::session_of(game, "one", "");
    SplitMix64 random(seed);
    test::go_on(session, random, false, 1'000);
    EXPECT_TRUE(session.game().over());
    return session;
}

TEST(QuickReview, SaysWhatTheReviewWithAsManySamplesSays) {
    const Session session = finished("classic#5", 3);
    const Rules& rules = session.game().rules;
    const auto review = review_game(session, choose_net(rules), {.samples = quick_samples(rules)});
    ASSERT_TRUE(review);
    const auto figures = review_quickly(session);
    ASSERT_TRUE(figures);
    EXPECT_EQ(*figures, figures_of(review->review));
    EXPECT_NEAR(figures->lost, -review->review.skill().win, 1e-9);
    EXPECT_EQ(figures->accuracy, review->review.accuracy());
    EXPECT_FALSE(figures->flawless) << "random play is not";
    EXPECT_GT(figures->lost, 0.1);
}

TEST(QuickReview, StoppedItSaysNothing) {
    EXPECT_FALSE(review_quickly(finished("classic#5", 3), [] { return true; }));
}

}  // namespace
}  // namespace scoundrel
