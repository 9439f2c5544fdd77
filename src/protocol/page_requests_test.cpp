// What a page asks: games that are kept in its storage, views, rules and words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "phrases/catalogue.h"
#include "protocol/protocol.h"
#include "protocol/rules_view_json.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;

// A page with nothing stored yet. Time stands still; chance counts, so that names differ.
class Page {
  public:
    // Constant, so that what it holds is only looked at.
    const Json ask(const Json& request) { return answer(print_json(request)); }
    const Json answer(const std::string& line) {
        return parse_json(protocol.answer(line).value_or("")).value_or(Json());
    }
    const Json begin(const std::string& game) {
        return ask({{"do", "new"}, {"game", game}, {"keep", true}, {"view", true}});
    }
    const Json move(const std::string& move) {
        return ask({{"do", "move"}, {"move", move}, {"view", true}});
    }
    const Json view() { return ask({{"do", "view"}})["view"]; }
    std::string record() { return ask({{"do", "record"}})["record"].get<std::string>(); }

  private:
    std::uint64_t chance = 0;
    MemoryStorage storage;
    Protocol protocol{{.host = {.now = [] { return std::string("2026-11-15T09:30:00.000Z"); },
                                .random = [this] { return ++chance; }},
                       .storage = &storage},
                      {game_requests(), rules_requests(), daily_requests(), storage_requests()}};
};

const std::string first_play = "20261115T093000000Z-0000000000000001";
const std::string second_play =
    "20261115T093000001Z-0000000000000002";  // by a clock that stands still

std::string text(const Json& json) { return json.is_string() ? json.get<std::string>() : ""; }

Json texts(std::initializer_list<const char*> list) {
    return std::vector<std::string>(list.begin(), list.end());
}

TEST(PageRequests, AMoveIsToldAndHandedToTheHost) {
    Page page;
    const Json first = page.begin("classic#42");
    ASSERT_EQ(first["ok"], true);
    EXPECT_FALSE(first.contains("writes"));  // a game merely looked at leaves nothing
    const Json moved = page.move("7De");
    EXPECT_EQ(moved["view"]["log"][0]["text"], "You equip 7♦.");
    EXPECT_EQ(moved["view"]["can_undo"], true);
    ASSERT_EQ(moved["writes"].size(), 1U);
    EXPECT_EQ(moved["writes"][0]["name"], first_play);
    EXPECT_EQ(moved["writes"][0]["before"], "");
    EXPECT_THAT(text(moved["writes"][0]["after"]), HasSubstr("\n7De\n"));
    EXPECT_THAT(text(moved["writes"][0]["after"]),
                HasSubstr("\nstarted 2026-11-15T09:30:00.000Z\n"));
}

// So that a player can be asked before; a card turned up at a table is only corrected.
TEST(PageRequests, WhatWouldMarkTheGameIsTold) {
    Page page;
    const Json first = page.begin("classic#42")["view"];
    EXPECT_EQ(first["undo_marks"], false);
    EXPECT_EQ(first["hint_marks"], true);
    EXPECT_EQ(page.move("7De")["view"]["undo_marks"], true);
    const Json back = page.ask({{"do", "undo"}, {"view", true}})["view"];
    EXPECT_EQ(back["hint_marks"], false);
    EXPECT_EQ(page.move("7De")["view"]["undo_marks"], false);
    EXPECT_EQ(page.begin("classic@table")["view"]["undo_marks"], false);
    const Json room = texts({"JC", "6S", "7D", "5H"});
    const Json dealt = page.ask({{"do", "reveal"}, {"cards", room}, {"view", true}})["view"];
    EXPECT_EQ(dealt["can_undo"], true);
    EXPECT_EQ(dealt["undo_marks"], false);
    EXPECT_EQ(page.move("7De")["view"]["undo_marks"], true);
    EXPECT_EQ(page.view()["marks"], Json::array());
}

TEST(PageRequests, ARefusedMoveChangesNothing) {
    Page page;
    page.begin("classic#42");
    const Json refused = page.move("7Cw");
    EXPECT_EQ(refused["ok"], false);
    EXPECT_EQ(refused["error"]["code"], "illegal_move");
    EXPECT_EQ(page.view()["moves"], 0);
}

// Programs get the notation, people the symbols.
TEST(PageRequests, APersonIsToldCardsByTheirSymbols) {
    Page page;
    page.begin("classic#42");
    EXPECT_THAT(text(page.move("THd")["error"]["message"]), HasSubstr("10♥ is not in the room"));
    const Json plain = page.ask({{"do", "move"}, {"move", "THd"}});
    EXPECT_THAT(text(plain["error"]["message"]), HasSubstr("TH is not in the room"));
    const Json view = page.move("7De")["view"];
    EXPECT_THAT(text(view["offers"]["JC"][0]["label"]), HasSubstr("7♦"));
    EXPECT_EQ(view["offers"]["JC"][0]["doing"], "fighting J♣ with the weapon");
}

// However one comes to a position, its cards lie where they lay.
TEST(PageRequests, CardsKeepTheirPlaces) {
    Page page;
    const Json first = page.begin("classic+inventory=always+drop=yes#42")["view"]["places"];
    EXPECT_EQ(first, texts({"JC", "6S", "7D", "5H"}));
    const std::string log = text(page.move("5Hs")["writes"][0]["after"]);
    const Json gap = page.move("JCb")["view"];
    EXPECT_EQ(gap["places"], *parse_json(R"([null,"6S","7D",null])"));
    EXPECT_EQ(gap["state"]["room"], texts({"6S", "7D"})) << "the list closes up";
    const Json put_down = page.move("5Hp")["view"];
    EXPECT_EQ(put_down["places"], *parse_json(R"(["5H","6S","7D",null])"));
    EXPECT_EQ(put_down["state"]["room"], texts({"6S", "7D", "5H"}));
    EXPECT_EQ(page.ask({{"do", "undo"}, {"view", true}})["view"]["places"], gap["places"]);
    EXPECT_EQ(page.ask({{"do", "redo"}, {"view", true}})["view"]["places"], put_down["places"]);

    const std::string record = page.record();
    const Json loaded = page.ask({{"do", "load"}, {"record", record}, {"view", true}});
    EXPECT_EQ(loaded["view"]["places"], put_down["places"]);
    const Json replay = page.ask({{"do", "replay"}, {"record", record}});
    ASSERT_EQ(replay["views"].size(), 4U);
    EXPECT_EQ(replay["views"][0]["places"], first);
    EXPECT_EQ(replay["views"][2]["places"], gap["places"]);
    EXPECT_EQ(replay["views"][3]["places"], put_down["places"]);
    const Json branched = page.ask({{"do", "branch"}, {"record", record}, {"moves", 2}});
    EXPECT_EQ(branched["view"]["places"], gap["places"]);

    Page reloaded;
    reloaded.ask({{"do", "store"}, {"games", {{first_play, log}}}});
    const Json resumed = reloaded.ask({{"do", "resume"}, {"name", first_play}});
    EXPECT_EQ(resumed["view"]["places"], *parse_json(R"(["JC","6S","7D",null])"));
    // A position brought in has no past: it lies as its list says.
    const Json brought = page.ask(
        {{"do", "new"}, {"position", put_down["state"]}, {"dealer", "table"}, {"view", true}});
    EXPECT_EQ(brought["view"]["places"], *parse_json(R"(["6S","7D","5H",null])"));
}

TEST(PageRequests, ResumesWhereItWasLeft) {
    Page page;
    const Json state = page.begin("rascal#7")["view"]["state"];
    const std::string log = text(page.move(text(state["legal"][0]))["writes"][0]["after"]);

    Page later;
    later.ask({{"do", "store"}, {"games", {{"one", log}}}});
    const Json again = later.ask({{"do", "resume"}, {"name", "one"}});
    ASSERT_EQ(again["ok"], true) << print_json(again);
    EXPECT_EQ(again["view"]["moves"], 1);
    EXPECT_EQ(again["view"]["log"].size(), 1U);
    const Json game = later.ask({{"do", "history"}})["games"][0];
    EXPECT_EQ(game["game"], "rascal#7");
    EXPECT_EQ(game["resumable"], true);
}

TEST(PageRequests, WhatIsOpenElsewhereStaysThere) {
    Page page;
    page.begin("classic#42");
    const std::string log = text(page.move("7De")["writes"][0]["after"]);
    Page other;
    other.ask({{"do", "store"}, {"games", {{"one", log}}}, {"open_elsewhere", texts({"one"})}});
    EXPECT_EQ(other.ask({{"do", "resume"}, {"name", "one"}})["ok"], false);
    const Json game = other.ask({{"do", "history"}})["games"][0];
    EXPECT_EQ(game["open_elsewhere"], true);
    EXPECT_EQ(game["resumable"], false);
}

TEST(PageRequests, ABranchKnowsWhatCame) {
    Page page;
    page.begin("classic#42");
    page.move("7De");
    page.move("JCw");
    const Json view = page.ask({{"do", "branch"}, {"record", page.record()}, {"moves", 1}})["view"];
    EXPECT_EQ(view["moves"], 1);
    EXPECT_EQ(view["marks"], texts({"mark_undo"}));
    EXPECT_EQ(view["play"], second_play);
}

TEST(PageRequests, AReplayShowsEveryPosition) {
    Page page;
    page.begin("classic#42");
    page.move("7De");
    const Json replay = page.ask({{"do", "replay"}, {"record", page.record()}});
    EXPECT_EQ(replay["views"].size(), 2U);
    EXPECT_EQ(replay["moves"], texts({"7De"}));
    EXPECT_EQ(replay["log"], texts({"You equip 7♦."}));
    EXPECT_EQ(replay["views"][0]["state"]["weapon"], Json());
    EXPECT_EQ(replay["views"][1]["state"]["weapon"]["card"], "7D");
}

TEST(PageRequests, OnlyAnOpenDeckIsShown) {
    Page page;
    EXPECT_FALSE(page.begin("classic#42")["view"].contains("deck"));
    const Json open =
        page.ask({{"do", "new"}, {"game", "classic#42"}, {"open", true}, {"view", true}});
    EXPECT_EQ(open["view"]["deck"].size(), 40U);
}

TEST(PageRequests, ARealDeck) {
    Page page;
    const Json asked = page.begin("classic@table")["view"];
    EXPECT_EQ(asked["state"]["awaiting"], 4);
    EXPECT_EQ(asked["dealt_by"], "table");
    const Json room = texts({"7C", "QS", "TD", "4H"});
    const Json view = page.ask({{"do", "reveal"}, {"cards", room}, {"view", true}})["view"];
    EXPECT_EQ(view["state"]["awaiting"], 0);
    EXPECT_EQ(view["offers"]["TD"][0]["move"], "TDe");
    EXPECT_TRUE(view["scooped"].empty());
    EXPECT_EQ(page.ask({{"do", "reveal"}, {"cards", texts({"7C"})}})["ok"], false);
    // A room that is avoided is scooped up in its order.
    EXPECT_EQ(page.move("avoid")["view"]["scooped"], room);
}

TEST(PageRequests, SetsKnobsAndCards) {
    Page page;
    const auto set = [&](const char* rules, const char* knob, const char* value) {
        return page.ask({{"do", "set_knob"}, {"rules", rules}, {"knob", knob}, {"value", value}});
    };
    const auto pull = [&](const char* rules, const char* card) {
        return page.ask({{"do", "set_knob"}, {"rules", rules}, {"card", card}})["rules"];
    };
    EXPECT_EQ(set("classic", "avoid", "never")["rules"], "classic+avoid=never");
    EXPECT_EQ(pull("classic+avoid=never", "2D"), "classic+deck=-2D+avoid=never");
    EXPECT_EQ(pull("classic+deck=-2D", "2D"), "classic");
    EXPECT_EQ(set("classic", "health", "0")["ok"], false);
    EXPECT_EQ(set("rascal", "ending", "short")["ok"], false);
}

Json laid_out(Page& page) {
    Json unseen = Json::array();
    const Json rules = page.ask({{"do", "explain"}, {"rules", "classic"}});
    for (const Json& card : rules["deck"])
        if (card != Json("2C") && card != Json("3C") && card != Json("5D") && card != Json("9S"))
            unseen.push_back(card);
    return {{"rules", "classic"},      {"health", 11},           {"room", texts({"2C", "3C"})},
            {"weapon", texts({"5D"})}, {"slain", texts({"9S"})}, {"unseen", unseen}};
}

TEST(PageRequests, APositionToldLineByLine) {
    Page page;
    const Json begun =
        page.ask({{"do", "new"}, {"seed", "1"}, {"view", true}, {"set_up", laid_out(page)}});
    ASSERT_EQ(begun["ok"], true) << print_json(begun);
    const Json& state = begun["view"]["state"];
    EXPECT_EQ(state["health"], 11);
    EXPECT_EQ(state["dealt_with"], 2);
    EXPECT_EQ(state["weapon"]["limit"], 9);
}

TEST(PageRequests, APositionIsDealtOnByASeedByChanceOrByTheTable) {
    Page page;
    const Json laid = laid_out(page);
    EXPECT_EQ(page.ask({{"do", "new"}, {"set_up", laid}, {"view", true}})["view"]["at_table"],
              true);
    const Json state = page.ask({{"do", "new"}, {"game", "classic#42"}})["state"];
    for (const auto& [form, given] : {std::pair{"set_up", laid}, std::pair{"position", state}}) {
        const Json begun =
            page.ask({{"do", "new"}, {form, given}, {"shuffle", true}, {"view", true}});
        ASSERT_EQ(begun["ok"], true) << print_json(begun);
        EXPECT_EQ(begun["view"]["at_table"], false);
        EXPECT_EQ(begun["view"]["dealt_by"], "position");
    }
}

TEST(PageRequests, TellsWhatATextIs) {
    Page page;
    const auto identify = [&](const char* given) {
        return page.ask({{"do", "identify"}, {"text", given}});
    };
    EXPECT_EQ(identify("classic#42")["kind"], "game");
    EXPECT_EQ(identify("rascal+health=25")["kind"], "rules");
    EXPECT_EQ(identify("nonsense")["error"]["code"], "unknown_rules");
    EXPECT_EQ(identify("scoundrel record 1\n")["ok"], false);
    EXPECT_EQ(identify("7c, QS10♦")["cards"], texts({"7C", "QS", "TD"}));
    EXPECT_EQ(identify("7c, zz")["ok"], false);
    EXPECT_EQ(identify(" ")["ok"], false);
}

TEST(PageRequests, WhatIsNoGameByItselfIsASeed) {
    Page page;
    const auto game = [&](const char* given) {
        return page.ask({{"do", "identify"}, {"text", given}, {"rules", "rascal"}})["game"];
    };
    EXPECT_EQ(game("tuesday"), "rascal#tuesday");
    EXPECT_EQ(game("classic"), "rascal#classic");
    EXPECT_EQ(game("7C"), "rascal#7C");
    EXPECT_EQ(game("equal#7"), "equal#7");
}

TEST(PageRequests, NonsenseIsAnswered) {
    Page page;
    for (const char* line : {"", "[]", "{}", "{\"do\":1}", "{\"do\":\"view\"}", "\xff"})
        EXPECT_EQ(page.answer(line)["ok"], false) << line;
}

TEST(PageRequests, AGameIsAbandonedOnlyForOneThatBegins) {
    Page page;
    const auto begin_abandoning = [&](const char* game) {
        return page.ask({{"do", "new"}, {"game", game}, {"abandon", true}});
    };
    page.begin("classic#42");
    page.move("7De");
    const Json refused = begin_abandoning("chess#1");
    EXPECT_EQ(refused["ok"], false);
    EXPECT_FALSE(refused.contains("writes"));
    EXPECT_EQ(page.view()["moves"], 1);
    const Json begun = begin_abandoning("rascal#1");
    EXPECT_THAT(text(begun["writes"][0]["after"]), HasSubstr("abandon"));
    // Otherwise it waits to be resumed.
    page.begin("classic#42");
    page.move("7De");
    EXPECT_FALSE(page.begin("rascal#1").contains("writes"));
}

TEST(PageRequests, AGameThatCannotBeResumedLeavesTheOneThere) {
    Page page;
    page.begin("classic#42");
    page.move("7De");
    EXPECT_EQ(page.ask({{"do", "resume"}, {"name", "none"}})["ok"], false);
    EXPECT_EQ(page.view()["moves"], 1);
    EXPECT_EQ(page.ask({{"do", "resume"}, {"name", first_play}})["view"]["moves"], 1);
}

TEST(PageRequests, WhatWasDoneIsToldInTheLanguageSpokenNow) {
    Page page;
    page.begin("classic#42");
    page.move("7De");
    page.ask({{"do", "language"}, {"language", "fr"}});
    const Json view = page.view();
    page.ask({{"do", "language"}, {"language", "en"}});
    EXPECT_EQ(view["log"][0]["text"], "Vous vous équipez de 7♦.");
}

TEST(PageRequests, ARemarkIsALineOfTheRecord) {
    Page page;
    page.begin("classic#42");
    page.ask({{"do", "note"}, {"event", "comment"}, {"text", "so far\nso good"}});
    EXPECT_THAT(page.record(), HasSubstr("\n; so far so good\n"));
    EXPECT_TRUE(page.view()["marks"].empty());
}

TEST(PageRequests, AnotherTryIsKeptAtOnce) {
    Page page;
    page.begin("classic#42");
    page.move("7De");
    const Json again = page.ask({{"do", "branch"}, {"name", first_play}, {"moves", 0}});
    ASSERT_EQ(again["ok"], true) << print_json(again);
    EXPECT_EQ(again["writes"][0]["name"], second_play);
    EXPECT_EQ(again["view"]["marks"][0], "mark_undo");
}

TEST(PageRequests, MovesAreDescribedRoomByRoom) {
    Page page;
    page.begin("classic#42");
    const Json told = page.ask({{"do", "describe"}, {"moves", texts({"7De", "JCw", "6Sw"})}});
    ASSERT_EQ(told["ok"], true) << print_json(told);
    EXPECT_EQ(told["rooms"].size(), 1U);
    EXPECT_EQ(told["rooms"][0]["moves"][1], "fighting J♣ with the weapon");
    EXPECT_EQ(told["rooms"][0]["health"], 16);
    EXPECT_EQ(page.view()["moves"], 0);
    EXPECT_EQ(page.ask({{"do", "describe"}, {"moves", texts({"avoid", "avoid"})}})["ok"], false);
}

// It takes what it asks for and nothing else, and then lets the player play on.
TEST(PageRequests, ALessonIsWalkedStepByStep) {
    Page page;
    const Json begun =
        page.ask({{"do", "new"}, {"lesson", "equal"}, {"keep", true}, {"view", true}});
    ASSERT_EQ(begun["ok"], true) << print_json(begun);
    EXPECT_EQ(begun["view"]["kept"], false);
    EXPECT_EQ(begun["view"]["lesson"]["step"], 1);
    EXPECT_THAT(text(begun["view"]["lesson"]["text"]), HasSubstr("5♦"));
    EXPECT_EQ(page.move("8Cb")["error"]["code"], "not_available");
    EXPECT_EQ(page.view()["moves"], 0);
    EXPECT_EQ(page.move("5De")["view"]["lesson"]["step"], 2);
    EXPECT_EQ(page.ask({{"do", "undo"}})["error"]["code"], "not_available");
    EXPECT_EQ(page.ask({{"do", "read_on"}})["error"]["code"], "not_available");
    page.move("8Cw");
    EXPECT_EQ(page.move("8Sw")["view"]["lesson"]["over"], true);
    EXPECT_EQ(page.ask({{"do", "undo"}})["ok"], true);
    EXPECT_EQ(page.begin("classic#42")["view"]["lesson"], Json());
    EXPECT_EQ(page.ask({{"do", "new"}, {"lesson", "chess"}})["error"]["code"], "bad_request");
}

TEST(PageRequests, WhatIsOnlyReadIsReadOn) {
    Page page;
    const Json first = page.ask({{"do", "new"}, {"lesson", "classic"}, {"view", true}})["view"];
    EXPECT_EQ(first["lesson"]["reading"], true);
    EXPECT_EQ(first["lesson"]["move"], "");
    const Json second = page.ask({{"do", "read_on"}, {"view", true}})["view"];
    EXPECT_EQ(second["lesson"]["step"], 2);
    EXPECT_EQ(second["lesson"]["reading"], false);
    EXPECT_EQ(second["lesson"]["move"], "5De");
}

TEST(PageRequests, PuzzlesAreToldInSetsWithTheirStars) {
    Page page;
    const Json sets = page.ask({{"do", "puzzles"}})["sets"];
    ASSERT_GT(sets.size(), 0U);
    const Json first = sets[0]["puzzles"][0];
    EXPECT_EQ(first["stars"], 0);
    EXPECT_EQ(first["tried"], false);
    const Json begun =
        page.ask({{"do", "new"}, {"puzzle", first["id"]}, {"keep", true}, {"view", true}});
    EXPECT_FALSE(begun.contains("writes"));  // merely looked at
    const Json puzzle = begun["view"]["puzzle"];
    EXPECT_EQ(puzzle["id"], first["id"]);
    EXPECT_EQ(puzzle["goal"], first["goal"]);
    EXPECT_EQ(puzzle["set"], sets[0]["id"]);
    EXPECT_EQ(puzzle["solved"], false);
    EXPECT_EQ(begun["view"]["hint_marks"], false);  // it is no game to be kept clean
    page.move(text(begun["view"]["state"]["legal"][0]));
    EXPECT_EQ(page.ask({{"do", "puzzles"}})["sets"][0]["puzzles"][0]["tried"], true);
    EXPECT_EQ(page.ask({{"do", "new"}, {"puzzle", "classic-0"}})["error"]["code"], "bad_request");
    // Left midway it is given up, and the history calls it by its name.
    page.begin("classic#42");
    const Json left = page.ask({{"do", "history"}, {"find", "puzzle"}})["games"];
    ASSERT_EQ(left.size(), 1u);
    EXPECT_EQ(left[0]["puzzle"], first["id"]);
    EXPECT_EQ(left[0]["deal_title"], "puzzle " + first["id"].get<std::string>());
    EXPECT_TRUE(left[0]["abandoned"].get<bool>());
    EXPECT_EQ(page.begin("classic#12")["view"]["puzzle"], Json());
}

TEST(PageRequests, TheDaysDealIsTheHosts) {
    Page page;
    const Json daily = page.ask({{"do", "daily"}, {"rules", "rascal"}});
    EXPECT_EQ(daily["day"], "2026-11-15");
    EXPECT_EQ(daily["game"], "rascal#daily-2026-11-15");
    EXPECT_FALSE(daily.contains("state"));  // the days that count are those of classic
}

// To its end, by whatever is legal first.
void play_out(Page& page) {
    for (Json state = page.ask({{"do", "state"}})["state"]; state["status"] == "playing";
         state = page.ask({{"do", "move"}, {"move", state["legal"][0]}})["state"]) {
    }
}

TEST(PageRequests, TheDayTellsItsFirstTryAndTheDaysInARow) {
    Page page;
    EXPECT_EQ(page.ask({{"do", "daily"}})["state"], "open");
    page.begin("classic#daily-2026-11-15");
    play_out(page);
    const Json daily = page.ask({{"do", "daily"}});
    EXPECT_EQ(daily["state"], "lost");
    EXPECT_EQ(daily["first"], first_play);
    EXPECT_EQ(daily["streaks"]["played"], 1);
    EXPECT_EQ(daily["streaks"]["won"], 0);
}

TEST(PageRequests, TheCalendarHasAMonthAndTheMonthsBesideIt) {
    Page page;
    page.begin("classic#daily-2026-11-02");
    play_out(page);
    const Json month = page.ask({{"do", "calendar"}});
    EXPECT_EQ(month["month"], "2026-11");
    EXPECT_EQ(month["earlier"], "2026-10");
    EXPECT_EQ(month["later"], Json());
    ASSERT_EQ(month["days"].size(), 30U);
    EXPECT_EQ(month["days"][1]["state"], "practice");
    EXPECT_EQ(month["days"][1]["practice"].size(), 1U);
    EXPECT_EQ(month["days"][14]["state"], "open");
    EXPECT_EQ(month["days"][15]["state"], "coming");
    EXPECT_EQ(page.ask({{"do", "calendar"}, {"month", "2020-05"}})["month"], "2026-01");
    EXPECT_EQ(page.ask({{"do", "calendar"}, {"month", "May"}})["error"]["code"], "bad_request");
}

TEST(PageRequests, AFinishedDaysDealHasAResultToShareAndNoOtherGameHas) {
    Page page;
    page.begin("classic#daily-2026-11-15");
    play_out(page);
    const Json answer = page.ask({{"do", "strip"}, {"name", first_play}, {"link", "https://x/"}});
    EXPECT_EQ(answer["strip"]["day"], "2026-11-15");
    EXPECT_EQ(answer["strip"]["practice"], false);
    EXPECT_THAT(text(answer["strip"]["text"]), HasSubstr("\nhttps://x/\n"));
    EXPECT_EQ(answer["streaks"]["played"], 1);
    page.begin("classic#42");
    play_out(page);
    EXPECT_EQ(page.ask({{"do", "strip"}, {"name", second_play}})["strip"], Json());
}

TEST(PageRequests, ALongIdIsNoTitle) {
    Page page;
    EXPECT_EQ(page.begin("classic#42")["view"]["title"], "classic#42");
    EXPECT_EQ(page.begin("classic#" + std::string(60, 'a'))["view"]["title"], "Original");
    const Json lesson = page.ask({{"do", "exercises"}})["lessons"][0];
    const Json view = page.begin(text(lesson["game"]))["view"];
    EXPECT_EQ(view["title"], "Original");
    EXPECT_EQ(view["rules_title"], "Original");
    EXPECT_EQ(view["dealt_by"], "literal");
    EXPECT_EQ(view["deal_title"], "");
    EXPECT_EQ(page.begin("classic#42")["view"]["deal_title"], "deal 42");
    EXPECT_EQ(page.begin("classic#" + std::string(60, 'a'))["view"]["deal_title"], "");
}

TEST(RulesView, LevelsAreCalledByTheirNames) {
    const Json named = rule_sets_json()["difficulties"];
    EXPECT_EQ(named[0]["level"], "Easy");
    EXPECT_EQ(named[2]["rules"], "browser+health=15");
    EXPECT_EQ(named[2]["level"], "Hard");
}

// Cards that the deck has, where a picture helps.
TEST(RulesView, ParagraphsHavePictures) {
    const Json rules = rules_view_json(*parse_rules("classic+deck=-QS"))["paragraphs"];
    EXPECT_EQ(rules[0]["cards"], Json({"8C", "7D", "5H"}));
    EXPECT_EQ(rules[1]["cards"], Json({"JC", "4D", "3S", "9H"}));
    Page page;
    const Json exercises = page.ask({{"do", "exercises"}});
    for (const Json& one : exercises["lessons"]) EXPECT_EQ(one["room"].size(), 4U);
    EXPECT_EQ(exercises["puzzles"], Json::array());  // they have a request of their own
}

TEST(RulesView, EveryKnobMeansSomething) {
    for (const RuleSet& set : rule_sets) {
        const Json rules = rules_view_json({&set, set.rules});
        for (const Json& knob : rules["knobs"]) {
            for (const char* field : {"name", "what", "meaning"})
                EXPECT_FALSE(text(knob[field]).empty()) << set.id << print_json(knob);
            for (const Json& value : knob["values"])
                for (const char* field : {"words", "meaning"})
                    EXPECT_FALSE(text(value[field]).empty()) << set.id << print_json(knob);
        }
    }
}

TEST(RulesView, EveryPhraseHasItsTemplate) {
    const Json words = words_json({});
    EXPECT_EQ(words["phrases"].size(), static_cast<std::size_t>(phrase_count));
    EXPECT_EQ(words["phrases"]["screen_home_new"], "New game");
    EXPECT_EQ(words["forms"]["weapon"], "weapon");
}

TEST(RulesView, ThePackHasEveryCard) {
    const Json words = words_json({});
    ASSERT_EQ(words["cards"].size(), 52U);
    EXPECT_EQ(print_json(words["cards"][8]),
              R"({"card":"TC","text":"10♣","rank":"10","suit":"C","symbol":"♣","value":10})");
}

TEST(PageRequests, ARecapTellsWhatTheGameWas) {
    Page page;
    EXPECT_TRUE(page.begin("classic+health=5#42")["view"]["recap"].is_null());
    const Json view = page.move("JCb")["view"];
    EXPECT_EQ(view["state"]["status"], "lost");
    const Json& recap = view["recap"];
    EXPECT_EQ(print_json(recap["course"]), R"([{"room":1,"health":5},{"room":1,"health":0}])");
    EXPECT_EQ(print_json(recap["blow"]), R"({"at":1,"card":"JC","damage":11,"fatal":true})");
    EXPECT_EQ(recap["sum"], "The dungeon was still deep: 25 of 26 monsters were yet to be met.");
    EXPECT_EQ(recap["scored"], "minus the values of the 24 monsters still face down");
    EXPECT_THAT(text(recap["close"]), HasSubstr("J♣ struck for 11, and you had 5: 7 more health"));
    EXPECT_EQ(recap["cards"], texts({"JC"}));
    EXPECT_EQ(recap["left"].size(), 43U);
    EXPECT_TRUE(page.ask({{"do", "undo"}, {"view", true}})["view"]["recap"].is_null());
}

TEST(PageRequests, AGameHasItsStandingOnceItIsOver) {
    Page page;
    const auto standing = [&](const std::string& name) {
        return page.ask({{"do", "standing"}, {"name", name}});
    };
    page.begin("classic+health=11#42");
    page.move("7De");
    EXPECT_EQ(standing(first_play)["error"]["code"], "not_over");
    EXPECT_EQ(standing("nobody")["error"]["code"], "storage");
    page.move("JCb");
    EXPECT_EQ(standing(first_play)["text"], "") << "nothing to compare it with";
    EXPECT_EQ(standing(first_play)["triumph"], false);
    EXPECT_EQ(standing(first_play)["best_before"].is_null(), true);
}

}  // namespace
}  // namespace scoundrel
