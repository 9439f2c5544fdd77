#include "notation/moves.h"

#include <gtest/gtest.h>

#include <set>

#include "support/every_move.h"
#include "support/words.h"

namespace scoundrel {
namespace {

using namespace test;
using namespace test::words;

TEST(Moves, EveryMovePrintsAndReadsBack) {
    std::set<std::string> texts;
    for (const Move move : every_move()) {
        EXPECT_EQ(parse_move(print_move(move)), move) << print_move(move);
        EXPECT_TRUE(texts.insert(print_move(move)).second) << print_move(move);
    }
    for (const char* word : {"avoid", "avoid-lr", "avoid-rl", "next", "roll"}) {
        EXPECT_EQ(print_move(move_of(word)), word);
        EXPECT_EQ(parse_move(word), move_of(word));
    }
}

TEST(Moves, TheVerbs) {
    EXPECT_EQ(parse_move("QSw"), Move("QS"_card, Verb::fight));
    EXPECT_EQ(parse_move("QSb"), Move("QS"_card, Verb::barehanded));
    EXPECT_EQ(parse_move("TDe"), Move("TD"_card, Verb::equip));
    EXPECT_EQ(parse_move("4Hd"), Move("4H"_card, Verb::drink));
    EXPECT_EQ(parse_move("4Hx"), Move("4H"_card, Verb::discard));
    EXPECT_EQ(parse_move("4Hs"), Move("4H"_card, Verb::store));
    EXPECT_EQ(parse_move("4Hp"), Move("4H"_card, Verb::put_down));
    EXPECT_EQ(parse_move("2Dr"), Move("2D"_card, Verb::repair));
}

TEST(Moves, ReadLeniently) {
    for (const char* text : {"TDe", "tde", "TDE", "10de", "T♦e", "10♦E", "T♦\uFE0Fe"})
        EXPECT_EQ(parse_move(text), "TDe"_move) << text;
    EXPECT_EQ(parse_move("AVOID"), "avoid"_move);
    EXPECT_EQ(parse_move("Avoid-LR"), "avoid-lr"_move);
}

TEST(Moves, WhatIsNoMove) {
    for (const char* text : {"", "T", "TD", "TDq", "TDee", "TD e", " TDe", "avoid ", "avoi",
                             "avoid-", "avoid-ll", "e", "eTD", "nextt", "TD\xFF", "TD♦"})
        EXPECT_FALSE(parse_move(text)) << text;
}

}  // namespace
}  // namespace scoundrel
