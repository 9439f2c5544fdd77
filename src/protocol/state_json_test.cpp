#include "protocol/state_json.h"

#include "protocol/position_json.h"

#include <gtest/gtest.h>

#include "support/dealt.h"
#include "support/json.h"

namespace scoundrel {
namespace {

using namespace test;

// The state in the published format, field after field in its order.
TEST(StateJson, AWholeState) {
    Dealt game(rascal, "5D QC 4H 2D 6C 7C 8C");
    game.play("5De QCw 4Hs");
    Variant variant{&rule_sets[3], game.game.rules};
    EXPECT_EQ(print_json(state_json(variant, game.game)),
              R"({"rules":")" + print_rules(variant) +
                  R"(","status":"playing","score":null,)"
                  R"("health":13,"max_health":20,"room":["2D"],"carried":[],"dealt_with":3,)"
                  R"("untouched":false,"room_number":1,)"
                  R"("weapon":{"card":"5D","power":4,"limit":null,"uses":1,"slain":["QC"]},)"
                  R"("slot":{"card":"4H","uses":0,"slain":[]},"rolled":null,"awaiting":0,)"
                  R"("potion_used":false,"avoided_last":false,"dungeon":3,"bottom":[],)"
                  R"("unseen":["6C","7C","8C"],"discard":[],)"
                  R"("legal":["2De","2Dx","2Dr","4Hd","4Hx","next"],)"
                  R"("stats":{"rooms_cleared":0,"rooms_avoided":0,"damage_taken":7,"healed":0,)"
                  R"("monsters_slain":1,"slain_value":12}})");
}

TEST(StateJson, FieldsThatAreNullAreSo) {
    const Dealt game(classic, "5C QC 4H 2D 6C");
    const Json json = state_json({&rule_sets[0], game.game.rules}, game.game);
    for (const char* field : {"score", "weapon", "slot", "rolled"})
        EXPECT_TRUE(json[field].is_null()) << field;
    EXPECT_FALSE(json.contains("game"));
}

TEST(StateJson, LimitScoreCarriedAndBottom) {
    Dealt game(classic, "5D QC 4H 2D 6C 7C 8C 9C TC");
    game.play("5De QCw 4Hd");
    Json json = state_json({&rule_sets[0], game.game.rules}, game.game);
    EXPECT_EQ(json["weapon"]["limit"], 12);
    EXPECT_EQ(json["carried"], Json::array({"2D"}));
    game.play("avoid");
    json = state_json({&rule_sets[0], game.game.rules}, game.game);
    EXPECT_EQ(json["bottom"], Json::array({"7C", "8C"}));
    EXPECT_EQ(json["room"], Json::array({"9C", "TC", "2D", "6C"}));
    EXPECT_EQ(json["avoided_last"], true);
    game.play("TCb 9Cb");
    json = state_json({&rule_sets[0], game.game.rules}, game.game);
    EXPECT_EQ(json["status"], "lost");
    EXPECT_EQ(json["score"], -15);
    EXPECT_EQ(json["legal"], Json::array());
}

TEST(StateJson, WhatIsOwed) {
    Game game = Game::begin(classic);
    const Variant variant{&rule_sets[0], classic};
    EXPECT_EQ(state_json(variant, game)["awaiting"], 4);
    EXPECT_EQ(state_json(variant, game)["legal"], Json::array());
    game =
        Dealt(with(classic, [](Rules& r) { r.monsters = Monsters::die; }), "5C 6S 7D 2H 3C").game;
    game.play(move_of("roll"));
    EXPECT_EQ(state_json({&rule_sets[0], game.rules}, game)["awaiting"], 1);
    EXPECT_EQ(state_json({&rule_sets[0], game.rules}, game)["untouched"], false);
}

// A position is a state without game, legal, score, discard and stats.
TEST(StateJson, APositionIsAPartOfTheState) {
    Dealt game(rascal, "5D QC 4H 2D 6C 7C 8C");
    game.play("5De QCw 4Hs");
    const Variant variant{&rule_sets[3], game.game.rules};
    Json state = state_json(variant, game.game);
    for (const char* field : {"score", "discard", "legal", "stats"}) state.erase(field);
    EXPECT_EQ(position_json(variant, game.game), state);
}

TEST(Json, AnyBytesArePrinted) {
    EXPECT_EQ(print_json(Json("\xFF")), "\"\xEF\xBF\xBD\"");
    EXPECT_EQ(print_json(Json("a\nb")), R"("a\nb")");
}

}  // namespace
}  // namespace scoundrel
