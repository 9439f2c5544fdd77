#include "notation/position_text.h"

#include <gtest/gtest.h>

#include "notation/moves.h"

namespace scoundrel {
namespace {

const std::string usual =
    R"({"rules":"rascal","status":"playing","health":7,"max_health":20,"room":["5C","4H"],)"
    R"("carried":[],"dealt_with":2,"untouched":false,"room_number":3,)"
    R"("weapon":{"card":"5D","power":4,"limit":null,"uses":1,"slain":["QC"]},)"
    R"("slot":{"card":"3D","uses":0,"slain":[]},"rolled":null,"awaiting":0,"potion_used":true,)"
    R"("avoided_last":false,"dungeon":2,"bottom":["9C"],"unseen":["KC"]})";

TEST(PositionText, IsReadAndPrintedAlike) {
    const auto parsed = parse_position_text(usual);
    ASSERT_TRUE(parsed) << parsed.error().message;
    EXPECT_EQ(parsed->game.position.health, 7);
    EXPECT_EQ(parsed->game.account.room_number, 3);
    EXPECT_EQ(print_position(parsed->variant, parsed->game), usual);
}

TEST(PositionText, HasOneSpellingOnly) {
    for (std::size_t at = 0; at < usual.size(); ++at) {
        EXPECT_FALSE(parse_position_text(usual.substr(0, at))) << at;
        std::string other = usual;
        other.insert(at, " ");
        EXPECT_FALSE(parse_position_text(other)) << other;
    }
    EXPECT_FALSE(parse_position_text(usual + "}"));
    EXPECT_FALSE(parse_position_text(""));
}

TEST(PositionText, WhatCouldNotLieOnATableIsRefused) {
    std::string twice = usual;
    twice.replace(twice.find("KC"), 2, "9C");
    const auto parsed = parse_position_text(twice);
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error().message, "9C is in two places");
}

}  // namespace
}  // namespace scoundrel
