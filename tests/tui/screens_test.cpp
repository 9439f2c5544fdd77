// The other screens, driven without a terminal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "coach/puzzle_judge.h"
#include "game/puzzle_book.h"
#include "nets/nets.h"
#include "notation/moves.h"
#include "rules/legal.h"
#include "tui/context_support.h"

namespace scoundrel::tui::test {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Home, GoesOnWhereTheGameWasLeft) {
    At at;
    at.begin("classic#42");
    at.type("3em");
    EXPECT_THAT(at.screen(), HasSubstr("Go on"));
    at.type("<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("You equip 7♦."));
}

// Whoever pressed Esc once too often on the way back is not thrown out.
TEST(Home, EscLeavesOnlyWhenPressedTwice) {
    At at;
    at.type("<esc>");
    ASSERT_FALSE(at.app.over());
    EXPECT_THAT(at.screen(), HasSubstr("Press Esc once more"));
    at.type("<down><esc>");
    ASSERT_FALSE(at.app.over()) << "anything in between calls it off";
    at.app.handle(Input::of(Key::escape));
    EXPECT_TRUE(at.app.over());
}

TEST(Home, TodaysDealIsTheSameForEveryone) {
    At at;
    at.type("<down><enter>");
    EXPECT_THAT(at.screen(), HasSubstr("classic#daily-2026-11-15"));
}

TEST(Chooser, BeginsBySeedAndByWholeId) {
    At at;
    at.type("Ngtuesday<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("classic#tuesday"));
    at.type("Ngrascal+health=15#9<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("15 / 15"));
    at.type("Ngrascal+health=0#9<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("health"));
}

TEST(Chooser, FindsADealThatCanBeWonAndCountsItApart) {
    At at;
    at.type("N<right><right><right><enter>");
    EXPECT_THAT(at.screen(), HasSubstr("Looking for such a deal"));
    at.settle();
    EXPECT_THAT(at.screen(), HasSubstr("Room 1"));
    EXPECT_TRUE(read_history(at.storage)->games.empty());  // nothing done yet, nothing kept
    at.type("1<enter>");
    EXPECT_TRUE(only_game(at).marks.solve);
}

TEST(Chooser, RulesOfOnesOwn) {
    At at;
    at.type("Nc<down><right><enter><enter>");  // health up by one
    EXPECT_THAT(at.screen(), HasSubstr("21 / 21"));
}

// Within the box as in the list below it: Space changes, Enter is done.
TEST(Chooser, CardsOfTheDeckArePutInAndOutBySpace) {
    At at;
    at.type("Nc ");
    EXPECT_THAT(at.screen(), HasSubstr("44 cards"));
    at.type(" ");  // the two of clubs
    EXPECT_THAT(at.screen(), HasSubstr("43 cards"));
    at.type("3c<enter>");  // typed, and ended by Enter
    EXPECT_THAT(at.screen(), HasSubstr("42 cards"));
    at.type("<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("take these"));
    at.type("<enter><enter>");
    EXPECT_THAT(at.screen(), HasSubstr("classic+deck=-2C-3C#"));
}

TEST(Chooser, TellsWhatGentleFairAndHarshMean) {
    At at;
    at.type("N<left>");
    EXPECT_THAT(at.screen(), HasSubstr("Harsh: "));
    at.type("<left>");
    EXPECT_THAT(at.screen(), HasSubstr("Fair: "));
    at.type("<left>");
    EXPECT_THAT(at.screen(), HasSubstr("Gentle: "));
}

TEST(Tutorial, ALessonTakenToItsEndIsTicked) {
    At at;
    at.type("<enter>");
    EXPECT_THAT(at.screen(), Not(HasSubstr("✓")));
    at.type("<enter><enter>1e2w3da<enter>1w2w3d2e3b");
    EXPECT_THAT(at.screen(), HasSubstr("That was the lesson"));
    at.type("<esc>");
    EXPECT_THAT(at.screen(), HasSubstr("✓ The game itself"));
    EXPECT_EQ(parse_preferences(print_preferences(at.context.preferences)).lessons, "classic");
}

// m is the first screen wherever a game is played; Esc is one back.
TEST(Tutorial, MLeadsToTheFirstScreenAndEscToTheList) {
    At at;
    at.type("<enter><enter>m");
    EXPECT_THAT(at.screen(), HasSubstr("Daily deal"));
    at.type("<enter><enter><esc>");
    EXPECT_THAT(at.screen(), HasSubstr("The game itself"));
}

// A newcomer knows which game to choose.
TEST(Chooser, SaysWhereToBegin) {
    At at;
    at.type("N");
    EXPECT_THAT(at.screen(), HasSubstr("Original              begin here"));
    EXPECT_THAT(at.screen(), HasSubstr("The game as it was first published"));
}

// Every rule set has a name and a line of its own, and every row of the list begins a game.
TEST(Chooser, EveryRowBegins) {
    std::set<std::string> begun;
    for (int row = 0; row < rule_set_count + static_cast<int>(std::size(difficulties)) - 1; ++row) {
        At at;
        std::string keys = "N<home>";
        for (int i = 0; i < row; ++i) keys += "<down>";
        at.type(keys + "gx<enter>1<enter>");
        begun.insert(read_history(at.storage)->games.at(0).rules);
    }
    EXPECT_EQ(begun.size(), static_cast<std::size_t>(rule_set_count) + std::size(difficulties) - 1);
}

TEST(Chooser, WhereADieDecidesNothingIsPromisedOfADeal) {
    At at;
    at.context.preferences.rules = "classic+monsters=die";
    at.type("N");
    at.click("a gentle one");
    EXPECT_THAT(at.screen(), HasSubstr("A die decides here"));
    at.type("<right><right><right>");  // a new one, the day's, by seed, and around
    at.type("<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("Room 1"));
}

TEST(PreferencesScreen, AnotherLanguageIsSpokenAtOnce) {
    At at;
    at.type("<up><up><enter>");
    at.click("Language");
    at.type("<enter>");  // from the locale's to English, and on
    while (at.context.preferences.language != "fr") at.type("<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("Français"));
    EXPECT_THAT(at.type("<esc>").screen(), HasSubstr("Nouvelle partie"));
    speak(english());
}

TEST(Lessons, AreLeftUndisturbed) {
    At at;
    at.type("<enter><enter><enter>");
    at.type("a");
    EXPECT_THAT(at.screen(), HasSubstr("do what the lesson asks"));
    at.type("1e2w");
    EXPECT_THAT(at.screen(), Not(HasSubstr("do what the lesson asks")));
}

// Only what the lesson takes is offered; afterwards everything is.
TEST(Lessons, OfferOnlyWhatTheyTake) {
    At at;
    at.type("<enter><enter>");
    EXPECT_THAT(at.screen(), HasSubstr("Lesson, step 1"));
    EXPECT_THAT(at.screen(), Not(HasSubstr("i hint")));
    at.type("i");
    EXPECT_THAT(at.screen(), HasSubstr("do what the lesson asks"));
}

// Whatever does not fit, the way out does.
TEST(Screens, AlwaysNameTheWayOut) {
    for (const char* keys : {"N", "Nc", "<down><down><down><enter>"}) {
        At at;
        at.type(keys);
        EXPECT_THAT(at.screen(), HasSubstr("Esc back")) << keys;
    }
}

// The first puzzle of the first set, on the screen.
const PuzzleEntry& open_puzzle(At& at) {
    at.type("<down><down><down><down><enter><enter><enter>");
    return puzzle_book().at(puzzle_book().sets()[0].puzzles[0]);
}

Move any_but(Move best, const Session& session) {
    for (const Move move : legal_moves(session.game().rules, session.position()))
        if (move != best) return move;
    return best;
}

void type_move(At& at, Move move) { at.type(":" + print_move(move) + "<enter>"); }

TEST(Puzzles, TellAWrongMoveAndTakeItBack) {
    At at;
    const PuzzleEntry& entry = open_puzzle(at);
    EXPECT_THAT(at.screen(), HasSubstr("Win with"));
    EXPECT_TRUE(read_history(at.storage)->games.empty());  // merely looked at
    const Session first(entry.beginning());
    type_move(at, any_but(entry.puzzle.best, first));
    EXPECT_THAT(at.screen(), HasSubstr("Not that"));
    const Summary tried = only_game(at);
    EXPECT_EQ(tried.moves, 0);
    EXPECT_TRUE(tried.marks.undo);
    type_move(at, entry.puzzle.best);
    EXPECT_THAT(at.screen(), HasSubstr("That is right"));
    at.type("m");
    EXPECT_TRUE(only_game(at).abandoned);  // nobody is asked to go on with it
}

TEST(Puzzles, AreSolvedWithThreeStarsAndLeadToTheNext) {
    At at;
    const PuzzleEntry& entry = open_puzzle(at);
    const auto answer = answer_of(Session(entry.beginning()), choose_net);
    ASSERT_TRUE(answer);
    for (const Move move : answer->line.line()) type_move(at, move);
    EXPECT_THAT(at.screen(), HasSubstr("Solved: ★★★"));
    EXPECT_THAT(at.screen(), HasSubstr("The answer"));
    at.type("n");
    EXPECT_THAT(at.screen(),
                HasSubstr("puzzle " + std::to_string(puzzle_book().after(entry).number)));
    at.type("<esc>");
    EXPECT_THAT(at.screen(), HasSubstr("★★★"));  // in the list
    at.type("<esc>");
    EXPECT_THAT(at.screen(), HasSubstr("1 of "));
}

// For whoever would rather not know what to look for.
TEST(Puzzles, CanBeChosenByGradeAlone) {
    At at;
    at.type("<down><down><down><down><enter>");
    EXPECT_THAT(at.screen(), HasSubstr("Solved by grade"));
    at.type("3");
    EXPECT_THAT(at.screen(), HasSubstr(", grade 3."));
    at.type("<esc>");
    EXPECT_THAT(at.screen(), HasSubstr("Solved by grade"));
}

// Neither a hint nor a move taken back is asked about: it is no game to be kept clean. The answer
// is: it costs stars.
TEST(Puzzles, AskBeforeTheAnswerAlone) {
    At at;
    const PuzzleEntry& entry = open_puzzle(at);
    type_move(at, entry.puzzle.best);
    at.type("u");
    EXPECT_THAT(at.screen(), HasSubstr("Undone"));
    at.type("A");
    EXPECT_THAT(at.screen(), HasSubstr("at most one star"));
    EXPECT_FALSE(only_game(at).marks.solve);
    at.type("y");
    EXPECT_THAT(at.screen(), HasSubstr("The answer"));
    EXPECT_TRUE(only_game(at).marks.solve);
    at.type("A");
    EXPECT_THAT(at.screen(), HasSubstr("After move 0"));  // to be stepped through
}

TEST(Screens, TooSmallSaysSo) {
    At at;
    for (const auto& [width, height] : {std::pair(39, 16), std::pair(40, 15), std::pair(20, 8)}) {
        at.width = width;
        at.height = height;
        EXPECT_THAT(at.screen(), HasSubstr("too small"));
    }
    at.width = 40;
    at.height = 16;
    EXPECT_THAT(at.screen(), Not(HasSubstr("too small")));
}

TEST(Screens, NothingIsDoneBlindly) {
    At at;
    at.begin("classic#42");
    at.width = 39;
    at.screen();
    at.type("3e");
    EXPECT_TRUE(read_history(at.storage)->games.empty());
    at.type("q");
    EXPECT_TRUE(at.app.over());
}

// Any key anywhere: nothing falls over, at any size.
TEST(Screens, SurviveAnyKeys) {
    constexpr std::string_view keys = "1234567890hjklwbedxsprauUiNmvR<>?: !+-cgtnTAJQK";
    SplitMix64 random(7);
    for (int round = 0; round < 60; ++round) {
        At at;
        at.width = 80 + static_cast<int>(random.below(80));
        at.height = 24 + static_cast<int>(random.below(40));
        at.begin(std::string(rule_sets[random.below(rule_set_count)].id) +
                 (random.below(3) == 0 ? "@table" : "#" + std::to_string(round)));
        for (int i = 0; i < 120 && !at.app.over(); ++i) {
            const auto pick = random.below(keys.size() + 8);
            constexpr Key others[] = {Key::enter, Key::escape, Key::left, Key::right,
                                      Key::up,    Key::down,   Key::tab,  Key::pick};
            at.app.handle(pick < keys.size() ? Input::of(static_cast<char32_t>(keys[pick]))
                                             : Input{.key = others[pick - keys.size()],
                                                     .index = static_cast<int>(random.below(60))});
            if (!at.app.over()) at.screen();
        }
    }
}

// A game of other rules that was only begun does not hide those with results.
TEST(Statistics, OpenAtTheRulesPlayedLast) {
    At at;
    at.begin("classic#4");
    at.type("1b2b3by");
    at.begin("rascal#7");
    at.type("1e");
    at.context.preferences.rules = "rascal";
    at.app.open(make_statistics(at.context));
    EXPECT_THAT(at.screen(), HasSubstr("Original"));
    EXPECT_THAT(at.screen(), HasSubstr("First tries"));
}

}  // namespace
}  // namespace scoundrel::tui::test
