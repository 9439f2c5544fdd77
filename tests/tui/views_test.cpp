// The views driven without a terminal: what keys and mouse do, and what is shown of it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/moves.h"
#include "session/history.h"
#include "tui/desk_support.h"

namespace scoundrel::tui::test {
namespace {

using testing::HasSubstr;
using testing::Not;

Summary only_game(At& at) {
    const auto history = read_history(at.storage);
    EXPECT_TRUE(history && history->games.size() == 1);
    return history && !history->games.empty() ? history->games.back() : Summary{};
}

TEST(Table, KeysMakeMovesAndTheyAreKept) {
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

TEST(Table, ArrowsAndLettersOfOldDoTheSame) {
    for (const char* keys : {"<right><right><enter>", "ll<enter>", "33", "3e", "3<enter>"}) {
        At at;
        at.begin("classic#42");
        at.type(keys);
        EXPECT_THAT(at.screen(), HasSubstr("You equip 7♦.")) << keys;
    }
}

// After a move another card may lie in the place in mind: its number alone must not play it.
TEST(Table, ANumberAfterAMoveOnlyPointsAtTheCard) {
    At at;
    at.begin("classic#42");
    at.type("1b1");
    EXPECT_EQ(only_game(at).moves, 1);
    at.type("1");
    EXPECT_EQ(only_game(at).moves, 2);
}

TEST(Table, ARefusedChoiceSaysWhy) {
    At at;
    at.begin("classic#42");
    at.type("3e2w");  // 7♦ has slain a 6
    at.type("1w");
    EXPECT_THAT(at.screen(), HasSubstr("monsters below 6"));
    EXPECT_EQ(only_game(at).moves, 2);
}

TEST(Table, UndoAndRedo) {
    At at;
    at.begin("classic#42");
    at.type("3eu");
    EXPECT_EQ(only_game(at).moves, 0);
    EXPECT_TRUE(only_game(at).marks.undo);
    at.type("U");
    EXPECT_EQ(only_game(at).moves, 1);
    at.type("U");
    EXPECT_THAT(at.screen(), HasSubstr("nothing"));
}

TEST(Table, AFatalMoveWarnsUnlessToldNotTo) {
    At at;
    at.begin(
        "classic:"
        "KCKSACAS2C3C4C5C6C7C8C9CTCJCQC2D3D4D5D6D7D8D9DTD2H3H4H5H6H7H8H9HTH2S3S4S5S6S7S8S9STSJSQS");
    at.type("1b");
    EXPECT_THAT(at.screen(), HasSubstr("7 / 20"));
    at.type("1b");
    EXPECT_THAT(at.screen(), HasSubstr("This kills you"));
    at.type("n");
    EXPECT_THAT(at.screen(), HasSubstr("7 / 20"));
    at.desk.preferences.fatal_warning = false;
    at.type("1b");
    EXPECT_THAT(at.screen(), HasSubstr("You died"));
}

TEST(Table, TheMouseDoesWhatIsPointedAt) {
    At at;
    at.begin("classic#42");
    at.click("7♦").click("e equip");
    EXPECT_THAT(at.screen(), HasSubstr("You equip 7♦."));
    at.click("J♣").click("w with 7♦");
    EXPECT_EQ(only_game(at).moves, 2);
    at.click("u undo");
    EXPECT_EQ(only_game(at).moves, 1);
}

TEST(Table, AHintComesFromTheWorkerAndMarksTheGame) {
    At at;
    at.begin("classic#42");
    at.type("i");
    EXPECT_THAT(at.screen(), HasSubstr("Thinking"));
    at.settle();
    EXPECT_THAT(at.screen(), HasSubstr("Best: "));
    EXPECT_TRUE(only_game(at).marks.hint);
    at.type("3e");
    EXPECT_THAT(at.screen(), Not(HasSubstr("Best: ")));
}

TEST(Table, AHintNoLongerWantedIsNotShown) {
    At at;
    at.begin("classic#42");
    at.type("i3e");
    at.settle();
    EXPECT_THAT(at.screen(), Not(HasSubstr("Best: ")));
    EXPECT_FALSE(only_game(at).marks.hint);
}

TEST(Table, TheCommandLineTakesMovesAndMore) {
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

TEST(Table, SkippingAsksForTheOrder) {
    At at;
    at.begin("forty-two#3");
    at.type("a");
    EXPECT_THAT(at.screen(), HasSubstr("uppermost"));
    at.type(">");
    EXPECT_THAT(at.screen(), HasSubstr("4 known"));
}

// Every rule set to its end by whatever is first legal, the screen drawn at every step.
TEST(Table, PlaysEveryRuleSetToItsEnd) {
    for (const RuleSet& set : rule_sets)
        for (const auto& [width, height] : {std::pair{80, 24}, {120, 40}, {200, 60}}) {
            At at;
            at.desk.preferences.fatal_warning = false;
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

TEST(Home, GoesOnWhereTheGameWasLeft) {
    At at;
    at.begin("classic#42");
    at.type("3em");
    EXPECT_THAT(at.screen(), HasSubstr("Go on"));
    at.type("<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("You equip 7♦."));
}

TEST(Home, TodaysDealIsTheSameForEveryone) {
    At at;
    at.type("<down><down><enter>");
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

TEST(Companion, AWholeRoomWithARealDeck) {
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
    at.type("1e1w");
    EXPECT_THAT(at.screen(), HasSubstr("17 / 20"));
    EXPECT_THAT(at.screen(), HasSubstr("turn K♦ face down"));
}

TEST(Companion, TellsHowToScoop) {
    At at;
    at.begin("classic@table");
    at.type("5d8c8s4ha");
    EXPECT_THAT(at.screen(), HasSubstr("uppermost first: 5♦ 8♣ 8♠ 4♥"));
}

// Only the known cards are left, and the first of them went under in another order.
TEST(Companion, AKnownCardThatWentOtherwiseIsCorrected) {
    At at;
    at.desk.preferences.rules = "classic";
    at.begin(
        "classic+deck=-2C-3C-4C-5C-6C-7C-8C-9C-TC-JC-QC-KC-AC-2S-3S-4S-5S-6S-7S-8S-9S-TS-JS-QS-"
        "KS-AS-2D-3D-4D-5D-6D-7D-8D-2H-3H@table");
    at.type("9d10d4h5ha");  // nine cards; four go under, four more come, one is unseen
    at.type("6h7h8h9h");
    at.type("1d1d1d");
    at.type("10h");
    EXPECT_THAT(at.screen(), HasSubstr("c correct a card"));
    at.type("c9d4h<enter>");
    EXPECT_THAT(at.screen(), Not(HasSubstr("Which known card")));
}

TEST(Companion, BeginsInTheMiddle) {
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

TEST(Lessons, AreLeftUndisturbed) {
    At at;
    at.type("<enter><enter><enter>");
    at.type("a");
    EXPECT_THAT(at.screen(), HasSubstr("do what the lesson asks"));
    at.type("1e2w");
    EXPECT_THAT(at.screen(), Not(HasSubstr("do what the lesson asks")));
}

TEST(Puzzles, LieOpenAndAreCountedApart) {
    At at;
    at.type("<down><down><down><down><enter><enter>");
    EXPECT_THAT(at.screen(), HasSubstr("Win with 30"));
    at.type("4b");
    EXPECT_TRUE(only_game(at).marks.open);
    at.type("m");
    at.type("<up><up><up><up><up><up><up><up><up><up><up><up>");
}

TEST(Screens, TooSmallSaysSo) {
    At at;
    at.width = 60;
    at.height = 20;
    EXPECT_THAT(at.screen(), HasSubstr("too small"));
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

}  // namespace
}  // namespace scoundrel::tui::test
