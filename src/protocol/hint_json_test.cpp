#include "protocol/hint_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/session.h"
#include "notation/moves.h"
#include "protocol/cards_json.h"
#include "support/advised.h"
#include "support/json.h"

namespace scoundrel::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Session begun(const std::string& game) {
    return Session(Beginning{parse_game_id(game).value(), {}, {}, {}, {}});
}

Result<Json> ask(const Session& session, const std::string& request = "{}") {
    const auto options = read_hint_options(parsed(request));
    if (!options) return std::unexpected(options.error());
    const auto answer = ask_hint(session.game(), *options, blank_net);
    if (!answer) return std::unexpected(answer.error());
    return hint_answer_json(session.variant(), *answer);
}

std::vector<std::string> keys(const Json& json) {
    std::vector<std::string> names;
    for (const auto& [name, value] : json.items()) names.push_back(name);
    return names;
}

TEST(AnswerHint, ItsShape) {
    const Session session = begun("classic#42");
    const auto answer = ask(session);
    ASSERT_TRUE(answer) << answer.error().message;
    EXPECT_THAT(keys(*answer), ElementsAre("best", "moves", "because", "reason", "gist", "plan",
                                           "aim", "sight", "samples", "player", "net"));
    EXPECT_EQ((*answer)["best"], (*answer)["moves"][0]["move"]);
    EXPECT_EQ((*answer)["moves"].size(), 5u);
    double before = 1;
    for (const Json& move : (*answer)["moves"]) {
        if (move["move"] == (*answer)["best"])
            EXPECT_THAT(keys(move), ElementsAre("move", "win", "error", "score", "plan"));
        else
            EXPECT_THAT(keys(move),
                        ElementsAre("move", "win", "error", "score", "plan", "because", "reason"));
        EXPECT_LE(move["win"].get<double>(), before);
        before = move["win"].get<double>();
        EXPECT_EQ(move["plan"][0], move["move"]);
    }
    EXPECT_EQ((*answer)["sight"], "sampled");
    EXPECT_EQ((*answer)["player"], "search");
    EXPECT_EQ((*answer)["net"], (Json{{"rules", "classic"}, {"own", true}}));
    EXPECT_FALSE((*answer)["reason"].get<std::string>().empty());
    EXPECT_FALSE((*ask(begun("classic+health=25#1")))["net"]["own"].get<bool>());
}

TEST(AnswerHint, NumbersAreShort) {
    const std::string text = print_json(*ask(begun("classic#7")));
    int digits = -1;  // after a point
    for (const char c : text) {
        const bool digit = c >= '0' && c <= '9';
        digits = c == '.' ? 0 : digit && digits >= 0 ? digits + 1 : -1;
        EXPECT_LE(digits, 4) << text;
    }
}

TEST(AnswerHint, RulesOfThumbHaveNoChances) {
    for (const PlayerKind& kind : player_kinds()) {
        const auto answer =
            ask(begun("rascal#1"), R"({"player":")" + std::string(kind.name) + "\"}");
        ASSERT_TRUE(answer) << kind.name;
        EXPECT_EQ((*answer)["player"], kind.name);
        EXPECT_EQ(answer->contains("net"), kind.has_chances);
        for (const Json& move : (*answer)["moves"])
            for (const char* field : {"win", "error", "score"})
                EXPECT_EQ(move[field].is_number(), kind.has_chances) << kind.name;
        EXPECT_EQ((*answer)["sight"] == "none", !kind.has_chances);
    }
}

// With the scoring that counts it, what was slain before belongs to the score.
TEST(AnswerHint, TheScoreIsTheWholeGames) {
    const std::string pulled =
        print_deck_difference(CardSet::run(Suit::clubs, 2, 7), parse_rules("classic")->rules.deck);
    Session session = begun("classic+deck=" + pulled + "+health=99+scoring=slain:2C3C4C5C6C7C");
    const int all = 99 - 27 + 27;
    for (const char* move : {"2Cb", "3Cb", "4Cb", "5Cb"}) {
        const auto answer = ask(session);
        ASSERT_TRUE(answer);
        EXPECT_EQ((*answer)["moves"][0]["score"], all);
        ASSERT_TRUE(session.play(*parse_move(move)));
    }
}

TEST(AnswerHint, TheSameRequestGivesTheSameAnswer) {
    for (const RuleSet& set : rule_sets) {
        const Session session = begun(std::string(set.id) + "#5");
        for (const char* request :
             {R"({"samples":4,"seed":7})", R"({"samples":3,"seed":"tuesday"})",
              R"({"player":"random","seed":18446744073709551615})"})
            EXPECT_EQ(print_json(*ask(session, request)), print_json(*ask(session, request)));
    }
    const Session session = begun("classic#5");
    EXPECT_EQ(print_json(*ask(session, R"({"seed":7})")),
              print_json(*ask(session, R"({"seed":"7","samples":200})")));
    EXPECT_NE(print_json(*ask(session, R"({"seed":"tuesday"})")), print_json(*ask(session)));
}

TEST(AnswerHint, TheAim) {
    const Session session = begun("classic#42");
    EXPECT_EQ((*ask(session))["aim"], "win");
    EXPECT_EQ((*ask(session, R"({"aim":"score"})"))["aim"], "score");
}

// A deck that was looked at is no secret, neither in the game's own hints nor where a request tells
// the order.
TEST(AnswerHint, TheDeckIsOpen) {
    Session session = begun("classic#42");
    EXPECT_FALSE(open_order(session));
    ASSERT_TRUE(session.note(Event::of(Event::Kind::open)));
    const auto order = open_order(session);
    ASSERT_TRUE(order);
    EXPECT_EQ(order->count, 40);
    Session few = begun(
        "classic+deck=-2C-3C-4C-5C-6C-7C-8C-9C-TC-JC-QC-KC-AC-2D-3D-4D-5D-6D-7D-8D-9D"
        "-2H-3H-4H-5H-6H-7H-8H-9H#1");
    ASSERT_EQ(few.position().unseen.count(), 11);
    Json request = Json::object();
    request["order"] = cards_json(*few.hidden_order());
    const auto answer = ask(few, print_json(request));
    ASSERT_TRUE(answer) << answer.error().message;
    EXPECT_EQ((*answer)["sight"], "solved");
    EXPECT_EQ((*answer)["because"][0]["open"], true);
    EXPECT_THAT((*answer)["reason"].get<std::string>(), HasSubstr("The deck is open"));
}

TEST(AnswerHint, TimeIsKept) {
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_TRUE(ask(begun("classic#3"), R"({"ms":20})"));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

// Games that are alike to the player, whoever deals and whatever comes: the same hint to the byte.
TEST(AnswerHint, NothingHiddenShows) {
    for (const RuleSet& set : rule_sets) {
        const std::string id(set.id);
        Session seeded = begun(id + "#11");
        Session table = begun(id + "@table");
        SplitMix64 random(11);
        for (int moves = 0; moves < 6 && !seeded.game().over(); ++moves) {
            while (table.position().owed > 0) {
                // What the seeded game has turned up and the table has not.
                const int next = table.position().room_count;
                ASSERT_TRUE(table.turn_up({seeded.position().room[next]}));
            }
            ASSERT_EQ(table.position(), seeded.position());
            const std::string request = R"({"samples":6,"seed":1})";
            const std::string answer = print_json(*ask(seeded, request));
            EXPECT_EQ(print_json(*ask(table, request)), answer);
            // The same position, its unseen cards shuffled otherwise.
            for (const char* seed : {"1", "2"}) {
                Beginning beginning;
                beginning.id = {seeded.variant(), DealtBy::position, {}, {}};
                beginning.position = seeded.game();
                beginning.position_seed = seed;
                EXPECT_EQ(print_json(*ask(Session(beginning), request)), answer);
            }
            const Move move = random_move(set.rules, seeded.position(), random);
            ASSERT_TRUE(seeded.play(move));
            ASSERT_TRUE(table.play(move));
        }
    }
}

TEST(AnswerHint, WhatCannotBeAsked) {
    const Session session = begun("classic#42");
    for (const char* request : {R"({"ms":0})",         R"({"ms":3600001})",
                                R"({"ms":-1})",        R"({"ms":1.5})",
                                R"({"ms":"1"})",       R"({"ms":null})",
                                R"({"samples":0})",    R"({"samples":1000001})",
                                R"({"samples":true})", R"({"samples":5,"ms":5})",
                                R"({"seed":-1})",      R"({"seed":1.5})",
                                R"({"seed":""})",      R"({"seed":null})",
                                R"({"player":7})",     R"({"player":null})",
                                R"({"player":""})",    R"({"player":"nobody"})",
                                R"({"aim":"points"})", R"({"aim":1})",
                                R"({"aim":null})",     R"({"order":"5H"})",
                                R"({"order":["5H"]})", R"({"order":["JC","none"]})"}) {
        const auto answer = ask(session, request);
        ASSERT_FALSE(answer) << request;
        EXPECT_EQ(answer.error().code, ErrorCode::bad_request) << request;
    }
    EXPECT_THAT(ask(session, R"({"player":"nobody"})").error().message,
                HasSubstr("random, texts, careful, greedy, quick, search"));
    EXPECT_EQ(ask(session, R"({"aim":"points"})").error().message, "'aim' must be win or score");
    EXPECT_EQ(ask(session, R"({"player":"cmd:true"})").error().code, ErrorCode::not_available);
    EXPECT_TRUE(ask(session, R"({"other":0,"samples":1})"));
}

TEST(AnswerHint, WhenNothingCanBeDone) {
    EXPECT_EQ(ask(begun("classic@table")).error().code, ErrorCode::not_available);
    Session die = begun("classic+monsters=die@table");
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(die.turn_up({*die.position().unseen.begin()}));
    EXPECT_TRUE(ask(die, R"({"samples":1})"));
    ASSERT_TRUE(die.play(Move(Verb::roll)));
    EXPECT_EQ(ask(die).error().code, ErrorCode::not_available);
    Session over = begun("classic+health=1#42");
    ASSERT_TRUE(over.play(*parse_move("JCb")));
    EXPECT_EQ(ask(over).error().code, ErrorCode::game_over);
}

// However much thought was asked for, it ends soon after, with what is known by then.
TEST(AskHint, CanBeStopped) {
    for (const char* game : {"classic#42", "rascal#7", "forty-two#3"}) {
        int asked = 0;
        HintOptions options;
        options.samples = most_samples;
        options.stop = [&asked] { return ++asked > 20; };
        const auto answer = ask_hint(begun(game).game(), options, blank_net);
        ASSERT_TRUE(answer) << game;
        EXPECT_TRUE(answer->cut_short) << game;
        EXPECT_FALSE(answer->hint.moves.empty()) << game;
        EXPECT_LT(asked, 200) << game;
    }
}

// What may be stopped but is not, is thought through like anything else.
TEST(AskHint, IsTheSameWhetherOrNotItCouldBeStopped) {
    for (const char* game : {"classic#42", "rascal#7", "forty-two#3"}) {
        const Session session = begun(game);
        HintOptions patient;
        patient.stop = [] { return false; };
        const auto one = ask_hint(session.game(), {}, blank_net);
        const auto other = ask_hint(session.game(), patient, blank_net);
        ASSERT_TRUE(one && other);
        EXPECT_EQ(hint_answer_json(session.variant(), *one),
                  hint_answer_json(session.variant(), *other));
    }
}

}  // namespace
}  // namespace scoundrel::test
