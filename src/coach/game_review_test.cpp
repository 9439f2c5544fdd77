#include "coach/game_review.h"

#include <gtest/gtest.h>

#include "support/random_session.h"
#include "support/words.h"

namespace scoundrel::test {
namespace {

Session finished(const std::string& game, std::uint64_t seed, bool tinker) {
    Session session = session_of(game, "play");
    SplitMix64 random(seed);
    while (!session.game().over() && session.moves_played() < longest_line)
        go_on(session, random, tinker);
    return session;
}

void expect_sums(const Review& review) {
    const Value sum = review.start + review.luck() + review.skill();
    EXPECT_NEAR(sum.win, review.result.win, 1e-9);
    EXPECT_NEAR(sum.score, review.result.score, 1e-9);
}

// The line played anew reaches the same games.
TEST(GamesBefore, AreThoseOfTheLineWithoutWhatWasTakenBack) {
    for (const auto& game : telling_games) {
        const Session session = finished(game, 3, true);
        if (!session.game().over() || session.at_table()) continue;
        const auto games = games_before(session);
        ASSERT_TRUE(games) << game;
        const auto line = session.line();
        ASSERT_EQ(games->size(), line.size());
        Session anew(session.beginning());
        for (std::size_t i = 0; i < line.size(); ++i) {
            EXPECT_EQ((*games)[i].position, anew.position()) << game << " move " << i + 1;
            ASSERT_TRUE(anew.play(line[i]));
        }
    }
}

TEST(GamesBefore, NothingIsOwedInThemAtATable) {
    for (const char* game : {"classic@table", "forty-two@table", "classic+monsters=die@table"}) {
        const Session session = finished(game, 5, true);
        const auto games = games_before(session);
        ASSERT_TRUE(games) << game;
        const auto line = session.line();
        ASSERT_EQ(games->size(), line.size());
        for (std::size_t i = 0; i < line.size(); ++i) {
            EXPECT_FALSE((*games)[i].position.awaiting());
            EXPECT_EQ(refusal((*games)[i].rules, (*games)[i].position, line[i]), Refusal::none);
        }
    }
}

// Six cards at a table: four avoided, two unseen, then the known ones, of which one lay elsewhere.
TEST(GamesBefore, CountCorrectionsAsTheyStood) {
    Variant variant;
    variant.rules.deck = set_of("2C 3C 4C 5C 6C 7C");
    Session session(Beginning{
        {.variant = variant, .dealt_by = DealtBy::table, .seed = {}, .deck = {}}, {}, {}, {}, {}});
    ASSERT_TRUE(session.turn_up({card_of("2C"), card_of("3C")}));
    ASSERT_TRUE(session.undo(1));  // the cards alone
    ASSERT_TRUE(session.turn_up({card_of("2C"), card_of("3C"), card_of("4C")}));
    ASSERT_TRUE(session.turn_up({card_of("5C")}));
    ASSERT_TRUE(session.play(move_of("avoid")));
    ASSERT_TRUE(session.turn_up({card_of("6C"), card_of("7C")}));
    ASSERT_TRUE(session.replace({{card_of("3C"), card_of("5C")}}));
    ASSERT_TRUE(session.play(move_of("7Cb")));
    ASSERT_TRUE(session.play(move_of("6Cb")));
    ASSERT_EQ(games_before(session).error().code, ErrorCode::not_over);
    ASSERT_TRUE(session.play(move_of("5Cb")));
    ASSERT_TRUE(session.play(move_of("4Cb")));
    ASSERT_TRUE(session.game().over());
    const auto games = games_before(session);
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 5u);
    EXPECT_EQ((*games)[0].position.room_cards(), set_of("2C 3C 4C 5C"));
    EXPECT_EQ((*games)[1].position.room_cards(), set_of("2C 5C 6C 7C"));
    EXPECT_EQ((*games)[4].position.room_cards(), set_of("2C 3C 4C"));

    const auto blank = std::make_shared<const Net>();
    const auto game = review_game(session, {blank, rule_sets[0].id, false}, {.samples = 300});
    ASSERT_TRUE(game);
    EXPECT_FALSE(game->deal);  // nobody knows the order at a table
    EXPECT_EQ(game->review.result.win, 0);
    expect_sums(game->review);
}

// What is left is judged at a glance: the review is whole, its parts add up, and it says so.
TEST(ReviewGame, CanBeStoppedAtAnyTime) {
    const auto blank = std::make_shared<const Net>();
    const Session session = finished("classic#1", 1, false);
    for (const int patience : {0, 1, 10, 1000}) {
        int asked = 0;
        const auto game =
            review_game(session, {blank, rule_sets[0].id, true},
                        {.samples = 100'000, .stop = [&] { return ++asked > patience; }});
        ASSERT_TRUE(game);
        EXPECT_TRUE(game->cut_short);
        EXPECT_EQ(game->review.moves.size(), session.line().size());
        EXPECT_EQ(game->review.result.score, session.outcome().score);
        expect_sums(game->review);
        EXPECT_LT(asked, patience + 200) << "it went on after it was stopped";
    }
}

TEST(ReviewGame, TellsHowMuchIsDoneRoomByRoom) {
    const auto blank = std::make_shared<const Net>();
    std::vector<double> told;
    const auto game = review_game(finished("classic#1", 1, false), {blank, rule_sets[0].id, true},
                                  {.samples = 2}, [&](double part) { told.push_back(part); });
    ASSERT_TRUE(game);
    EXPECT_FALSE(game->cut_short);
    EXPECT_EQ(told.front(), 0);
    EXPECT_EQ(told.back(), 1);
    EXPECT_TRUE(std::ranges::is_sorted(told));
}

}  // namespace
}  // namespace scoundrel::test
