// Positions read from JSON: what goes on from them, and what could not arise at a table.
#include <gtest/gtest.h>

#include "protocol/position_json.h"

#include "protocol/state_json.h"
#include "support/dealt.h"
#include "support/json.h"

namespace scoundrel {
namespace {

using namespace test;
using namespace test::words;

// In the middle of a room of rascal: a worn weapon, something in the slot, two cards at the bottom.
Json example() {
    return parsed(R"({"rules":"rascal+swap=yes","status":"playing","health":7,"max_health":20,
        "room":["5C","4H"],"carried":["5C"],"dealt_with":2,"untouched":false,"room_number":4,
        "weapon":{"card":"5D","power":4,"limit":null,"uses":1,"slain":["QC"]},
        "slot":{"card":"8D","uses":2,"slain":["KS","3C"]},"rolled":null,"awaiting":0,
        "potion_used":true,"avoided_last":false,"dungeon":5,"bottom":["9C","9H"],
        "unseen":["KC","2S","3S"]})");
}

void patch(Json& json, const Json& changes) {
    for (const auto& [name, value] : changes.items())
        if (value.is_null())
            json.erase(name);
        else if (value.is_object() && json[name].is_object())
            patch(json[name], value);
        else
            json[name] = value;
}

// The example with some fields changed; null takes one away, so nulls are written as "null".
Json example_with(const char* changes) {
    Json json = example();
    patch(json, parsed(changes));
    return json;
}

TEST(Position, EveryFieldIsTakenOver) {
    const auto parsed = parse_position(example());
    ASSERT_TRUE(parsed) << parsed.error().message;
    const Position& p = parsed->game.position;
    EXPECT_EQ(print_rules(parsed->variant), "rascal+swap=yes");
    EXPECT_EQ(p.health, 7);
    EXPECT_EQ(p.room_cards(), "5C 4H"_cards);
    EXPECT_EQ(p.carried_cards(), "5C"_cards);
    EXPECT_EQ(p.dealt_with, 2);
    EXPECT_FALSE(p.untouched);
    EXPECT_EQ(p.weapon, (Held{"5D"_card, 1, 0}));
    EXPECT_EQ(p.slot, (Held{"8D"_card, 2, 0}));
    EXPECT_TRUE(p.potion_used);
    EXPECT_FALSE(p.avoided_last);
    EXPECT_EQ(p.bottom[0], "9C"_card);
    EXPECT_EQ(p.bottom[1], "9H"_card);
    EXPECT_EQ(p.unseen, "KC 2S 3S"_cards);
    EXPECT_EQ(parsed->game.account.room_number, 4);
    EXPECT_EQ(parsed->game.account.slot_slain.count, 2);
    EXPECT_EQ(position_json(parsed->variant, parsed->game), example());
    const auto avoided = parse_position(example_with(R"({"carried":[],"avoided_last":true})"));
    EXPECT_TRUE(avoided->game.position.avoided_last);
}

TEST(Position, AWholeStateWillDo) {
    Dealt game(classic, "5D QC 4H 2D 6C 7C 8C 9C TC");
    game.play("5De QCw 4Hd avoid");
    const Variant variant{&rule_sets[0], game.game.rules};
    const auto parsed = parse_position(state_json(variant, game.game));
    ASSERT_TRUE(parsed) << parsed.error().message;
    EXPECT_EQ(parsed->game.position, game.game.position);
    EXPECT_EQ(parsed->game.position.weapon.limit, 12);
}

TEST(Position, FieldsThatFollowMayBeLeftOut) {
    const auto parsed = parse_position(scoundrel::parsed(
        R"({"rules":"classic","health":9,"room":["2C","3C","4C","5C"],"unseen":[]})"));
    ASSERT_TRUE(parsed) << parsed.error().message;
    const Position& p = parsed->game.position;
    EXPECT_TRUE(p.untouched);
    EXPECT_FALSE(p.potion_used || p.avoided_last || p.awaiting());
    EXPECT_EQ(p.carried, 0);
    EXPECT_EQ(parsed->game.account.room_number, 1);
    EXPECT_EQ(p.health, 9);
}

TEST(Position, CardsOwedFollowFromTheRest) {
    const auto parsed = parse_position(scoundrel::parsed(
        R"({"rules":"classic","health":9,"room":["2C"],"unseen":["3C","4C"],"bottom":["5C","6C"]})"));
    ASSERT_TRUE(parsed) << parsed.error().message;
    EXPECT_EQ(parsed->game.position.owed, 2);
    const auto known = parse_position(scoundrel::parsed(
        R"({"rules":"classic","health":9,"room":["2C"],"unseen":[],"bottom":["5C","6C"]})"));
    ASSERT_TRUE(known) << known.error().message;
    EXPECT_EQ(known->game.position.room_count, 3) << "known cards come by themselves";
}

TEST(Position, ADieMayBeOwedOrRolled) {
    const std::string start =
        R"({"rules":"classic+monsters=die","health":9,"room":["2C","3C","4H","5C"],"unseen":[],)"
        R"("untouched":false,)";
    const auto owed = parse_position(scoundrel::parsed(start + R"("awaiting":1})"));
    ASSERT_TRUE(owed) << owed.error().message;
    EXPECT_TRUE(owed->game.position.die_owed);
    const auto rolled = parse_position(scoundrel::parsed(start + R"("rolled":"3C"})"));
    ASSERT_TRUE(rolled) << rolled.error().message;
    EXPECT_EQ(rolled->game.position.rolled, "3C"_card);
    for (const char* rest : {R"("rolled":"4H"})", R"("rolled":"6C"})", R"("awaiting":2})",
                             R"("rolled":"3C","awaiting":1})"})
        EXPECT_EQ(parse_position(scoundrel::parsed(start + rest)).error().code, ErrorCode::bad_game)
            << rest;
}

// A rolled monster must be fought before anything else, so a wrong one would end all play.
TEST(Position, ARollThatCannotBeIsRefusedInWhateverRoom) {
    for (const char* text : {
             // Cards are still owed.
             R"({"rules":"classic","health":20,"room":["2C","3C"],
                 "unseen":["5C","6C","7C","8C","9C"],"rolled":"QS"})",
             R"({"rules":"classic+monsters=die","health":20,"room":["2C","3C"],
                 "unseen":["5C","6C","7C","8C","9C"],"rolled":"2C"})",
             R"({"rules":"classic","health":20,"room":["2H"],"unseen":[],"rolled":"2H"})",
             R"({"rules":"classic+monsters=die","health":20,"room":["2H"],"unseen":[],
                 "untouched":false,"rolled":"2H"})",
             // Nothing has been done in the room, so nothing was rolled.
             R"({"rules":"classic+monsters=die","health":20,"room":["2C"],"unseen":[],
                 "rolled":"2C"})",
         }) {
        const auto parsed = parse_position(scoundrel::parsed(text));
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().message, "rolled must be a monster of the room that a die picked");
    }
}

// What a weapon may slay next depends on what it slew before, unless it wears.
TEST(Position, ASlainStackIsOneThatAWeaponCanHaveMade) {
    const auto accepted = [](const std::string& rules, const std::string& slain) {
        const auto parsed = parse_position(scoundrel::parsed(
            R"({"rules":")" + rules + R"(","health":20,"room":["2C","3C","4C","5C"],)" +
            R"("unseen":[],"weapon":{"card":"5D","slain":[)" + slain + "]}}"));
        if (!parsed) {
            EXPECT_EQ(parsed.error().code, ErrorCode::bad_game);
            EXPECT_NE(parsed.error().message.find("5D cannot have slain"), std::string::npos)
                << parsed.error().message;
        }
        return parsed.has_value();
    };
    EXPECT_TRUE(accepted("classic", R"("QS","JC","6S")"));
    EXPECT_FALSE(accepted("classic", R"("QS","QC")"));
    EXPECT_FALSE(accepted("classic", R"("6S","JC")"));
    EXPECT_TRUE(accepted("equal", R"("QS","QC","6S")"));
    EXPECT_FALSE(accepted("equal", R"("6S","JC")"));
    EXPECT_TRUE(accepted("rascal", R"("6S","JC","QS","QC","7S")"));
    EXPECT_FALSE(accepted("rascal", R"("6S","JC","QS","QC","7S","8S")")) << "worn out after five";
    EXPECT_TRUE(accepted("rascal+wear=0", R"("6S","JC","QS","QC","7S","8S")"));
}

TEST(Position, UnderShortNoRoomBeginsThatCannotBeFull) {
    const auto parse = [](const std::string& rest) {
        return parse_position(
            scoundrel::parsed(R"({"rules":"forty-two","health":20,)" + rest + "}"));
    };
    for (const char* won :
         {R"("room":["2C"],"unseen":["3C","4C"])", R"("room":["2C","3C","4C"],"unseen":[])",
          R"("room":["2C"],"unseen":[],"bottom":["3C","4C"])",
          R"("room":["2C","3C"],"unseen":[],"dealt_with":1)"}) {
        const auto parsed = parse(won);
        ASSERT_FALSE(parsed) << won;
        EXPECT_EQ(parsed.error().message,
                  "the game of this position is over: no full room could be made");
    }
    for (const char* open : {R"("room":["2C"],"unseen":["3C","4C","5C"])",
                             R"("room":["2C","3C","4C","5C"],"unseen":[])",
                             R"("room":["2C","3C"],"unseen":[],"dealt_with":2)"})
        EXPECT_TRUE(parse(open)) << open;
}

struct Wrong {
    const char* changes;
    const char* message;  // a part of it
};

TEST(Position, WrongTypesAreBadRequests) {
    const Wrong wrongs[] = {
        {R"({"rules":5})", "'rules' must be a text"},
        {R"({"rules":null})", "needs 'rules'"},
        {R"({"health":"7"})", "'health' must be a whole number"},
        {R"({"health":null})", "needs 'health'"},
        {R"({"health":7.5})", "'health' must be a whole number"},
        {R"({"room":"5C"})", "'room' must be a list of cards"},
        {R"({"room":[5]})", "'room' must be cards"},
        {R"({"room":null})", "needs 'room'"},
        {R"({"unseen":null})", "needs 'unseen'"},
        {R"({"untouched":0})", "'untouched' must be true or false"},
        {R"({"weapon":"5D"})", "'weapon' must be an object or null"},
        {R"({"dealt_with":"2"})", "'dealt_with' must be a whole number"},
        {R"({"rolled":5})", "'rolled' must be cards"},
        {R"({"status":true})", "'status' must be a text"},
    };
    for (const Wrong& wrong : wrongs) {
        const auto parsed = parse_position(example_with(wrong.changes));
        ASSERT_FALSE(parsed) << wrong.changes;
        EXPECT_EQ(parsed.error().code, ErrorCode::bad_request) << wrong.changes;
        EXPECT_NE(parsed.error().message.find(wrong.message), std::string::npos)
            << parsed.error().message;
    }
    EXPECT_EQ(parse_position(Json(5)).error().code, ErrorCode::bad_request);
    EXPECT_EQ(parse_position(Json::array()).error().code, ErrorCode::bad_request);
}

TEST(Position, WhatCannotArise) {
    const Wrong wrongs[] = {
        {R"({"health":0})", "health must be 1 to 20"},
        {R"({"health":21})", "health must be 1 to 20"},
        {R"({"max_health":25})", "max_health"},
        {R"({"status":"won"})", "over"},
        {R"({"status":"lost"})", "over"},
        {R"({"status":"lost","health":0})", "the game of this position is over"},
        {R"({"status":"won","room":[],"unseen":[]})", "the game of this position is over"},
        {R"({"status":"won","room":["5C","5C"]})", "the game of this position is over"},
        {R"({"status":"foo"})", "status must be playing, won or lost"},
        {R"({"room":["5C","5C"]})", "5C is in two places"},
        {R"({"room":["5C","AH"]})", "AH is not in this rule set's deck"},
        {R"({"room":["5C","4X"]})", "'4X' is not a card"},
        {R"({"room":["5C","4H","6C","7C","8C"],"dealt_with":0})", "at most four"},
        {R"({"room":["5C","9H"]})", "9H is in two places"},
        {R"({"unseen":["KC","2S","3S","QC"],"dungeon":6})", "QC is in two places"},
        {R"({"carried":["9C"]})", "carried cards lie in the room"},
        {R"({"carried":["5C","4H"]})", "at most one card is carried"},
        {R"({"carried":["5C","5C"]})", "at most one card is carried"},
        {R"({"avoided_last":true})", "from an avoided room no card is carried"},
        {R"({"weapon":{"card":"5H","power":5,"slain":[],"uses":0}})",
         "the weapon must be a diamond"},
        {R"({"weapon":{"slain":["9D"]}})", "only monsters are slain"},
        {R"({"weapon":{"uses":2}})", "uses must be the number of slain cards"},
        {R"({"slot":{"card":"6C","slain":[],"uses":0}})",
         "the inventory holds weapons and potions"},
        {R"({"slot":{"card":"6H"}})", "only monsters are slain, and only by weapons"},
        {R"({"rules":"classic","weapon":{"power":5,"limit":12}})", "no inventory"},
        {R"({"rules":"rascal"})", "a used weapon can lie in the inventory only under swap=yes"},
        {R"({"dungeon":4})", "dungeon must be"},
        {R"({"dealt_with":5})", "dealt_with must be 0 to 4"},
        {R"({"dealt_with":1})", "make four"},
        {R"({"dealt_with":0,"untouched":true})", "awaiting"},
        {R"({"untouched":true})", "untouched"},
        {R"({"untouched":true,"dealt_with":0,"room":["5C","4H","6C","7C"]})",
         "in an untouched room no potion has been used"},
        {R"({"awaiting":2})", "awaiting"},
        {R"({"awaiting":5})", "awaiting must be 0 to 4"},
        {R"({"rolled":"5C"})", "rolled"},
        {R"({"room_number":0})", "room_number"},
        {R"({"room":["4H"],"carried":[],"dealt_with":3,"rules":"rascal+swap=yes+fourth=carried"})",
         "next room"},
        {R"({"room":[],"carried":[],"unseen":[],"bottom":[],"dungeon":0})", "no cards are left"},
        {R"({"bottom":[],"unseen":[],"dungeon":0,"dealt_with":3})", "at most four"},
    };
    for (const Wrong& wrong : wrongs) {
        const auto parsed = parse_position(example_with(wrong.changes));
        EXPECT_FALSE(parsed) << wrong.changes;
        if (parsed) continue;
        EXPECT_EQ(parsed.error().code, ErrorCode::bad_game)
            << wrong.changes << ": " << parsed.error().message;
        EXPECT_NE(parsed.error().message.find(wrong.message), std::string::npos)
            << wrong.changes << ": " << parsed.error().message;
    }
    EXPECT_EQ(parse_position(example_with(R"({"rules":"nothing"})")).error().code,
              ErrorCode::unknown_rules);
}

// power, limit, dungeon and uses only repeat what the cards say, but must agree when given.
TEST(Position, WhatOnlyRepeatsMustAgree) {
    for (const char* changes : {R"({"weapon":{"power":5}})", R"({"weapon":{"limit":12}})",
                                R"({"weapon":{"uses":0}})", R"({"dungeon":3})"}) {
        const auto parsed = parse_position(example_with(changes));
        ASSERT_FALSE(parsed) << changes;
        EXPECT_EQ(parsed.error().code, ErrorCode::bad_game) << changes;
    }
}

}  // namespace
}  // namespace scoundrel
