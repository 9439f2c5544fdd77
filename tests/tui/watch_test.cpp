// Games that are watched, played before or played now, driven without a terminal and without a
// clock: the time that passes between two moves is an input like any other.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/legal.h"
#include "tui/context_support.h"
#include "tui/film.h"
#include "tui/playback.h"

namespace scoundrel::tui::test {
namespace {

using testing::HasSubstr;
using testing::Not;

Watched player(std::string_view name, const GameId& id) {
    return {library_contestant(name, id.variant.rules)};
}

void watch(At& at, std::string_view game = "classic#42", std::string_view name = "careful") {
    const GameId id = *parse_game_id(game);
    at.app.open(make_watch(at.context, id, player(name, id)));
    at.screen();
    at.settle();
}

void tick(At& at, int times = 1) {
    for (; times > 0; --times) at.app.handle(Input::of(Key::tick));
}

TEST(Playback, GoesAsFastAsItIsTold) {
    Playback playback;
    EXPECT_FALSE(playback.pace(10)) << "it stands until it is told to play";
    playback.play();
    EXPECT_EQ(playback.pace(10), std::chrono::milliseconds(1000));
    playback.faster(9);
    EXPECT_EQ(playback.pace(10), std::chrono::milliseconds(125));
    EXPECT_EQ(playback.speed_text(), "8");
    playback.faster(-9);
    EXPECT_EQ(playback.pace(10), std::chrono::milliseconds(4000));
    EXPECT_EQ(playback.speed_text(), "1/4");
    playback.set_speed(3);
    EXPECT_EQ(playback.speed(), 2);
    playback.go_to(10, 10);
    EXPECT_FALSE(playback.pace(10)) << "there is nothing to come";
    EXPECT_TRUE(playback.pace(11));
}

TEST(Watch, APlayersGameGoesByItselfUntilItIsPaused) {
    At at;
    watch(at);
    EXPECT_THAT(at.screen(), HasSubstr("Move 0, 1 a second."));
    ASSERT_EQ(at.app.pace(), std::chrono::milliseconds(1000));
    tick(at, 3);
    EXPECT_THAT(at.screen(), HasSubstr("Move 3, 1 a second."));
    at.type("+");
    EXPECT_EQ(at.app.pace(), std::chrono::milliseconds(500));
    at.type(" ");
    EXPECT_FALSE(at.app.pace());
    EXPECT_THAT(at.screen(), HasSubstr("After move 3."));
    at.type(" --");
    EXPECT_EQ(at.app.pace(), std::chrono::milliseconds(2000));
}

TEST(Watch, ItStandsAtTheEndAndBeginsAnewWhenPlayed) {
    At at;
    watch(at);
    for (int i = 0; i < 500 && at.app.pace(); ++i) tick(at);
    EXPECT_FALSE(at.app.pace());
    EXPECT_THAT(at.screen(), HasSubstr("v review"));
    at.type(" ");
    EXPECT_THAT(at.screen(), HasSubstr("Move 0 of "));
    EXPECT_TRUE(at.app.pace());
}

TEST(Watch, StepsLeadBackAndForthAndPause) {
    At at;
    watch(at);
    tick(at, 5);
    at.type("<left>");
    EXPECT_FALSE(at.app.pace());
    EXPECT_THAT(at.screen(), HasSubstr("After move 4."));
    at.type("<right><right>");
    EXPECT_THAT(at.screen(), HasSubstr("After move 6."));
    at.type("<home>");
    EXPECT_THAT(at.screen(), HasSubstr("After move 0."));
    at.app.handle(Input::pick(9));  // the graph is pointed at
    EXPECT_THAT(at.screen(), HasSubstr("After move 9."));
}

// The end must not be given away by what stands beside the cards.
TEST(Watch, HowLongAPlayersGameIsIsToldOnceItsEndWasSeen) {
    At at;
    watch(at);
    tick(at, 3);
    EXPECT_THAT(at.screen(), HasSubstr("Move 3, 1 a second."));
    at.type("<home>");
    EXPECT_THAT(at.screen(), HasSubstr("After move 0."));
    EXPECT_THAT(at.screen(), HasSubstr("···")) << "the moments that were seen";
    EXPECT_THAT(at.screen(), Not(HasSubstr("····")));
    at.type("<end><home>");
    EXPECT_THAT(at.screen(), HasSubstr("After move 0 of 49."));
    EXPECT_THAT(at.screen(), HasSubstr("····"));
}

TEST(Watch, APlayerIsCalledByItsName) {
    At at;
    watch(at);
    EXPECT_THAT(at.screen(), HasSubstr("careful equips 7"));
    at.type("<end>");
    EXPECT_THAT(at.screen(), HasSubstr("careful died in the dungeon. Score 0."));
    EXPECT_THAT(at.screen(), Not(HasSubstr("You ")));
    EXPECT_THAT(at.screen(), Not(HasSubstr("you")));
}

TEST(Watch, LeavesNoTraceUnlessItIsKept) {
    At at;
    watch(at);
    at.type("s");
    EXPECT_TRUE(at.storage.list()->size() == 1) << at.screen();
    const Summary kept = only_game(at);
    EXPECT_NE(kept.outcome.status, Status::playing);
    EXPECT_TRUE(kept.marks.hint) << "a player's game is nobody's first try";
    at.type("s");
    EXPECT_EQ(at.storage.list()->size(), 1u) << "once is enough";

    At other;
    watch(other);
    other.type("<end>i<esc><esc>");
    EXPECT_TRUE(other.storage.list()->empty());
}

TEST(Watch, PlayingOnFromHereIsAGameThatSaysWhoBegan) {
    At at;
    watch(at);
    at.type("<right><right>p");
    EXPECT_THAT(at.screen(), HasSubstr("Enter do it"));
    const Summary game = only_game(at);
    EXPECT_EQ(game.moves, 2);
    EXPECT_TRUE(game.marks.hint);
    EXPECT_THAT(*at.storage.read(game.name), HasSubstr("; Played by careful."));
}

TEST(Watch, WhyIsToldForTheMoveThatWasMade) {
    At at;
    watch(at, "classic#42", "search");
    at.type("<home>i").settle();
    EXPECT_THAT(at.screen(), HasSubstr("Best: equipping 7"));
    at.type("<esc>");
    EXPECT_THAT(at.screen(), Not(HasSubstr("Best: ")));
    EXPECT_THAT(at.screen(), HasSubstr("After move 0."));
}

TEST(Watch, AllThatHappenedCanBeReadAndPanelsTakeTurns) {
    At at;
    at.width = 40, at.height = 16;
    watch(at);
    at.type("<right><right>");
    EXPECT_THAT(at.screen(), HasSubstr("Then"));
    at.type("<tab><tab>");
    EXPECT_THAT(at.screen(), HasSubstr("What happened"));
    at.type("<right>");
    EXPECT_THAT(at.screen(), HasSubstr("What happened")) << "it stays while the game goes on";
    at.type("L");
    EXPECT_THAT(at.screen(), HasSubstr("careful equips 7"));
    EXPECT_THAT(at.screen(), Not(HasSubstr("Then")));
}

// Whoever plays badly is told why not.
TEST(Watch, WhyNotIsToldForAMoveThatWasNotTheBest) {
    At at;
    const GameId id = *parse_game_id("classic#42");
    Watched worst{{"worst", [](const Game& game, const Effort&) -> Result<Chosen> {
                       const MoveList moves = legal_moves(game.rules, game.position);
                       return Chosen{.move = moves[moves.count - 1]};
                   }}};
    at.app.open(make_watch(at.context, id, std::move(worst)));
    at.screen();
    at.settle().type("<home>i").settle();
    EXPECT_THAT(at.screen(), HasSubstr("Why not "));
}

TEST(Watch, AnErrorOfThePlayerIsTold) {
    At at;
    const GameId id = *parse_game_id("classic#42");
    Watched gone{{"gone", [](const Game&, const Effort&) -> Result<Chosen> {
                      return fail(ErrorCode::not_available, "it has gone home");
                  }}};
    at.app.open(make_watch(at.context, id, std::move(gone)));
    at.screen();
    at.settle();
    EXPECT_THAT(at.screen(), HasSubstr("it has gone home"));
    EXPECT_FALSE(at.app.pace());
}

TEST(Watch, AnIllegalMoveOfThePlayerIsToldToo) {
    At at;
    const GameId id = *parse_game_id("classic#42");
    Watched cheat{{"cheat", [](const Game&, const Effort&) -> Result<Chosen> {
                       return Chosen{.move = Move(Verb::next)};
                   }}};
    at.app.open(make_watch(at.context, id, std::move(cheat)));
    at.screen();
    at.settle();
    EXPECT_FALSE(at.app.pace());
    EXPECT_THAT(at.screen(), HasSubstr("cheat played a move that is not legal"));
    EXPECT_THAT(at.screen(), Not(HasSubstr("s keep")));
}

TEST(Film, EveryMomentOfAGamePlayedHasItsPromise) {
    At at;
    at.context.preferences.fatal_warning = false;
    Session session(beginning_of(*parse_game_id("rascal#7")));
    while (!session.game().over())
        ASSERT_TRUE(session.play(legal_moves(session.game().rules, session.position())[0]));
    Film film(at.context, session);
    EXPECT_FALSE(film.promise(0));
    at.settle();
    for (int i = 0; i <= film.moves(); ++i) {
        ASSERT_TRUE(film.promise(i)) << i;
        EXPECT_GE(film.promise(i)->win, 0);
        EXPECT_LE(film.promise(i)->win, 1);
    }
    EXPECT_EQ(film.promise(film.moves())->score, session.outcome().score);
    EXPECT_EQ(film.at(1).moves_played(), 1);
}

}  // namespace
}  // namespace scoundrel::tui::test
