#include "protocol/solution_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "game/session.h"
#include "notation/moves.h"
#include "protocol/protocol.h"
#include "support/json.h"

namespace scoundrel {
namespace {

using testing::ElementsAre;

std::vector<std::string> keys(const Json& json) {
    std::vector<std::string> names;
    for (const auto& [name, value] : json.items()) names.push_back(name);
    return names;
}

// Eight cards: a game small enough to follow.
Session small_game(const std::string& deck = "5H3C4C6C7C2D8C5C") {
    const std::string pulled = print_deck_difference(
        [&] {
            CardSet cards;
            for (const std::string_view card : {"2D", "5H", "3C", "4C", "5C", "6C", "7C", "8C"})
                cards.add(parse_move(std::string(card) + "x")->card());
            return cards;
        }(),
        classic_deck);
    const auto id = parse_game_id("classic+deck=" + pulled + ":" + deck);
    EXPECT_TRUE(id) << id.error().message;
    return Session(Beginning{*id, {}, {}, {}, {}});
}

// The whole answer to `solve`.
Json ask(const Session& session, Json request) {
    Protocol protocol({}, {coach_requests()});
    request["do"] = "solve";
    request["record"] = print_record(session.record());
    return parsed(*protocol.answer(print_json(request)));
}

TEST(SolutionJson, WhatWasProved) {
    Solution solution;
    solution.verdict = Verdict::won;
    solution.best_score = 14;
    solution.line = {*parse_move("TDe"), *parse_move("avoid")};
    solution.avoids = 1;
    solution.nodes = 7;
    EXPECT_EQ(print_json(solution_json(solution)),
              R"({"verdict":"won","best_score":14,"line":["TDe","avoid"],"avoids":1,"nodes":7})");
}

TEST(SolutionJson, WhatWasNot) {
    Solution solution;
    solution.verdict = Verdict::won;
    solution.at_least = 9;
    solution.limit = Limit::memory;
    const Json json = solution_json(solution);
    EXPECT_THAT(keys(json), ElementsAre("verdict", "best_score", "line", "avoids", "nodes", "limit",
                                        "at_least"));
    EXPECT_TRUE(json["best_score"].is_null());
    EXPECT_TRUE(json["avoids"].is_null());
    EXPECT_EQ(json["limit"], "memory");
    EXPECT_EQ(json["at_least"], 9);
    EXPECT_EQ(print_json(solution_json({.limit = Limit::chance})),
              R"({"verdict":"unknown","best_score":null,"line":[],"avoids":null,"nodes":0,)"
              R"("limit":"chance"})");
}

TEST(AnswerSolve, TheLineReachesTheScoreFromTheStartAndFromTheMiddle) {
    Session session = small_game();
    for (int moves = 0; moves < 3; ++moves) {
        const Json answer = ask(session, Json::object())["solve"];
        Session played = session;
        for (const auto& text : answer["line"])
            ASSERT_TRUE(played.play(*parse_move(text.get<std::string>()))) << text;
        EXPECT_EQ(played.outcome().status, answer["verdict"] == "won" ? Status::won : Status::lost);
        EXPECT_EQ(played.outcome().score, answer["best_score"]);
        ASSERT_TRUE(session.play(*parse_move(answer["line"].front().get<std::string>())));
    }
}

TEST(AnswerSolve, AGameThatIsOverIsItsOwnAnswer) {
    Session session = small_game("8C7C6C5C4C3C2D5H");
    for (const char* move : {"8Cb", "7Cb", "6Cb"}) ASSERT_TRUE(session.play(*parse_move(move)));
    ASSERT_TRUE(session.game().over());
    const Json answer = ask(session, Json::object())["solve"];
    EXPECT_EQ(answer["verdict"], "lost");
    EXPECT_EQ(answer["best_score"], session.outcome().score);
    EXPECT_TRUE(answer["line"].empty());
}

TEST(AnswerSolve, LimitsAreWholeNumbersOfAtLeastOne) {
    const Session session = small_game();
    for (const char* request :
         {R"({"ms":0})", R"({"ms":-1})", R"({"ms":1.5})", R"({"ms":"1"})", R"({"ms":null})",
          R"({"nodes":0})", R"({"nodes":true})", R"({"ms":5,"nodes":[]})"}) {
        const Json answer = ask(session, parsed(request));
        EXPECT_EQ(answer["error"]["code"], "bad_request") << request;
    }
    for (const char* request : {R"({"ms":18446744073709551615,"nodes":18446744073709551615})",
                                R"({"ms":60000})", R"({"other":0})"}) {
        const Json answer = ask(session, parsed(request));
        ASSERT_EQ(answer["ok"], true) << request;
        EXPECT_FALSE(answer["solve"].contains("limit")) << request;
    }
}

TEST(AnswerSolve, AReachedLimitIsNamed) {
    const auto id = parse_game_id("rascal#1");
    const Json answer = ask(Session(Beginning{*id, {}, {}, {}, {}}), parsed(R"({"nodes":1})"));
    EXPECT_EQ(answer["solve"]["limit"], "nodes");
}

TEST(AnswerSolve, ADieLeavesItToChance) {
    const auto id = parse_game_id("classic+monsters=die#1");
    const Json answer = ask(Session(Beginning{*id, {}, {}, {}, {}}), Json::object())["solve"];
    EXPECT_EQ(answer["verdict"], "unknown");
    EXPECT_EQ(answer["limit"], "chance");
}

TEST(StopAfter, StopsWhenTheTimeIsOver) {
    const auto never = stop_after(std::chrono::milliseconds::max());
    const auto soon = stop_after(std::chrono::milliseconds(1));
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    EXPECT_TRUE(soon());
    EXPECT_FALSE(never());
}

}  // namespace
}  // namespace scoundrel
