#include "notation/moves.h"

#include <gtest/gtest.h>

#include <set>

#include "support/dealt.h"
#include "support/every_move.h"

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

TEST(Refusals, EveryReasonHasItsWords) {
    const Dealt game(classic, "5D QC 6C 2C");
    std::set<std::string> sentences;
    for (int why = 1; why <= static_cast<int>(Refusal::no_monster); ++why) {
        Position position = game.game.position;
        position.slot = Held{"4H"_card};
        position.rolled = "QC"_card;
        const std::string text =
            explain_refusal(static_cast<Refusal>(why), classic, position, "6Cw"_move);
        EXPECT_FALSE(text.empty()) << why;
        EXPECT_FALSE(text.starts_with("not legal now")) << why;
        EXPECT_TRUE(sentences.insert(text).second) << text << " is said for two reasons";
    }
    EXPECT_EQ(explain_refusal(Refusal::none, classic, game.game.position, "6Cw"_move), "");
}

TEST(Refusals, SayWhatIsThere) {
    Dealt game(classic, "5D QC 6C 2C 3C");
    const auto why = [&](const char* move) {
        return explain_refusal(game.why_not(move), game.game.rules, game.game.position,
                               move_of(move));
    };
    EXPECT_EQ(why("6Cw"), "there is no weapon in hand");
    EXPECT_EQ(why("9Cb"), "9C is neither in the room nor in the slot");
    game.play("5De 6Cw");
    EXPECT_EQ(why("QCw"), "5D last slew a 6: it can only be used on monsters below 6");
    Dealt rolled(with(classic, [](Rules& r) { r.monsters = Monsters::die; }), "5D QC 6D 2D 3C");
    rolled.play("roll");
    EXPECT_EQ(explain_refusal(rolled.why_not("5De"), classic, rolled.game.position, "5De"_move),
              "the die picked QC: fight it first");
    const Game begun = Game::begin(classic);
    EXPECT_EQ(explain_refusal(Refusal::cards_owed, classic, begun.position, "5De"_move),
              "the room is not dealt yet: 4 more to turn up");
}

}  // namespace
}  // namespace scoundrel
