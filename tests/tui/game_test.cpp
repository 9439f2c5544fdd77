// A game driven without a terminal: what keys and mouse do, and what is shown of it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tui/context_support.h"

namespace scoundrel::tui::test {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Game, KeysMakeMovesAndTheyAreKept) {
    At at;
    at.begin("classic#42");
    EXPECT_THAT(at.screen(), HasSubstr("Room 1"));
    at.type("3e");
    EXPECT_THAT(at.screen(), HasSubstr("You equip 7♦."));
    EXPECT_EQ(only_game(at).moves, 1);
    at.type("1<enter>");  // the weapon is what Enter does
    EXPECT_THAT(at.screen(), HasSubstr("16 / 20"));
    EXPECT_EQ(only_game(at).moves, 2);
}

TEST(Game, ArrowsAndLettersOfOldDoTheSame) {
    for (const char* keys : {"<right><right><enter>", "ll<enter>", "33", "3e", "3<enter>"}) {
        At at;
        at.begin("classic#42");
        at.type(keys);
        EXPECT_THAT(at.screen(), HasSubstr("You equip 7♦.")) << keys;
    }
}

// After a move another card is in focus, in a new room at the same place: its number alone must not
// play it.
TEST(Game, ANumberAfterAMoveOnlyPointsAtTheCard) {
    At at;
    at.begin("classic#42");
    at.type("3e3");
    EXPECT_EQ(only_game(at).moves, 1);
    at.type("2w44");
    EXPECT_EQ(only_game(at).moves, 3);
    at.type("4");  // another lies there now
    EXPECT_EQ(only_game(at).moves, 3);
    at.type("4");
    EXPECT_EQ(only_game(at).moves, 4);
}

TEST(Game, AFreePlaceHasNothingToPointAt) {
    At at;
    at.begin("classic#42");
    at.type("3e4");  // on 5♥
    at.type("3");
    EXPECT_THAT(at.screen(), HasSubstr("There is no card at 3."));
    EXPECT_THAT(at.screen(), HasSubstr("5♥ · potion")) << "the focus stays";
    at.type("3");
    EXPECT_EQ(only_game(at).moves, 1);
    at.type("<left>");
    EXPECT_THAT(at.screen(), HasSubstr("6♠ · monster")) << "arrows pass over it";
    at.type("<right>");
    EXPECT_THAT(at.screen(), HasSubstr("5♥ · potion"));
    at.type("9");
    EXPECT_THAT(at.screen(), HasSubstr("There is no card at 9."));
    at.type("0");
    EXPECT_THAT(at.screen(), HasSubstr("There is no card at 0."));
    at.type("uy3");
    EXPECT_THAT(at.screen(), HasSubstr("7♦ · weapon")) << "it came back to its place";
}

TEST(Game, ARefusedChoiceSaysWhy) {
    At at;
    at.begin("classic#42");
    at.type("3e2w");  // 7♦ has slain a 6
    at.type("1w");
    EXPECT_THAT(at.screen(), HasSubstr("monsters below 6"));
    EXPECT_EQ(only_game(at).moves, 2);
}

TEST(Game, UndoAndRedo) {
    At at;
    at.begin("classic#42");
    at.type("3euy");
    EXPECT_EQ(only_game(at).moves, 0);
    EXPECT_TRUE(only_game(at).marks.undo);
    at.type("U");
    EXPECT_EQ(only_game(at).moves, 1);
    at.type("U");
    EXPECT_THAT(at.screen(), HasSubstr("nothing"));
}

TEST(Game, AFatalMoveWarnsUnlessToldNotTo) {
    At at;
    at.begin(
        "classic:"
        "KCKSACAS2C3C4C5C6C7C8C9CTCJCQC2D3D4D5D6D7D8D9DTD2H3H4H5H6H7H8H9HTH2S3S4S5S6S7S8S9STSJSQS");
    at.type("1b");
    EXPECT_THAT(at.screen(), HasSubstr("7 / 20"));
    at.type("2b");
    EXPECT_THAT(at.screen(), HasSubstr("This kills you"));
    at.type("n");
    EXPECT_THAT(at.screen(), HasSubstr("7 / 20"));
    at.context.preferences.fatal_warning = false;
    at.type("2b");
    EXPECT_THAT(at.screen(), HasSubstr("You died"));
}

TEST(Game, TheMouseDoesWhatIsPointedAt) {
    At at;
    at.begin("classic#42");
    at.click("7♦").click("e equip");
    EXPECT_THAT(at.screen(), HasSubstr("You equip 7♦."));
    at.click("J♣").click("w with 7♦");
    EXPECT_EQ(only_game(at).moves, 2);
    at.click("u undo").click("y yes");
    EXPECT_EQ(only_game(at).moves, 1);
}

TEST(Game, AHintComesFromTheWorkerAndMarksTheGame) {
    At at;
    at.begin("classic#42");
    at.type("iy");
    EXPECT_THAT(at.screen(), HasSubstr("Thinking"));
    at.settle();
    EXPECT_THAT(at.screen(), HasSubstr("Best: "));
    EXPECT_TRUE(only_game(at).marks.hint);
    at.type("3e");
    EXPECT_THAT(at.screen(), Not(HasSubstr("Best: ")));
}

// An honest first try is not spoilt without a word; a game that is marked already asks no more.
TEST(Game, AHintAsksBeforeItIsTheFirstMark) {
    At at;
    at.begin("classic#42");
    for (const char* no : {"n", "<esc>", "<enter>"}) {
        at.type("i");
        EXPECT_THAT(at.screen(), HasSubstr("With a hint, this game"));
        at.type(no).settle();
        EXPECT_THAT(at.screen(), Not(HasSubstr("Best: ")));
    }
    at.type("3e");
    EXPECT_EQ(only_game(at).marks, Marks{});
    at.type(":hint<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("With a hint, this game"));
    at.type("y").settle();
    EXPECT_TRUE(only_game(at).marks.hint);
    at.type("<esc>i").settle();
    EXPECT_THAT(at.screen(), HasSubstr("Best: "));
    at.type("u");
    EXPECT_EQ(only_game(at).moves, 0);
}

TEST(Game, TakingBackAsksBeforeItIsTheFirstMark) {
    At at;
    at.begin("classic#42");
    at.type("u");
    EXPECT_THAT(at.screen(), HasSubstr("nothing"));  // no question where nothing can be done
    at.type("3eun");
    EXPECT_EQ(only_game(at).moves, 1);
    EXPECT_EQ(only_game(at).marks, Marks{});
    at.type("2w:undo 9<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("With a move undone"));
    at.type("y");
    EXPECT_EQ(only_game(at).moves, 0);
    EXPECT_TRUE(only_game(at).marks.undo);
    at.type("3eu");
    EXPECT_EQ(only_game(at).moves, 0);
}

TEST(Game, TheQuestionBeforeAMarkCanBeSilenced) {
    At at;
    at.begin("classic#42");
    at.type("id");
    EXPECT_THAT(at.screen(), HasSubstr("● Do not ask again"));
    at.type("n");
    EXPECT_TRUE(at.context.preferences.mark_warning);  // who declines is asked again
    at.type("idy").settle();
    EXPECT_THAT(at.screen(), HasSubstr("Best: "));
    EXPECT_FALSE(at.context.preferences.mark_warning);
    at.begin("classic#43");
    at.type("1bu");
    EXPECT_THAT(at.screen(), Not(HasSubstr("Do not ask again")));
    at.type(":solve<enter>");  // which tells far more, and always asks
    EXPECT_THAT(at.screen(), HasSubstr("The solver knows"));
    EXPECT_THAT(at.screen(), Not(HasSubstr("Do not ask again")));
}

// It counts for nothing, so there is nothing to ask.
TEST(Game, AGameThatIsNotKeptAsksNothing) {
    At at;
    at.context.storage = nullptr;
    at.begin("classic#42");
    at.type("i").settle();
    EXPECT_THAT(at.screen(), HasSubstr("Best: "));
}

TEST(Game, AHintNoLongerWantedIsNotShown) {
    At at;
    at.begin("classic#42");
    at.type("iy3e");
    at.settle();
    EXPECT_THAT(at.screen(), Not(HasSubstr("Best: ")));
    EXPECT_FALSE(only_game(at).marks.hint);
}

// A hint in the making is called off, and nothing is marked.
TEST(Game, EscCallsAHintOff) {
    At at;
    at.begin("classic#42");
    at.type("iy<esc>");
    EXPECT_THAT(at.screen(), HasSubstr("classic#42"));
    EXPECT_THAT(at.screen(), Not(HasSubstr("Thinking")));
    at.settle();
    EXPECT_THAT(at.screen(), Not(HasSubstr("Best: ")));
    EXPECT_TRUE(read_history(at.storage)->games.empty());
}

// Looking around meanwhile does not hide that it is being thought.
TEST(Game, ThinkingIsShownUntilItIsDone) {
    At at;
    at.begin("classic#42");
    at.type("iy<right>");
    EXPECT_THAT(at.screen(), HasSubstr("Thinking"));
    at.settle();
    EXPECT_THAT(at.screen(), Not(HasSubstr("Thinking")));
}

TEST(Game, TheSolverIsAskedOnlyAfterAWarningAndMarksTheGame) {
    At at;
    at.begin("classic#42");
    at.type(":solve<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("counted apart"));
    at.type("n");
    EXPECT_TRUE(read_history(at.storage)->games.empty());
    at.type(":solve<enter>y");
    EXPECT_THAT(at.screen(), HasSubstr("The solver is at work"));
    at.settle();
    EXPECT_THAT(at.screen(), HasSubstr("at best with 30"));
    EXPECT_THAT(at.screen(), HasSubstr("One way there"));
    EXPECT_TRUE(only_game(at).marks.solve);
    EXPECT_FALSE(only_game(at).marks.open);
    at.type("3e:solve<enter>");  // no second warning
    EXPECT_THAT(at.screen(), HasSubstr("The solver is at work"));
    at.type("<esc>").settle();
    EXPECT_THAT(at.screen(), Not(HasSubstr("One way there")));
}

TEST(Game, TheDeckIsLaidOpenOnlyAfterAWarningAndMarksTheGame) {
    At at;
    at.begin("classic#42");
    at.type(":open<enter>n");
    EXPECT_THAT(at.screen(), Not(HasSubstr("10♥ 6♣ 7♠")));
    at.type(":open<enter>y");
    EXPECT_THAT(at.screen(), HasSubstr("10♥ 6♣ 7♠ 2♣ 5♣ 9♠"));
    EXPECT_TRUE(only_game(at).marks.open);
    at.type("3e");
    EXPECT_THAT(at.screen(), HasSubstr("10♥ 6♣ 7♠")) << "it stays open";
    at.type(":open<enter>");
    EXPECT_THAT(at.screen(), Not(HasSubstr("10♥ 6♣ 7♠"))) << "and is put away again";
}

TEST(Game, ARealDeckIsNeitherSolvedNorOpened) {
    At at;
    at.begin("classic@table");
    for (const char* word : {":solve<enter>", ":open<enter>"}) {
        at.type(word);
        EXPECT_THAT(at.screen(), HasSubstr("nobody knows the order of a real deck")) << word;
        at.type("<esc>");
    }
}

// A deal that a die decides cannot be solved, and says so.
TEST(Game, ADieIsRolledFirst) {
    At at;
    at.begin("classic+monsters=die#42");
    at.type("1b");
    EXPECT_THAT(at.screen(), HasSubstr("roll")) << "why not";
    EXPECT_TRUE(read_history(at.storage)->games.empty());
    at.type("o");
    EXPECT_EQ(only_game(at).moves, 1);
    EXPECT_THAT(at.screen(), Not(HasSubstr("next room"))) << "there is no such thing here";
    EXPECT_THAT(at.screen(), Not(HasSubstr("x   –"))) << "nor can anything be discarded";
    at.type("3e");
    EXPECT_EQ(only_game(at).moves, 1) << "the monster that was rolled comes first";
    at.type("1b2b");
    EXPECT_EQ(only_game(at).moves, 2);
    at.type(":solve<enter>y").settle();
    EXPECT_THAT(at.screen(), HasSubstr("chance remains"));
    at.type("<esc>i").settle();
    EXPECT_THAT(at.screen(), HasSubstr("Best: "));
}

// What a finished deal could have given is not told of the next one.
TEST(Game, WhatADealCouldHaveGivenIsToldOfThatDealOnly) {
    At at;
    at.context.preferences.fatal_warning = false;
    at.begin("classic#519");  // can be won with 1
    const auto over = [&] { return at.screen().find("You died") != std::string::npos; };
    for (int i = 0; i < 60 && !over(); ++i) at.type("1<enter>");
    ASSERT_THAT(at.screen(), HasSubstr("You died"));
    at.type(":new classic#4<enter>");  // cannot be won
    at.settle();
    at.type("1b2b3b4b").settle();
    ASSERT_THAT(at.screen(), HasSubstr("You died"));
    EXPECT_THAT(at.screen(), HasSubstr("Even knowing every card"));
}

TEST(Game, TheCommandLineTakesMovesAndMore) {
    At at;
    at.begin("classic#42");
    at.type(":7De<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("You equip 7♦."));
    at.type(":nonsense<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("not understood"));
    at.type("<esc>:new rascal#7<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("rascal#7"));
    at.type(":new nothing#1<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("nothing"));
}

// Of a potion that is out of reach nobody thinks of equipping it.
TEST(Game, TheInventoryOffersWhatItsItemIsFor) {
    At at;
    at.begin("rascal#7");
    at.type("1e2w3w4s 0");  // 2♥ is put away, and the next room has monsters
    EXPECT_THAT(at.screen(), HasSubstr("d drink     the inventory is barred"));
    EXPECT_THAT(at.screen(), Not(HasSubstr("e equip     the inventory")));
    EXPECT_THAT(at.screen(), Not(HasSubstr("s store")));
}

TEST(Game, SkippingAsksForTheOrder) {
    At at;
    at.begin("forty-two#3");
    at.type("a");
    EXPECT_THAT(at.screen(), HasSubstr("uppermost"));
    at.type(">");
    EXPECT_THAT(at.screen(), HasSubstr("4 known"));
    EXPECT_THAT(at.screen(), HasSubstr("─ Q♣ · monster 12 ─")) << "the first of the new room";
}

TEST(Game, TheSameDealIsLaidOutAnewAfterAQuestion) {
    At at;
    at.begin("classic#42");
    at.type("3eR");
    EXPECT_THAT(at.screen(), HasSubstr("Lay out the same deal anew?"));
    at.type("y");
    EXPECT_THAT(at.screen(), Not(HasSubstr("You equip")));
    EXPECT_TRUE(only_game(at).abandoned);
    at.type("3e");
    const auto games = read_history(at.storage)->games;
    ASSERT_EQ(games.size(), 2u);
    EXPECT_TRUE(games[1].repeated);
}

// Another game has its own screen: what a puzzle or a lesson wants does not follow it there.
TEST(Game, ANewGameLeavesThePuzzleBehind) {
    At at;
    at.type("<down><down><down><down><enter><enter><enter>");
    ASSERT_THAT(at.screen(), HasSubstr("Win with"));
    at.type(":new rascal#7<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("rascal#7"));
    EXPECT_THAT(at.screen(), Not(HasSubstr("Win with")));
    at.type("1<enter>");
    EXPECT_FALSE(only_game(at).marks.position);
}

TEST(Game, ANewGameAtATableIsAtTheTable) {
    At at;
    at.begin("classic@table");
    at.type("5d8c:new<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("Turn up 4 cards"));
    EXPECT_TRUE(only_game(at).abandoned);
}

// Every rule set to its end by whatever is first legal, the screen drawn at every step.
TEST(Game, PlaysEveryRuleSetToItsEnd) {
    for (const RuleSet& set : rule_sets)
        for (const auto& [width, height] : {std::pair{80, 24}, {120, 40}, {200, 60}}) {
            At at;
            at.context.preferences.fatal_warning = false;
            at.width = width;
            at.height = height;
            at.begin(std::string(set.id) + "#5");
            for (int i = 0; i < 300; ++i) {
                at.type("1<enter> ");
                if (only_game(at).outcome.status != Status::playing) break;
            }
            EXPECT_NE(only_game(at).outcome.status, Status::playing) << set.id;
            at.settle();
            EXPECT_THAT(at.screen(),
                        testing::AnyOf(HasSubstr("You died"), HasSubstr("You made it")));
        }
}

// From ten cards on too.
TEST(Game, TheDiscardPileIsCounted) {
    At at;
    at.begin("classic#42");
    for (int move = 0; move < 60 && at.screen().find("Discard 1") == std::string::npos; ++move)
        at.type(at.screen().find("kills you") == std::string::npos ? "<enter>" : "u");
    EXPECT_THAT(at.screen(), testing::ContainsRegex("Discard 1[0-9]?"));
    EXPECT_EQ(at.screen().find("Discard …"), std::string::npos);
    const Canvas& canvas = at.app.draw(80, 24);
    EXPECT_TRUE(canvas.flaws().empty());
}

// Broken between its parts, if it must be.
TEST(Game, AnEffectIsNotBrokenWithinItsParts) {
    At at;
    at.begin("classic#42");
    at.type("3e1");
    EXPECT_THAT(at.screen(), HasSubstr("then below 11"));
}

// With a hint shown, Tab shows the panels and then the hint again.
TEST(Game, TabTakesTurnsWithWhatIsTold) {
    At at;
    at.begin("classic#42");
    at.type(":open<enter>y");
    EXPECT_THAT(at.screen(), HasSubstr("The dungeon from the top"));
    at.type("<tab>");
    EXPECT_THAT(at.screen(), HasSubstr("Unseen"));
    at.type("<tab><tab>");
    EXPECT_THAT(at.screen(), HasSubstr("The dungeon from the top"));
}

TEST(Game, TheWholeLogCanBeRead) {
    At at;
    at.begin("classic#42");
    at.type("3e2w4d1b2d3b");
    EXPECT_THAT(at.screen(), HasSubstr("L ▲"));
    at.type("L");
    EXPECT_THAT(at.screen(), HasSubstr("You equip 7♦."));
    EXPECT_THAT(at.screen(), HasSubstr("Room 2"));
}

// Cards that stand one below the other are gone through by up and down.
TEST(Game, AListOfCardsIsGoneThroughDownwards) {
    At at;
    at.width = 40;
    at.height = 16;
    at.begin("classic#42");
    EXPECT_THAT(at.screen(), HasSubstr("▸1 J♣"));
    at.type("<down>");
    EXPECT_THAT(at.screen(), HasSubstr("▸2 6♠"));
    at.type("<up><up>");
    EXPECT_THAT(at.screen(), HasSubstr("avoid the room"));
}

// Whatever the page of keys that did not fit names can be pressed there.
TEST(Game, KeysThatDidNotFitCanBePressedWhereTheyAreListed) {
    At at;
    at.width = 40;
    at.height = 16;
    at.begin("classic#42");
    at.type(".");
    EXPECT_THAT(at.screen(), HasSubstr("What did not fit"));
    at.type("?");
    EXPECT_THAT(at.screen(), HasSubstr("Help"));
}

}  // namespace
}  // namespace scoundrel::tui::test
