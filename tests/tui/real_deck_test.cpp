// A game with a real deck, driven without a terminal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tui/context_support.h"

namespace scoundrel::tui::test {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(RealDeck, AWholeRoomWithARealDeck) {
    At at;
    at.begin("classic@table");
    EXPECT_THAT(at.screen(), HasSubstr("Turn up 4 cards"));
    at.type("5d8c");
    EXPECT_THAT(at.screen(), HasSubstr("Turn up 2 cards"));
    at.type("8c");  // twice
    EXPECT_THAT(at.screen(), HasSubstr("8♣"));
    EXPECT_THAT(at.screen(), HasSubstr("Turn up 2 cards"));
    at.type("u");  // the last card was read wrongly
    EXPECT_THAT(at.screen(), HasSubstr("Turn up 3 cards"));
    at.type("8s4h10s");
    EXPECT_THAT(at.screen(), HasSubstr("equip"));
    EXPECT_FALSE(only_game(at).marks.undo);  // a correction is no mark
    at.type("1e2w");
    EXPECT_THAT(at.screen(), HasSubstr("17 / 20"));
    EXPECT_THAT(at.screen(), HasSubstr("turn K♦ face down"));
}

// Whoever is used to ending what they type with Enter loses nothing by it, and is not told off.
TEST(RealDeck, EnterAfterATypedCardIsNoSecondCard) {
    At at;
    at.begin("classic@table");
    at.type("js<enter>8c<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("Turn up 2 cards"));
    EXPECT_THAT(at.screen(), Not(HasSubstr("cannot turn up")));
    at.type("<right><enter>");  // chosen with the arrows
    EXPECT_THAT(at.screen(), HasSubstr("9♣     │"));
}

TEST(RealDeck, TellsHowToScoop) {
    At at;
    at.begin("classic@table");
    at.type("5d8c8s4ha");
    EXPECT_THAT(at.screen(), HasSubstr("uppermost first: 5♦ 8♣ 8♠ 4♥"));
}

// Only the known cards are left, and the first of them went under in another order.
TEST(RealDeck, AKnownCardThatWentOtherwiseIsCorrected) {
    At at;
    at.context.preferences.rules = "classic";
    at.begin(
        "classic+deck=-2C-3C-4C-5C-6C-7C-8C-9C-TC-JC-QC-KC-AC-2S-3S-4S-5S-6S-7S-8S-9S-TS-JS-QS-"
        "KS-AS-2D-3D-4D-5D-6D-7D-8D-2H-3H@table");
    at.type("9d10d4h5ha");  // nine cards; four go under, four more come, one is unseen
    at.type("6h7h8h9h");
    at.type("1d2d3d");
    at.type("10h");
    EXPECT_THAT(at.screen(), HasSubstr("c another card came"));
    at.type("c9d4h<enter>");
    EXPECT_THAT(at.screen(), Not(HasSubstr("Which known card")));
}

TEST(RealDeck, BeginsInTheMiddle) {
    At at;
    at.type("<down><down><down><enter>p");
    at.type("5d<tab>8c");             // weapon and what it slew
    at.type("<tab>jsqs4h2h");         // the room
    at.type("<tab><tab>7c<tab>---");  // gone; health
    EXPECT_THAT(at.screen(), HasSubstr("17 / 20"));
    at.type("!");
    EXPECT_THAT(at.screen(), HasSubstr("below 8"));
    EXPECT_THAT(at.screen(), HasSubstr("17 / 20"));
}

TEST(RealDeck, GivesHintsToo) {
    At at;
    at.begin("classic@table");
    at.type("5d8c8si");
    EXPECT_THAT(at.screen(), HasSubstr("still to be turned up"));
    at.type("4hiy").settle();
    EXPECT_THAT(at.screen(), HasSubstr("Best: "));
    EXPECT_TRUE(only_game(at).marks.hint);
}

// q is a queen while cards are asked for, and the last line does not promise anything else.
TEST(RealDeck, QIsAQueenWhileCardsAreAskedFor) {
    At at;
    at.begin("classic@table");
    EXPECT_THAT(at.screen(), Not(HasSubstr("q quit")));
    at.type("qs5d8c4h");
    EXPECT_THAT(at.screen(), HasSubstr("q quit"));
}

// A die is rolled on the table, and the program told which monster it picked.
TEST(RealDeck, AsksForTheDie) {
    At at;
    at.begin("classic+monsters=die@table");
    at.type("5d8cjs4h");
    at.type("o");
    EXPECT_THAT(at.screen(), HasSubstr("Which monster did the die pick?"));
    at.type("5d");  // no monster
    EXPECT_THAT(at.screen(), HasSubstr("Which monster did the die pick?"));
    at.type("js");
    EXPECT_THAT(at.screen(), HasSubstr("barehanded"));
    at.type("3b");
    EXPECT_THAT(at.screen(), HasSubstr("9 / 20"));
    EXPECT_FALSE(only_game(at).marks.any());
}

}  // namespace
}  // namespace scoundrel::tui::test
