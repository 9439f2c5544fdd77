#include "coach/review_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/words.h"

namespace scoundrel::test {
namespace {

using testing::HasSubstr;
using testing::Not;

ReviewedMove changed(Value before, Value after, Value lost) {
    return {.move = move_of("QSb"),
            .before = before,
            .after = after,
            .lost = lost,
            .best = move_of("QSw"),
            .decision = true};
}

TEST(ReviewWords, SumsAddUpAsTheyAreWritten) {
    const Voice voice;
    Review review;
    review.start = {0.794, 11.24};
    review.result = {0, 10};
    review.moves = {changed({0.794, 11.24}, {0.126, 6.98}, {0.668, 0})};
    review.reveals = {{.after_move = 1, .cards = {}, .before = {0.126, 6.98}, .after = {0, 10}}};
    EXPECT_EQ(say_sum(voice, review, "±"), "Start 79% + luck -12 + skill -67 = 0%");
    EXPECT_EQ(say_score_sum(voice, review, "±"), "Score: start 11.2 + luck +3.1 + skill -4.3 = 10");
    review.reveals[0].error = {0.021, 0.44};
    EXPECT_EQ(say_sum(voice, review, "±"), "Start 79% + luck -12 (±2) + skill -67 = 0%");
    EXPECT_THAT(say_score_sum(voice, review, "+-"), HasSubstr("luck +3.1 (+-0.4) +"));
}

// The larger share is told, and never none or all of the games.
TEST(ReviewWords, LuckIsComparedWithTheLargerShare) {
    const auto said = [](double luck) {
        Review review;
        review.reveals = {
            {.after_move = 0, .cards = {}, .before = {0.5, 0}, .after = {0.5 + luck, 0}}};
        review.reveals[0].spread = 0.1;
        return say_luck({}, review);
    };
    EXPECT_EQ(said(0.1), "Luck better than in 84% of the games that could have come: lucky.");
    EXPECT_EQ(said(0), "Luck better than in 50% of the games that could have come: about even.");
    EXPECT_EQ(said(-0.1), "Luck worse than in 84% of the games that could have come: unlucky.");
    EXPECT_EQ(said(0.4), "Luck better than in nearly all games that could have come: very lucky.");
    EXPECT_EQ(said(-0.4),
              "Luck worse than in nearly all games that could have come: very unlucky.");
}

// What took more than twice as much of the chance as the other decided it.
TEST(ReviewWords, TheGistIsWhatDecidedTheGame) {
    const auto said = [](double start, double given, bool won) {
        Review review;
        const double result = won ? 1 : 0, luck = result - start + given;
        review.start = {start, 0};
        review.result = {result, 0};
        review.moves = {changed({start, 0}, {start - given, 0}, {given, 0})};
        review.reveals = {{.after_move = 1,
                           .cards = {},
                           .before = {start - given, 0},
                           .after = {start - given + luck, 0}}};
        return say_gist({}, review, given > 0 ? std::optional(3) : std::nullopt);
    };
    EXPECT_EQ(said(0.9, 0.7, false), "You threw it away in room 3.");
    EXPECT_EQ(said(0.9, 0.4, false), "The cards came badly, and room 3 did the rest.");
    EXPECT_EQ(said(0.9, 0.2, false), "The cards were against you.");
    EXPECT_EQ(said(0.9, 0, false), "The cards were against you.");
    EXPECT_EQ(said(0.05, 0.05, false), "There was little hope from the first room on.");
    EXPECT_EQ(said(0.9, 0.3, true), "It nearly slipped away in room 3.");
    EXPECT_EQ(said(0.9, 0.1, true), "Won, in spite of a slip in room 3.");
    EXPECT_EQ(said(0.9, 0.02, true), "Well played: hardly anything was given away.");
    EXPECT_EQ(said(0.9, 0, true), "Flawless: nothing was given away.");
}

TEST(ReviewWords, FlawlessIsWhoeverGaveAwayNeither) {
    const Voice voice;
    Review review;
    review.moves = {changed({1, 20}, {1, 20}, {})};
    EXPECT_TRUE(review.flawless());
    EXPECT_THAT(say_skill(voice, review),
                HasSubstr("Skill 99 of 99, everything given away added up: flawless."));

    review.moves = {changed({1, 20}, {1, 8}, {0, 12})};
    EXPECT_FALSE(review.flawless());
    EXPECT_THAT(say_skill(voice, review),
                HasSubstr("the chance was never given away, but 12 points were."));
    EXPECT_THAT(say_skill(voice, review), Not(HasSubstr("flawless")));
    EXPECT_EQ(review.costliest(), std::vector<std::size_t>{0});

    // What sampling can explain is not held against anybody.
    review.moves[0].error.score = 13;
    EXPECT_TRUE(review.flawless());

    review.moves = {changed({1, 20}, {1, 8}, {0, 12}), changed({1, 8}, {0.9, 8}, {0.1, 0})};
    EXPECT_THAT(say_skill(voice, review), HasSubstr("Besides, 12 points were given away."));

    review.moves = {changed({1, 20}, {1, 19}, {0, 1})};
    review.moves[0].decision = false;
    EXPECT_EQ(say_skill(voice, review),
              "No move had a better chance than another, but 1 point was given away.");
}

// The figures of one sentence agree with each other, and with those on every other face.
TEST(ReviewWords, TellsWhatWasGivenAway) {
    const Voice voice;
    EXPECT_EQ(say_cost(voice, changed({0.616, 9}, {0.574, 9}, {0.042, 0})),
              "5 points of the chance given away: 62% to 57%.");
    EXPECT_EQ(say_cost(voice, changed({0.616, 9}, {0.612, 8.5}, {0.004, 0})),
              "1 point of the chance given away: 62% to 61%, score 9 to 8.5.");
    EXPECT_EQ(say_cost(voice, changed({0.616, 9}, {0.613, 9}, {0.003, 0})),
              "1 point of the chance given away: 62% to 61%.");
    EXPECT_EQ(say_cost(voice, changed({0.614, 9}, {0.611, 9}, {0.003, 0})),
              "0.3 points of the chance given away: 61%.");
    EXPECT_EQ(say_cost(voice, changed({1, 20}, {1, 14}, {0, 6})),
              "6 points given away: 100%, score 20 to 14.");
    EXPECT_EQ(say_cost(voice, changed({1, 20}, {1, 20}, {})), "");
    EXPECT_EQ(say_better(voice, changed({1, 20}, {1, 14}, {0, 6})),
              "Better: fighting QS with the weapon.");
}

}  // namespace
}  // namespace scoundrel::test
