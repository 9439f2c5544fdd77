#include "game/places.h"

#include <gtest/gtest.h>

#include "game/begin.h"
#include "notation/cards.h"
#include "notation/moves.h"

namespace scoundrel {
namespace {

// "JC .. 7D 5H"
std::string row(const Places& places) {
    std::string text;
    for (const Card card : places)
        text += (text.empty() ? "" : " ") + (card ? print_card(card) : "..");
    return text;
}

Session played(std::string_view id, std::initializer_list<const char*> moves) {
    Session session(beginning_of(*parse_game_id(id)));
    for (const char* move : moves) EXPECT_TRUE(session.play(*parse_move(move))) << move;
    return session;
}

TEST(Places, ACardThatLeavesLeavesAGap) {
    EXPECT_EQ(row(played("classic#42", {}).places()), "JC 6S 7D 5H");
    EXPECT_EQ(row(played("classic#42", {"7De"}).places()), "JC 6S .. 5H");
    EXPECT_EQ(row(played("classic#42", {"7De", "JCw"}).places()), ".. 6S .. 5H");
}

// The row is then as `avoid` takes it up, its first card uppermost (rules.md 3.9).
TEST(Places, ANewRoomBeginsWithTheCardCarried) {
    const Session session = played("classic#42", {"7De", "JCw", "6Sw"});
    EXPECT_EQ(row(session.places()), "5H TH 6C 7S");
    EXPECT_EQ(row(session.places(2)), ".. 6S .. 5H") << "as it lay before";
}

TEST(Places, ACardPutDownTakesTheLowestFreeOne) {
    const char* const game = "classic+inventory=always+drop=yes#42";
    EXPECT_EQ(row(played(game, {"7Ds", "JCb", "7Dp"}).places()), "7D 6S .. 5H");
    const Session session = played(game, {"5Hs", "7De", "5Hp"});
    EXPECT_EQ(row(session.places()), "JC 6S 5H ..");
    EXPECT_EQ(session.places().of(*parse_card("5H")), 3);
    EXPECT_EQ(session.places().of(*parse_card("7D")), 0);
    EXPECT_EQ(session.places().of(Card()), 0) << "a gap is no card";
}

// Where few cards are left some of an avoided room come straight back: dealt anew, in their order.
TEST(Places, WhatComesBackIsDealtAnew) {
    const char* const game =
        "classic+deck=-2C-3C-4C-5C-6C-7C-8C-9C-TC-JC-QC-KC-AC-2D-3D-4D-5D-6D-7D-8D-9D-TD-2H-3H-4H-"
        "2S"
        "-3S-4S-5S-6S-7S-8S-9S-TS-JS-QS-KS-AS:5H6H7H8H9HTH";
    EXPECT_EQ(row(played(game, {}).places()), "5H 6H 7H 8H");
    EXPECT_EQ(row(played(game, {"avoid"}).places()), "9H TH 5H 6H");
}

}  // namespace
}  // namespace scoundrel
