// Every request of the protocol and every error code.
#include "protocol/protocol.h"

#include <gtest/gtest.h>

#include "coach/watch.h"
#include "notation/moves.h"
#include "rules/legal.h"
#include "scoundrel_version.h"
#include "support/json.h"

namespace scoundrel {
namespace {

class ProtocolTest : public testing::Test {
  protected:
    ProtocolHost host() {
        ProtocolHost parts;
        parts.host.random = [] { return 42u; };
        parts.read_rules_file = [](const std::string& path) -> Result<std::string> {
            if (path == "house.rules") return "base = classic\nhealth = 15\n";
            return fail(ErrorCode::storage, path + ": no such file");
        };
        return parts;
    }

    Json ask(const std::string& request) {
        const auto answer = engine.answer(request);
        EXPECT_TRUE(answer) << request;
        return answer ? parsed(*answer) : Json();
    }
    // The state that a request answers with.
    Json state(const std::string& request) {
        const Json answer = ask(request);
        EXPECT_EQ(answer["ok"], true) << request << "\n" << answer;
        return answer["state"];
    }
    // The code of the error that a request answers with; the game is as it was before.
    std::string code(const std::string& request) {
        const std::string before = *engine.answer(R"({"do":"record"})");
        const Json answer = ask(request);
        EXPECT_EQ(answer["ok"], false) << request << "\n" << answer;
        EXPECT_EQ(*engine.answer(R"({"do":"record"})"), before) << request;
        if (answer["ok"] == true) return "";
        EXPECT_FALSE(answer["error"]["message"].get<std::string>().empty()) << request;
        return answer["error"]["code"].get<std::string>();
    }

    Protocol engine{host(), {game_requests(), rules_requests()}};
};

// The code is for programs and always the same; the message is for people.
TEST_F(ProtocolTest, ErrorsAreToldInTheLanguageAskedFor) {
    struct Case {
        const char *request, *code, *english, *french, *german;
    };
    const Case cases[] = {
        {R"({"do":"move","move":"QSw"})", "no_game", "no game has been begun: use 'new' or 'load'",
         "aucune partie n'est commencée : utilisez « new » ou « load »",
         "es hat keine Partie begonnen: Benutze „new“ oder „load“"},
        {R"({"do":"language","language":5})", "bad_request", "'language' must be a text",
         "« language » doit être un texte", "„language“ muss ein Text sein"},
        {R"({"do":"dance\u001b"})", "bad_request", "there is no request 'dance?'",
         "il n'y a pas de requête « dance? »", "es gibt keine Anfrage „dance?“"},
        {R"({"do":"new","game":"classic#"})", "bad_game", "the seed after # is missing",
         "il manque la graine après #", "nach # fehlt der Seed"},
        {R"({"do":"explain","rules":"classic+health=x"})", "unknown_rules",
         "health takes 1 to 99, not 'x'", "health attend 1 à 99, pas « x »",
         "health erwartet 1 bis 99, nicht „x“"},
        {R"({"do":"explain","rules":"classic+weapon=lowr"})", "unknown_rules",
         "weapon takes lower, equal or wear, not 'lowr'; did you mean lower?",
         "weapon attend lower, equal ou wear, pas « lowr » ; vouliez-vous dire lower ?",
         "weapon erwartet lower, equal oder wear, nicht „lowr“; meintest du lower?"},
        {R"({"do":"load","record":"x"})", "bad_record",
         "line 1: a record begins with 'scoundrel record 1'",
         "ligne 1 : un enregistrement commence par « scoundrel record 1 »",
         "Zeile 1: eine Aufzeichnung beginnt mit „scoundrel record 1“"},
        {R"({"do":"new","position":{"rules":"classic","health":20,"room":["6C","6C"],"unseen":[]}})",
         "bad_game", "6C is in two places", "6C est à deux endroits", "6C ist an zwei Stellen"},
    };
    for (const auto& [language, message] :
         {std::pair("fr", &Case::french), {"de", &Case::german}, {"en", &Case::english}}) {
        ask(R"({"do":"language","language":")" + std::string(language) + "\"}");
        for (const Case& one : cases) {
            const Json error = ask(one.request)["error"];
            EXPECT_EQ(error["code"], one.code) << language << one.request;
            EXPECT_EQ(error["message"], one.*message) << language << one.request;
        }
    }
}

TEST_F(ProtocolTest, Hello) {
    const Json answer = ask(R"({"do":"hello"})");
    EXPECT_EQ(answer["ok"], true);
    EXPECT_EQ(answer["name"], "scoundrel");
    EXPECT_EQ(answer["version"], std::string(version));
    EXPECT_EQ(answer["protocol"], 1);
    EXPECT_TRUE(answer["features"].is_array());
}

TEST_F(ProtocolTest, AnyIdIsEchoed) {
    for (const char* id : {"1", "null", "\"x\"", "[1,{\"a\":2}]", "1.5", "true", "-7"}) {
        EXPECT_EQ(ask(R"({"id":)" + std::string(id) + R"(,"do":"hello"})")["id"], parsed(id));
        EXPECT_EQ(ask(R"({"id":)" + std::string(id) + R"(,"do":"dance"})")["id"], parsed(id));
    }
    EXPECT_FALSE(ask(R"({"do":"hello"})").contains("id"));
    EXPECT_FALSE(ask("nonsense").contains("id"));
}

// As it was written, however its name is written and whatever the JSON library can hold.
TEST_F(ProtocolTest, AnIdIsEchoedLetterByLetter) {
    const auto begins = [&](const std::string& request, const std::string& answer) {
        EXPECT_EQ(engine.answer(request)->substr(0, answer.size()), answer);
    };
    begins(R"({"\u0069d":7,"do":"hello"})", R"({"id":7,"ok":true)");
    begins(R"({"i\u0064":7,"do":"hello"})", R"({"id":7,"ok":true)");
    begins(R"({"do":"hello","id" : 1e400 })", R"({"id":1e400,"ok":true)");
    begins(R"({"id":-1.5E+0400,"do":"dance"})", R"({"id":-1.5E+0400,"ok":false)");
    begins(R"({"id":[1e400,"\u0069\u0064",{"a":1}],"do":"hello"})",
           R"({"id":[1e400,"\u0069\u0064",{"a":1}],"ok":true)");
    const std::string long_number(1000, '9');
    begins(R"({"id":)" + long_number + R"(,"do":"hello"})",
           R"({"id":)" + long_number + R"(,"ok":true)");
    begins(R"({"\u0069\u0065":7,"do":"hello"})", R"({"ok":true)");
    for (const char* nonsense : {"01e400", "1e", "1e400 2", "[1e400", "nonsense", "1e400]", "--1"})
        begins(R"({"id":)" + std::string(nonsense) + R"(,"do":"hello"})", R"({"ok":false)");
    begins(R"({"id":1e400,"do":"hello")", R"({"ok":false)");
}

TEST_F(ProtocolTest, OneLineEach) {
    const auto answer = engine.answer("{\"do\":\"new\",\"game\":\"classic#a\\nb\"}");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->find('\n'), std::string::npos);
}

TEST_F(ProtocolTest, NewGames) {
    EXPECT_EQ(state(R"({"do":"new","game":"classic#42"})")["room"],
              Json::array({"JC", "6S", "7D", "5H"}));
    EXPECT_EQ(state(R"({"do":"new","rules":"rascal"})")["game"], "rascal#42") << "a random seed";
    EXPECT_EQ(state(R"({"do":"new","rules":"classic","dealer":"table"})")["game"], "classic@table");
    EXPECT_EQ(state(R"({"do":"new","game":"classic@table"})")["awaiting"], 4);
    EXPECT_EQ(state(R"({"do":"new","game":"house.rules#7"})")["game"], "classic+health=15#7");
    EXPECT_EQ(state(R"({"do":"new","rules":"house.rules"})")["game"], "classic+health=15#42");
    EXPECT_EQ(state(R"({"do":"new","game":"classic#42","unknown":[1]})")["health"], 20);
}

TEST_F(ProtocolTest, NewGamesFromAPosition) {
    const std::string position =
        R"("position":{"rules":"classic","health":9,"room":["2C","3C","4C","5C"],"unseen":["9H"]})";
    EXPECT_EQ(state(R"({"do":"new","dealer":"table",)" + position + "}")["game"],
              "classic@position");
    EXPECT_EQ(state(R"({"do":"new","seed":"x",)" + position + "}")["health"], 9);
    EXPECT_EQ(state(R"({"do":"new","seed":18446744073709551615,)" + position + "}")["dungeon"], 1);
    EXPECT_EQ(code(R"({"do":"new",)" + position + "}"), "bad_request") << "no seed, no dealer";
    EXPECT_EQ(code(R"({"do":"new","seed":-1,)" + position + "}"), "bad_request");
    EXPECT_EQ(code(R"({"do":"new","seed":1.5,)" + position + "}"), "bad_request");
    EXPECT_EQ(code(R"({"do":"new","seed":"",)" + position + "}"), "bad_game");
    EXPECT_EQ(code(R"({"do":"new","seed":1,"position":5})"), "bad_request");
    EXPECT_EQ(code(R"({"do":"new","seed":1,"position":{"rules":"nothing"}})"), "unknown_rules");
    EXPECT_EQ(
        code(
            R"({"do":"new","seed":1,"position":{"rules":"classic","health":0,"room":[],"unseen":[]}})"),
        "bad_game");
}

TEST_F(ProtocolTest, BadRequests) {
    for (const char* line : {"",
                             " ",
                             "nonsense",
                             "{",
                             "[]",
                             "5",
                             "null",
                             "\"do\"",
                             R"({"do":5})",
                             R"({"do":"dance"})",
                             R"({"DO":"hello"})",
                             R"({})",
                             "{\"do\":\"hello\"",
                             "\xFF\xFE",
                             "{\"do\":\"hel\xFFlo\"}",
                             R"({"do":"new"})",
                             R"({"do":"new","game":5})",
                             R"({"do":"new","rules":5})",
                             R"({"do":"new","rules":"classic","dealer":"cheat"})",
                             R"({"do":"new","rules":"classic","dealer":5})",
                             R"({"do":"load"})",
                             R"({"do":"load","record":5})"})
        EXPECT_EQ(code(line), "bad_request") << line;
    state(R"({"do":"new","game":"classic#42"})");
    for (const char* line :
         {R"({"do":"move"})", R"({"do":"move","move":5})", R"({"do":"move","moves":"7De"})",
          R"({"do":"move","moves":[7]})", R"({"do":"move","move":"7De","moves":["6Sw"]})",
          R"({"do":"undo","count":0})", R"({"do":"undo","count":-1})",
          R"({"do":"undo","count":1.5})", R"({"do":"undo","count":"1"})",
          R"({"do":"redo","count":0})", R"({"do":"reveal"})", R"({"do":"reveal","cards":"5C"})",
          R"({"do":"reveal","cards":[5]})", R"({"do":"reveal","die":5})",
          R"({"do":"reveal","replace":["QS"]})", R"({"do":"reveal","replace":{}})",
          R"({"do":"reveal","replace":{"QS":5}})", R"({"do":"reveal","cards":["5C"],"die":"5C"})"})
        EXPECT_EQ(code(line), "bad_request") << line;
}

TEST_F(ProtocolTest, DeepNestingIsNoWayToCrash) {
    EXPECT_EQ(code(std::string(100'000, '[')), "bad_request");
    EXPECT_EQ(code(R"({"do":"hello","x":)" + std::string(100, '[') + std::string(100, ']') + "}"),
              "bad_request");
    EXPECT_EQ(ask(R"({"do":"hello","x":"[[[[\"[[[["})")["ok"], true);
    EXPECT_EQ(code(R"({"do":"new","game":")" + std::string(1'000'000, 'x') + "\"}"),
              "unknown_rules");
}

TEST_F(ProtocolTest, UnknownRulesAndBadGames) {
    EXPECT_EQ(code(R"({"do":"new","game":"scoundrel#1"})"), "unknown_rules");
    EXPECT_EQ(code(R"({"do":"new","rules":"classic+luck=good"})"), "unknown_rules");
    EXPECT_EQ(code(R"({"do":"new","game":"none.rules#1"})"), "unknown_rules");
    EXPECT_EQ(code(R"({"do":"new","game":"classic"})"), "bad_game");
    EXPECT_EQ(code(R"({"do":"new","game":"classic#"})"), "bad_game");
    EXPECT_EQ(code(R"({"do":"new","game":"classic:JC6S"})"), "bad_game");
    EXPECT_EQ(code(R"({"do":"new","game":"classic@somewhere"})"), "bad_game");
}

TEST_F(ProtocolTest, NoGameYet) {
    for (const char* what :
         {"move", "reveal", "undo", "redo", "state", "record", "hint", "solve", "review"})
        EXPECT_EQ(ask(R"({"do":")" + std::string(what) + "\"}")["error"]["code"], "no_game");
}

TEST_F(ProtocolTest, Moves) {
    state(R"({"do":"new","game":"classic#42"})");
    EXPECT_EQ(state(R"({"do":"move","move":"7de"})")["weapon"]["card"], "7D");
    EXPECT_EQ(state(R"({"do":"move","moves":["6Sw","5Hd"]})")["room_number"], 2);
    EXPECT_EQ(state(R"({"do":"move","moves":[]})")["room_number"], 2);
    for (const char* move : {"5Hd", "nonsense", "", "KCw", "next", "7Dx"})
        EXPECT_EQ(code(R"({"do":"move","move":")" + std::string(move) + "\"}"), "illegal_move");
    EXPECT_EQ(code(R"({"do":"move","moves":["avoid","nonsense"]})"), "illegal_move");
    EXPECT_EQ(code(R"({"do":"move","moves":["nonsense","avoid"]})"), "illegal_move");
    state(R"({"do":"new","game":"classic@table"})");
    EXPECT_EQ(code(R"({"do":"move","move":"avoid"})"), "illegal_move") << "cards are owed";
}

TEST_F(ProtocolTest, AfterTheEnd) {
    state(R"({"do":"new","game":"classic+health=1#42"})");
    EXPECT_EQ(code(R"({"do":"move","moves":["JCb","6Sb"]})"), "game_over") << "judged in order";
    EXPECT_EQ(code(R"({"do":"move","moves":["JCb","nonsense"]})"), "game_over");
    const Json over = state(R"({"do":"move","move":"JCb"})");
    EXPECT_EQ(over["status"], "lost");
    EXPECT_TRUE(over["score"].is_number());
    EXPECT_EQ(over["legal"], Json::array());
    EXPECT_EQ(code(R"({"do":"move","move":"6Sb"})"), "game_over");
    EXPECT_EQ(code(R"({"do":"move","move":"nonsense"})"), "game_over");
    EXPECT_EQ(state(R"({"do":"undo"})")["status"], "playing");
}

TEST_F(ProtocolTest, TooLong) {
    state(R"({"do":"new","game":"forty-two#1"})");
    Json request{{"do", "move"}, {"moves", Json::array()}};
    for (int i = 0; i < longest_line; ++i) request["moves"].push_back("avoid-lr");
    state(print_json(request));
    EXPECT_EQ(code(R"({"do":"move","move":"avoid-lr"})"), "too_long");
}

TEST_F(ProtocolTest, UndoAndRedo) {
    const Json first = state(R"({"do":"new","game":"classic#42"})");
    const Json last = state(R"({"do":"move","moves":["7De","6Sw"]})");
    EXPECT_EQ(state(R"({"do":"undo","count":2})"), first);
    EXPECT_EQ(code(R"({"do":"undo"})"), "nothing_to_undo");
    EXPECT_EQ(state(R"({"do":"redo","count":2})"), last);
    EXPECT_EQ(code(R"({"do":"redo"})"), "nothing_to_undo");
    EXPECT_EQ(code(R"({"do":"undo","count":3})"), "nothing_to_undo");
    EXPECT_EQ(code(R"({"do":"undo","count":18446744073709551615})"), "nothing_to_undo");
    EXPECT_EQ(code(R"({"do":"undo","count":4294967297})"), "nothing_to_undo");
}

TEST_F(ProtocolTest, Reveals) {
    state(R"({"do":"new","game":"classic+monsters=die@table"})");
    EXPECT_EQ(state(R"({"do":"reveal","cards":["5c","10♦","4H"]})")["awaiting"], 1);
    for (const char* reveal :
         {R"("cards":["5C"])", R"("cards":["AH"])", R"("cards":["x"])", R"("cards":["6C","7C"])",
          R"("cards":[])", R"("die":"5C")", R"("die":"x")", R"("replace":{"5C":"TD"})",
          R"("replace":{"x":"y"})"})
        EXPECT_EQ(code(R"({"do":"reveal",)" + std::string(reveal) + "}"), "bad_reveal") << reveal;
    state(R"({"do":"reveal","cards":["6S"]})");
    EXPECT_EQ(state(R"({"do":"move","move":"roll"})")["awaiting"], 1);
    EXPECT_EQ(code(R"({"do":"reveal","die":"TD"})"), "bad_reveal");
    EXPECT_EQ(state(R"({"do":"reveal","die":"6s"})")["rolled"], "6S");
    state(R"({"do":"new","game":"classic#42"})");
    EXPECT_EQ(code(R"({"do":"reveal","cards":["2C"]})"), "bad_reveal");
}

TEST_F(ProtocolTest, Replacing) {
    state(R"({"do":"new","dealer":"table","position":{"rules":"classic","health":20,)"
          R"("room":["2C","3C","4C","5C"],"bottom":["6D","7D","8D","9D"],"unseen":[]}})");
    EXPECT_EQ(state(R"({"do":"move","moves":["2Cb","3Cb","4Cb"]})")["room"],
              Json::array({"5C", "6D", "7D", "8D"}));
    EXPECT_EQ(state(R"({"do":"reveal","replace":{"7d":"9♦"}})")["room"],
              Json::array({"5C", "6D", "9D", "8D"}));
    EXPECT_EQ(code(R"({"do":"reveal","replace":{"7D":"6D"}})"), "bad_reveal");
}

TEST_F(ProtocolTest, StateRecordAndLoad) {
    state(R"({"do":"new","game":"rascal#7"})");
    const Json there = state(R"({"do":"move","move":"avoid"})");
    EXPECT_EQ(state(R"({"do":"state"})"), there);
    const auto record = ask(R"({"do":"record"})")["record"].get<std::string>();
    EXPECT_TRUE(record.starts_with("scoundrel record 1\ngame rascal#7\n"));
    state(R"({"do":"new","game":"classic#1"})");
    const Json load{{"do", "load"}, {"record", record}};
    EXPECT_EQ(state(print_json(load)), there);
    EXPECT_EQ(ask(R"({"do":"record"})")["record"], record);
    EXPECT_EQ(state(R"({"do":"undo"})")["avoided_last"], false) << "what was loaded goes on";

    const auto tampered = [&](const std::string& from, const std::string& to) {
        std::string text = record;
        text.replace(text.find(from), from.size(), to);
        return code(print_json(Json{{"do", "load"}, {"record", text}}));
    };
    EXPECT_EQ(tampered("avoid", "next"), "bad_record");
    EXPECT_EQ(tampered("rascal#7", "rascal#8"), "bad_record");
    EXPECT_EQ(tampered("hash ", "hash 0"), "bad_record");
    EXPECT_EQ(code(R"({"do":"load","record":""})"), "bad_record");
    EXPECT_EQ(code(R"({"do":"load","record":"\u0000"})"), "bad_record");
}

TEST_F(ProtocolTest, Rules) {
    const Json rules = ask(R"({"do":"rules"})")["rules"];
    ASSERT_EQ(rules.size(), static_cast<std::size_t>(rule_set_count));
    EXPECT_EQ(rules[0]["id"], "classic");
    EXPECT_EQ(rules[0]["knobs"]["health"], 20);
    EXPECT_EQ(rules[3]["knobs"]["weapon"], "wear");
    EXPECT_EQ(rules[4]["knobs"]["deck"], "-AC-AS");
    EXPECT_EQ(rules[4]["cards"].size(), 42u);
}

TEST_F(ProtocolTest, WithoutACoachThereIsNoAdvice) {
    state(R"({"do":"new","game":"classic+health=1#42"})");
    for (const char* request : {R"({"do":"hint"})", R"({"do":"solve"})", R"({"do":"review"})"})
        EXPECT_EQ(code(request), "not_available");
}

// The game that is played is over; a position that is over cannot be one.
TEST(ProtocolWithCoach, NoHintAfterTheEnd) {
    Protocol engine({}, {game_requests(), coach_requests()});
    const auto ask = [&](const std::string& line) { return parsed(*engine.answer(line)); };
    ask(R"({"do":"new","game":"classic+health=1#42"})");
    const Json lost = ask(R"({"do":"move","move":"JCb"})")["state"];
    ASSERT_EQ(lost["status"], "lost");
    EXPECT_EQ(ask(R"({"do":"hint"})")["error"]["code"], "game_over");
    const Json error = ask(R"({"do":"hint","position":)" + print_json(lost) + "}")["error"];
    EXPECT_EQ(error["code"], "bad_game");
    EXPECT_EQ(error["message"], "the game of this position is over");
}

// As the command line and the terminal game list them.
TEST(ProtocolWithCoach, FiguresForPeopleAreThoseOfEveryFace) {
    Protocol engine({}, {game_requests(), coach_requests()});
    const auto ask = [&](const std::string& line) { return parsed(*engine.answer(line)); };
    ask(R"({"do":"new","game":"classic#42"})");
    const Json plain = ask(R"({"do":"hint","samples":4})")["hint"];
    const Json shown = ask(R"({"do":"hint","samples":4,"view":true})")["hint"];
    ASSERT_EQ(shown["moves"].size(), 5U);
    for (std::size_t i = 0; i < shown["moves"].size(); ++i) {
        EXPECT_FALSE(plain["moves"][i].contains("figures"));
        const Json figures = shown["moves"][i]["figures"];
        const auto win = figures["win"].get<std::string>();
        EXPECT_NEAR(std::stod(win), plain["moves"][i]["win"].get<double>() * 100, 0.11) << win;
        EXPECT_NE(win.find("%"), std::string::npos) << win;
        EXPECT_NEAR(std::stod(figures["score"].get<std::string>()),
                    plain["moves"][i]["score"].get<double>(), 0.11);
    }
    const Json thumb = ask(R"({"do":"hint","player":"texts","view":true})")["hint"];
    EXPECT_FALSE(thumb["moves"][0].contains("figures"));
}

TEST(ProtocolWithCoach, AdviceMarksTheGameUnlessItIsAboutAnother) {
    Protocol engine({}, {game_requests(), coach_requests()});
    const auto ask = [&](const std::string& line) { return parsed(*engine.answer(line)); };
    const auto record = [&] { return ask(R"({"do":"record"})")["record"].get<std::string>(); };
    const Json state = ask(R"({"do":"new","game":"classic#42"})")["state"];
    EXPECT_EQ(ask(R"({"do":"hint","samples":0})")["error"]["code"], "bad_request");
    EXPECT_EQ(ask(R"({"do":"hint","player":"nobody"})")["error"]["code"], "bad_request");
    const Json elsewhere =
        ask(R"({"do":"hint","samples":4,"position":)" + print_json(state) + "}")["hint"];
    EXPECT_EQ(ask(R"({"do":"solve","game":"classic#42","nodes":1})")["solve"]["verdict"],
              "unknown");
    EXPECT_EQ(record().find("\nhint"), std::string::npos);
    EXPECT_EQ(record().find("\nsolve"), std::string::npos);
    EXPECT_EQ(ask(R"({"do":"hint","samples":4})")["hint"], elsewhere);
    EXPECT_EQ(ask(R"({"do":"solve","nodes":1000})")["ok"], true);
    EXPECT_EQ(ask(R"({"do":"review"})")["error"]["code"], "not_over");
    EXPECT_EQ(ask(R"({"do":"solve","game":"classic@table"})")["error"]["code"], "not_available");
    EXPECT_NE(record().find("\nhint\nsolve\n"), std::string::npos);
}

// Once the deck was looked at, hints are the solver's.
TEST(ProtocolWithCoach, HintsWithTheDeckOpen) {
    Protocol engine({}, {game_requests(), coach_requests()});
    const auto ask = [&](const std::string& line) { return parsed(*engine.answer(line)); };
    const auto hint = [&] { return ask(R"({"do":"hint","samples":2,"view":true})")["hint"]; };
    ask(R"({"do":"new","seed":"7","position":{"rules":"classic","health":12,)"
        R"("room":["9C","4H","2C","TD"],"unseen":["KS","5H","8C","3D","QS","7H","6C","2H"]}})");
    EXPECT_EQ(hint()["sight"], "sampled");
    ask(R"({"do":"note","event":"open"})");
    const Json open = hint();
    EXPECT_EQ(open["sight"], "solved");
    EXPECT_EQ(open["because"][0]["open"], true);
    EXPECT_EQ(open["reason"].get<std::string>().find("The deck is open"), 0u);
    // The symbols of the cards, for people.
    for (const Json& move : open["moves"])
        if (move.contains("reason")) {
            EXPECT_EQ(move["reason"].get<std::string>().find("9C"), std::string::npos);
        }
}

// A lesson beside something else is refused, whichever of the two is wrong.
TEST_F(ProtocolTest, ALessonStandsAlone) {
    const std::string set_up =
        R"("set_up":{"rules":"classic","health":10,"room":["2C","3C","4C","5C"],"unseen":["6C"]})";
    EXPECT_EQ(code(R"({"do":"new",)" + set_up + R"(,"seed":"1","lesson":"bogus"})"), "bad_request");
    EXPECT_EQ(code(R"({"do":"new",)" + set_up + R"(,"seed":"1","lesson":"classic"})"),
              "bad_request");
    EXPECT_EQ(code(R"({"do":"new","lesson":7})"), "bad_request");
    state(R"({"do":"new","lesson":"classic"})");
}

TEST_F(ProtocolTest, WhatIsSetUpMustAllHaveItsPlace) {
    const auto set_up = [](const std::string& more) {
        return R"({"do":"new","seed":1,"set_up":{"rules":"classic","health":10,"room":["2C","3C",)"
               R"("4C","5C"],"unseen":["6C"])" +
               more + "}}";
    };
    state(set_up(""));
    EXPECT_EQ(code(set_up(R"(,"weapon":["5D","6D"])")), "bad_game");
    EXPECT_EQ(code(set_up(R"(,"slain":["QC"])")), "bad_game");
    EXPECT_EQ(code(set_up(R"(,"room":"2C")")), "bad_request");
}

TEST(ProtocolHost, WithoutAStorageNothingIsKept) {
    Protocol engine({}, {game_requests(), storage_requests()});
    for (const char* request :
         {R"({"do":"store","games":{}})", R"({"do":"resume","name":"x"})",
          R"({"do":"branch","name":"x"})", R"({"do":"replay","name":"x"})", R"({"do":"history"})",
          R"({"do":"statistics"})", R"({"do":"export"})", R"({"do":"import","text":"x"})",
          R"({"do":"new","game":"classic#1","keep":true})"})
        EXPECT_EQ(parsed(*engine.answer(request))["error"]["code"], "not_available") << request;
}

TEST(ProtocolHost, WithoutAnyTheGameMustBeNamed) {
    Protocol engine({}, {game_requests()});
    EXPECT_EQ(parsed(*engine.answer(R"({"do":"new","rules":"classic"})"))["error"]["code"],
              "not_available");
    EXPECT_EQ(parsed(*engine.answer(R"({"do":"new","game":"x.rules#1"})"))["error"]["code"],
              "unknown_rules");
    EXPECT_EQ(parsed(*engine.answer(R"({"do":"new","game":"classic#1"})"))["ok"], true);
}

TEST(ProtocolLines, QuitIsAnsweredWithNothing) {
    Protocol engine({}, {game_requests()});
    EXPECT_FALSE(engine.answer(R"({"id":1,"do":"quit"})"));
}

TEST(ProtocolLines, AZeroByteIsNoJson) {
    using namespace std::string_view_literals;
    for (const auto line :
         {"{\"id\":[1]\0\0 x,\"do\":\"rules\"}"sv, "{\"do\":\"hello\"}\0{\"id\":[}"sv, "\0"sv}) {
        Protocol engine({}, {game_requests()});
        const Json answer = parsed(engine.answer(line).value_or(""));
        ASSERT_TRUE(answer.is_object());
        EXPECT_EQ(answer["error"]["code"], "bad_request");
    }
}

TEST_F(ProtocolTest, LimitsAreTold) {
    const Json limits = ask(R"({"do":"hello"})")["limits"];
    EXPECT_EQ(limits["moves"], 10'000);
    EXPECT_EQ(limits["values"], 200'000);
}

// What holds more than any request needs is refused before it is parsed.
TEST_F(ProtocolTest, TooMuchIsRefused) {
    std::string many = R"({"do":"hello","x":[)";
    for (int i = 0; i < 200'000; ++i) many += "1,";
    EXPECT_EQ(ask(many + "1]}")["error"]["code"], "too_large");
    EXPECT_EQ(ask(R"({"do":"new","game":"classic#)" + std::string(65'537, 's') +
                  R"("})")["error"]["code"],
              "too_large");
    state(R"({"do":"new","game":"classic#1"})");
    EXPECT_EQ(
        code(R"({"do":"note","event":"comment","text":")" + std::string(65'537, 's') + R"("})"),
        "too_large");
    EXPECT_EQ(code(R"({"do":"load","record":")" + std::string((16 << 20) + 1, ';') + R"("})"),
              "too_large");
}

TEST_F(ProtocolTest, WithNothingInFlightStopDoesNothing) {
    EXPECT_EQ(*engine.answer(R"({"id":7,"do":"stop"})"), R"({"id":7,"ok":true})");
}

TEST(IsStop, IsFoundHoweverItIsWritten) {
    for (const char* line : {R"({"do":"stop"})", R"( {"id":{"do":"x"},"do":"stop","more":[]} )"})
        EXPECT_TRUE(is_stop(line)) << line;
    for (const char* line : {"stop", R"({"do":"solve","stop":1})", R"(["stop"])",
                             R"({"do":"stops"})", R"({"x":{"do":"stop"}})"})
        EXPECT_FALSE(is_stop(line)) << line;
}

// Long work: a host may listen between its steps, or have it stopped within them.
class StepsTest : public testing::TestWithParam<const char*> {
  protected:
    static Protocol coach(std::function<bool()> stop, bool between = false) {
        return {{.stop = std::move(stop), .listens_between_steps = between},
                {game_requests(), coach_requests()}};
    }
};

constexpr const char* hard_game =
    R"({"do":"new","game":"classic+health=2+avoid=always+fourth=optional+inventory=always#1"})";

TEST_P(StepsTest, StoppedItAnswersWithWhatIsKnown) {
    int asked = 0;
    Protocol protocol = coach([&] { return ++asked > 5; });
    ASSERT_EQ(parsed(*protocol.answer(hard_game))["ok"], true);
    const Json answer = parsed(*protocol.answer(GetParam()));
    EXPECT_EQ(answer["ok"], true) << answer;
    EXPECT_EQ(answer["stopped"], true) << answer;
    EXPECT_LT(asked, 500);
    // The next request is not stopped by it.
    asked = -1'000'000;
    EXPECT_FALSE(parsed(*protocol.answer(R"({"do":"hint","samples":1})")).contains("stopped"));
}

TEST_P(StepsTest, BetweenStepsItCanBeStoppedToo) {
    Protocol protocol = coach({}, true);
    ASSERT_EQ(parsed(*protocol.answer(hard_game))["ok"], true);
    EXPECT_EQ(*protocol.begin(GetParam()), "");
    ASSERT_TRUE(protocol.busy());
    std::string answer = *protocol.go_on(true);
    EXPECT_FALSE(protocol.busy());
    EXPECT_EQ(parsed(answer)["stopped"], true) << answer;
}

INSTANTIATE_TEST_SUITE_P(
    Long, StepsTest,
    testing::Values(R"({"do":"hint","samples":1000000})", R"({"do":"solve"})",
                    R"({"do":"find_deal","rules":"rascal","level":"harsh","seed":1})"));

// Asked for on and on, a player plays as where it plays the whole game at once.
TEST(WatchRequest, APlayersGameComesPieceByPiece) {
    Protocol protocol({}, {coach_requests()});
    const auto watch = [&](const std::string& fields) {
        return parsed(*protocol.answer(R"({"do":"watch","player":"search","samples":5,)" + fields +
                                       "}"))["watch"];
    };
    const GameId id = *parse_game_id("classic#42");
    Session whole(beginning_of(id));
    WatchedPlayer player({library_contestant("search", id.variant.rules), {.samples = 5}, 42},
                         id.variant.rules);
    Json seen = watch(R"("game":"classic#42")");
    std::vector<std::string> moves;
    for (int pieces = 0; pieces < 100; ++pieces) {
        EXPECT_EQ(seen["from"], static_cast<int>(moves.size()));
        EXPECT_EQ(seen["chances"].size(), seen["moves"].size() + (seen["over"] == true ? 1 : 0));
        for (const Json& move : seen["moves"]) moves.push_back(move.get<std::string>());
        if (seen["over"] == true) break;
        seen = watch(R"("record":)" + print_json(seen["record"]));
    }
    for (const std::string& move : moves) {
        const auto step = player.next(whole);
        ASSERT_TRUE(step);
        EXPECT_EQ(print_move(step->move), move);
        ASSERT_TRUE(whole.play(step->move));
    }
    EXPECT_TRUE(whole.game().over());
    const auto recorded = Session::load(seen["record"].get<std::string>());
    ASSERT_TRUE(recorded);
    EXPECT_TRUE(recorded->marks().hint) << "it is nobody's first try";
    seen = watch(R"("record":)" + print_json(seen["record"]));
    EXPECT_EQ(seen["moves"].size(), 0u) << "there is nothing left to do";
    EXPECT_EQ(seen["chances"].size(), 1u);
}

TEST(WatchRequest, TheGameThereIsStaysAsItIs) {
    Protocol protocol({}, {game_requests(), coach_requests()});
    ASSERT_EQ(parsed(*protocol.answer(R"({"do":"new","game":"classic#1"})"))["ok"], true);
    const std::string before = *protocol.answer(R"({"do":"record"})");
    EXPECT_EQ(
        parsed(*protocol.answer(R"({"do":"watch","game":"classic#1","player":"careful"})"))["ok"],
        true);
    EXPECT_EQ(*protocol.answer(R"({"do":"record"})"), before);
    for (const char* wrong : {R"({"do":"watch"})", R"({"do":"watch","game":"classic"})",
                              R"({"do":"watch","game":"classic#1","player":"nobody"})",
                              R"({"do":"watch","game":"classic@table","player":"search"})",
                              R"({"do":"watch","record":"none"})"})
        EXPECT_EQ(parsed(*protocol.answer(wrong))["ok"], false) << wrong;
}

TEST(WatchRequest, EveryMomentOfARecordIsJudged) {
    Protocol protocol({}, {coach_requests()});
    Session session(beginning_of(*parse_game_id("rascal#7")));
    while (!session.game().over())
        ASSERT_TRUE(session.play(legal_moves(session.game().rules, session.position())[0]));
    const Json seen = parsed(*protocol.answer(
        print_json(Json{{"do", "watch"}, {"record", print_record(session.record())}})))["watch"];
    EXPECT_EQ(seen["chances"].size(), session.line().size() + 1);
    EXPECT_EQ(seen["chances"][session.line().size()]["score"], session.outcome().score);
    EXPECT_EQ(seen["over"], true);
}

// In short steps the answer is the same, whatever has been tried before.
TEST(Steps, GiveTheSameAnswerAsNone) {
    const std::string request = R"({"do":"solve","game":"rascal#3","nodes":40000})";
    Protocol whole({}, {coach_requests()});
    Protocol stepping({.listens_between_steps = true}, {coach_requests()});
    auto answer = stepping.begin(request);
    int steps = 0;
    for (; stepping.busy(); ++steps) answer = stepping.go_on(false);
    EXPECT_GT(steps, 1);
    EXPECT_EQ(*answer, *whole.answer(request));
}

}  // namespace
}  // namespace scoundrel
