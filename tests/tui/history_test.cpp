// Looking back on games kept, driven without a terminal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tui/scenes.h"

namespace scoundrel::tui::test {
namespace {

using testing::HasSubstr;
using testing::Not;

// Finished at once, by the first thing that can be done.
void play_to_the_end(At& at, std::string_view id) {
    at.context.preferences.fatal_warning = false;
    at.begin(id);
    for (int i = 0; i < 300; ++i) {
        at.type("1<enter> ");
        const auto history = read_history(at.storage);
        if (!history->games.empty() && history->games.back().outcome.status != Status::playing)
            break;
    }
    at.settle();
}

// Nobody has seen the order, but this deal was played before and moves of it are taken back: that
// is what the new game says of itself.
TEST(Replay, PlayingOnFromHereIsMarkedForWhatItIs) {
    At at;
    play_to_the_end(at, "classic#42");
    at.type("m<up><up><up><up><enter>");
    at.type("<enter><right>p");
    EXPECT_THAT(at.screen(), HasSubstr("What happened"));
    const auto games = read_history(at.storage)->games;
    ASSERT_EQ(games.size(), 2u);
    const Summary& again = games[0].moves == 1 ? games[0] : games[1];
    EXPECT_EQ(again.moves, 1);
    EXPECT_EQ(again.outcome.status, Status::playing);
    EXPECT_TRUE(again.repeated);
    EXPECT_EQ(again.marks, (Marks{.undo = true}));
    at.type("1<enter>");
    EXPECT_EQ(read_history(at.storage)->games.size(), 2u);
}

TEST(History, OffersNothingWhereNothingIsKept) {
    At at;
    at.type("<up><up><up><up><enter>");
    EXPECT_THAT(at.screen(), HasSubstr("No games yet."));
    EXPECT_THAT(at.screen(), Not(HasSubstr("v review")));
    EXPECT_THAT(at.screen(), HasSubstr("Esc back"));
}

TEST(Replay, SaysWhyItCannotBePlayedOn) {
    At at;
    play_to_the_end(at, "classic#42");
    at.type("m<up><up><up><up><enter>");
    at.type("<enter><end>p");
    EXPECT_THAT(at.screen(), HasSubstr("Step back first"));
    at.type("<left>");
    EXPECT_THAT(at.screen(), Not(HasSubstr("Step back first")));
}

TEST(Replay, AGameInProgressIsNotReviewed) {
    At at;
    at.begin("classic#42");
    at.type("3em<up><up><up><up><enter><enter>v");
    EXPECT_THAT(at.screen(), HasSubstr("reviewed when it is over"));
}

// Every key answers, in a game without a fault too.
TEST(Review, SaysThatThereIsNoMistake) {
    At at;
    const Session session = some_game("classic#42");
    at.app.open(make_review(at.context, session, prepared_review(session, true)));
    at.type("n");
    EXPECT_THAT(at.screen(), HasSubstr("no mistake in this game"));
    at.type("<right> ");
    EXPECT_THAT(at.screen(), HasSubstr("Nothing better is known here."));
    at.type("<left>");
    EXPECT_THAT(at.screen(), Not(HasSubstr("Nothing better"))) << "said once";
}

TEST(Review, SaysWhereTheMistakesEnd) {
    At at;
    const Session session = some_game("classic#42");
    at.app.open(make_review(at.context, session, prepared_review(session)));
    at.type("<end>n");
    EXPECT_THAT(at.screen(), HasSubstr("No mistake after this"));
    at.type("<home>p");
    EXPECT_THAT(at.screen(), HasSubstr("No mistake before this"));
}

}  // namespace
}  // namespace scoundrel::tui::test
