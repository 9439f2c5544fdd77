#include "protocol/desk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/rules_view_json.h"
#include "words/catalogue.h"
#include "support/json.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;

Json ask(Desk& desk, const Json& request) { return parsed(desk.answer(print_json(request))); }

Json begin(Desk& desk, const std::string& game, const std::string& play = "one") {
    return ask(desk, {{"do", "begin"}, {"game", game}, {"play", play}, {"keep", true}});
}

TEST(Desk, AMoveIsToldAndHandedToTheHost) {
    Desk desk;
    const Json first = begin(desk, "classic#42");
    ASSERT_EQ(first["ok"], true);
    EXPECT_FALSE(first.contains("writes"));  // a game merely looked at leaves nothing
    const Json moved = ask(desk, {{"do", "move"}, {"move", "7De"}});
    EXPECT_EQ(moved["scene"]["deeds"][0]["text"], "You equip 7D.");
    EXPECT_EQ(moved["scene"]["can_undo"], true);
    ASSERT_EQ(moved["writes"].size(), 1U);
    EXPECT_EQ(moved["writes"][0]["before"], "");
    EXPECT_THAT(moved["writes"][0]["after"].get<std::string>(), HasSubstr("\n7De\n"));
}

TEST(Desk, ARefusedMoveChangesNothing) {
    Desk desk;
    begin(desk, "classic#42");
    const Json refused = ask(desk, {{"do", "move"}, {"move", "7Cw"}});
    EXPECT_EQ(refused["ok"], false);
    EXPECT_EQ(refused["error"]["code"], "illegal_move");
    EXPECT_EQ(ask(desk, {{"do", "scene"}})["scene"]["moves"], 0);
}

TEST(Desk, GoesOnWhereItWasLeft) {
    Desk desk;
    begin(desk, "rascal#7");
    const Json state = ask(desk, {{"do", "scene"}})["scene"]["state"];
    const std::string move = state["legal"][0];
    const std::string log = ask(desk, {{"do", "move"}, {"move", move}})["writes"][0]["after"];

    Desk later;
    ask(later, {{"do", "games"}, {"games", {{"one", log}}}});
    const Json again = ask(later, {{"do", "take_up"}, {"name", "one"}});
    ASSERT_EQ(again["ok"], true) << again;
    EXPECT_EQ(again["scene"]["moves"], 1);
    EXPECT_EQ(again["scene"]["deeds"].size(), 1U);
    EXPECT_EQ(ask(later, {{"do", "history"}})["games"][0]["game"], "rascal#7");
}

TEST(Desk, WhatIsOpenElsewhereStaysThere) {
    Desk desk;
    begin(desk, "classic#42");
    const std::string log = ask(desk, {{"do", "move"}, {"move", "7De"}})["writes"][0]["after"];
    Desk other;
    ask(other, {{"do", "games"}, {"games", {{"one", log}}}, {"open_elsewhere", {"one"}}});
    EXPECT_EQ(ask(other, {{"do", "take_up"}, {"name", "one"}})["ok"], false);
}

TEST(Desk, ABranchKnowsWhatCame) {
    Desk desk;
    begin(desk, "classic#42");
    ask(desk, {{"do", "move"}, {"move", "7De"}});
    ask(desk, {{"do", "move"}, {"move", "JCw"}});
    const std::string record = ask(desk, {{"do", "record"}})["record"];
    const Json scene =
        ask(desk, {{"do", "branch"}, {"record", record}, {"moves", 1}, {"play", "two"}})["scene"];
    EXPECT_EQ(scene["moves"], 1);
    EXPECT_EQ(scene["marks"], Json({"mark_undo"}));
    EXPECT_EQ(scene["play"], "two");
}

TEST(Desk, ALineShowsEveryPosition) {
    Desk desk;
    begin(desk, "classic#42");
    ask(desk, {{"do", "move"}, {"move", "7De"}});
    const std::string record = ask(desk, {{"do", "record"}})["record"];
    const Json line = ask(desk, {{"do", "line"}, {"record", record}});
    EXPECT_EQ(line["scenes"].size(), 2U);
    EXPECT_EQ(line["moves"], Json({"7De"}));
    EXPECT_EQ(line["scenes"][0]["state"]["weapon"], nullptr);
    EXPECT_EQ(line["scenes"][1]["state"]["weapon"]["card"], "7D");
}

TEST(Desk, HiddenOrderIsShownOnlyWhereItLiesOpen) {
    Desk desk;
    EXPECT_FALSE(begin(desk, "classic#42")["scene"].contains("order"));
    const Json open = ask(desk, {{"do", "begin"}, {"game", "classic#42"}, {"open", true}});
    EXPECT_EQ(open["scene"]["order"].size(), 40U);
}

TEST(Desk, ARealDeck) {
    Desk desk;
    Json scene = begin(desk, "classic@table")["scene"];
    EXPECT_EQ(scene["state"]["awaiting"], 4);
    scene = ask(desk,
                {{"do", "reveal"}, {"as", "cards"}, {"cards", {"7C", "QS", "TD", "4H"}}})["scene"];
    EXPECT_EQ(scene["state"]["awaiting"], 0);
    EXPECT_EQ(scene["offers"]["TD"][0]["move"], "TDe");
    EXPECT_EQ(ask(desk, {{"do", "reveal"}, {"as", "cards"}, {"cards", {"7C"}}})["ok"], false);
}

TEST(Desk, TurnsKnobsAndCards) {
    Desk desk;
    const auto turned = [&](const Json& request) { return ask(desk, request)["rules"]; };
    EXPECT_EQ(turned({{"do", "turn"}, {"rules", "classic"}, {"knob", "avoid"}, {"value", "never"}}),
              "classic+avoid=never");
    EXPECT_EQ(turned({{"do", "turn"}, {"rules", "classic+avoid=never"}, {"card", "2D"}}),
              "classic+deck=-2D+avoid=never");
    EXPECT_EQ(turned({{"do", "turn"}, {"rules", "classic+deck=-2D"}, {"card", "2D"}}), "classic");
    EXPECT_EQ(
        ask(desk, {{"do", "turn"}, {"rules", "classic"}, {"knob", "health"}, {"value", "0"}})["ok"],
        false);
    EXPECT_EQ(
        ask(desk,
            {{"do", "turn"}, {"rules", "rascal"}, {"knob", "ending"}, {"value", "short"}})["ok"],
        false);
}

TEST(Desk, APositionToldLineByLine) {
    Desk desk;
    const Json deck = ask(desk, {{"do", "explain"}, {"rules", "classic"}})["deck"];
    Json unseen = Json::array();
    for (const Json& card : deck)
        if (card != "2C" && card != "3C" && card != "5D" && card != "9S") unseen.push_back(card);
    const Json scene = ask(desk, {{"do", "begin"},
                                  {"seed", "1"},
                                  {"set_up",
                                   {{"rules", "classic"},
                                    {"health", 11},
                                    {"room", {"2C", "3C"}},
                                    {"weapon", {"5D"}},
                                    {"slain", {"9S"}},
                                    {"unseen", unseen}}}});
    ASSERT_EQ(scene["ok"], true) << scene;
    EXPECT_EQ(scene["scene"]["state"]["health"], 11);
    EXPECT_EQ(scene["scene"]["state"]["dealt_with"], 2);
    EXPECT_EQ(scene["scene"]["state"]["weapon"]["limit"], 9);
}

TEST(Desk, TellsWhatATextIs) {
    Desk desk;
    EXPECT_EQ(ask(desk, {{"do", "what_is"}, {"text", "classic#42"}})["kind"], "game");
    EXPECT_EQ(ask(desk, {{"do", "what_is"}, {"text", "rascal+health=25"}})["kind"], "rules");
    EXPECT_EQ(ask(desk, {{"do", "what_is"}, {"text", "nonsense"}})["error"]["code"],
              "unknown_rules");
    EXPECT_EQ(ask(desk, {{"do", "what_is"}, {"text", "scoundrel record 1\n"}})["ok"], false);
}

TEST(Desk, NonsenseIsAnswered) {
    Desk desk;
    for (const char* text : {"", "[]", "{}", "{\"do\":1}", "{\"do\":\"scene\"}", "\xff"})
        EXPECT_EQ(parsed(desk.answer(text))["ok"], false) << text;
}

TEST(Desk, AGameIsGivenUpOnlyForOneThatBegins) {
    Desk desk;
    begin(desk, "classic#42");
    ask(desk, {{"do", "move"}, {"move", "7De"}});
    const Json refused =
        ask(desk, {{"do", "begin"}, {"game", "chess#1"}, {"play", "two"}, {"give_up", true}});
    EXPECT_EQ(refused["ok"], false);
    EXPECT_FALSE(refused.contains("writes"));
    EXPECT_EQ(ask(desk, {{"do", "scene"}})["scene"]["moves"], 1);
    const Json begun =
        ask(desk, {{"do", "begin"}, {"game", "rascal#1"}, {"play", "two"}, {"give_up", true}});
    EXPECT_THAT(begun["writes"][0]["after"].get<std::string>(), HasSubstr("abandon"));
    // Otherwise it waits to be gone on with.
    begin(desk, "classic#42", "three");
    ask(desk, {{"do", "move"}, {"move", "7De"}});
    EXPECT_FALSE(begin(desk, "rascal#1", "four").contains("writes"));
}

TEST(Desk, AGameThatCannotBeTakenUpLeavesTheOneThere) {
    Desk desk;
    begin(desk, "classic#42");
    ask(desk, {{"do", "move"}, {"move", "7De"}});
    EXPECT_EQ(ask(desk, {{"do", "take_up"}, {"name", "none"}})["ok"], false);
    EXPECT_EQ(ask(desk, {{"do", "scene"}})["scene"]["moves"], 1);
    EXPECT_EQ(ask(desk, {{"do", "take_up"}, {"name", "one"}})["scene"]["moves"], 1);
}

TEST(Desk, WhatWasDoneIsToldInTheLanguageSpokenNow) {
    Desk desk;
    begin(desk, "classic#42");
    ask(desk, {{"do", "move"}, {"move", "7De"}});
    ask(desk, {{"do", "language"}, {"language", "fr"}});
    const Json scene = ask(desk, {{"do", "scene"}})["scene"];
    ask(desk, {{"do", "language"}, {"language", "en"}});
    EXPECT_EQ(scene["deeds"][0]["text"], "Vous vous équipez de 7D.");
}

TEST(Desk, ARemarkIsALineOfTheRecord) {
    Desk desk;
    begin(desk, "classic#42");
    ask(desk, {{"do", "note"}, {"event", "comment"}, {"text", "so far\nso good"}});
    const Json kept = ask(desk, {{"do", "record"}});
    EXPECT_THAT(kept["record"].get<std::string>(), HasSubstr("\n; so far so good\n"));
    EXPECT_TRUE(ask(desk, {{"do", "scene"}})["scene"]["marks"].empty());
}

TEST(Desk, AnotherTryIsKeptAtOnce) {
    Desk desk;
    begin(desk, "classic#42");
    ask(desk, {{"do", "move"}, {"move", "7De"}});
    const Json again =
        ask(desk, {{"do", "branch"}, {"name", "one"}, {"moves", 0}, {"play", "two"}});
    ASSERT_EQ(again["ok"], true) << again;
    EXPECT_EQ(again["writes"][0]["name"], "two");
    EXPECT_EQ(again["scene"]["marks"][0], "mark_undo");
}

TEST(Desk, ALineIsSpelledOutRoomByRoom) {
    Desk desk;
    begin(desk, "classic#42");
    const Json told = ask(desk, {{"do", "spell_out"}, {"moves", {"7De", "JCw", "6Sw"}}});
    ASSERT_EQ(told["ok"], true) << told;
    EXPECT_EQ(told["rooms"].size(), 1U);
    EXPECT_EQ(told["rooms"][0]["doings"][1], "fighting JC with the weapon");
    EXPECT_EQ(told["rooms"][0]["health"], 16);
    EXPECT_EQ(ask(desk, {{"do", "scene"}})["scene"]["moves"], 0);
    EXPECT_EQ(ask(desk, {{"do", "spell_out"}, {"moves", {"avoid", "avoid"}}})["ok"], false);
}

TEST(RulesTold, LevelsAreCalledAsInTheTable) {
    const Json named = rule_sets_told()["difficulties"];
    for (std::size_t i = 0; i < std::size(difficulties); ++i)
        EXPECT_EQ(named[i]["level"], difficulties[i].name);
}

TEST(RulesTold, EveryKnobMeansSomething) {
    for (const RuleSet& set : rule_sets)
        for (const Json& knob : rules_told({&set, set.rules})["knobs"])
            EXPECT_FALSE(knob["meaning"].get<std::string>().empty()) << set.id << knob;
}

TEST(RulesTold, EveryPhraseHasItsTemplate) {
    const Json words = words_told({});
    EXPECT_EQ(words["phrases"].size(), static_cast<std::size_t>(phrase_count));
    EXPECT_EQ(words["phrases"]["screen_home_new"], "New game");
    EXPECT_EQ(words["forms"]["weapon"], "weapon");
}

}  // namespace
}  // namespace scoundrel
