#include "rules/move.h"

#include <gtest/gtest.h>

#include "support/words.h"

namespace scoundrel {
namespace {

using namespace test::words;

static_assert("QSw"_move.card() == "QS"_card && "QSw"_move.verb() == Verb::fight);
static_assert("2Dr"_move.card() == "2D"_card && "2Dr"_move.verb() == Verb::repair);
static_assert(!"avoid"_move.has_card() && "avoid"_move.verb() == Verb::avoid);
static_assert("roll"_move.verb() == Verb::roll && !"roll"_move.card());
static_assert(sizeof(Move) == 2);
static_assert(is_avoid("avoid"_move) && is_avoid("avoid-lr"_move) && is_avoid("avoid-rl"_move));
static_assert(!is_avoid("next"_move) && !is_avoid("roll"_move) && !is_avoid("4Hs"_move));

// By card index, then w b e d x s p r; then avoid avoid-lr avoid-rl next roll.
TEST(Move, CodesGiveTheCanonicalOrder) {
    constexpr Verb with_card[] = {Verb::fight,   Verb::barehanded, Verb::equip,    Verb::drink,
                                  Verb::discard, Verb::store,      Verb::put_down, Verb::repair};
    constexpr Verb without[] = {Verb::avoid, Verb::avoid_lr, Verb::avoid_rl, Verb::next,
                                Verb::roll};
    int code = -1;  // of the move before
    for (int index = 0; index < cards_in_pack; ++index)
        for (const Verb verb : with_card) {
            const Move move(Card(index), verb);
            EXPECT_GT(move.code(), code);
            code = move.code();
            EXPECT_TRUE(move.has_card());
            EXPECT_EQ(move.card(), Card(index));
            EXPECT_EQ(move.verb(), verb);
        }
    for (const Verb verb : without) {
        const Move move(verb);
        EXPECT_GT(move.code(), code);
        code = move.code();
        EXPECT_FALSE(move.has_card());
        EXPECT_FALSE(move.card());
        EXPECT_EQ(move.verb(), verb);
    }
}

TEST(MoveList, HasWhatWasPushedInOrder) {
    MoveList list;
    EXPECT_FALSE(list.has("avoid"_move));
    list.push("TDe"_move);
    list.push("avoid"_move);
    EXPECT_EQ(list.count, 2);
    EXPECT_TRUE(list[0] == "TDe"_move && list[1] == "avoid"_move);
    EXPECT_TRUE(list.has("TDe"_move) && list.has("avoid"_move));
    EXPECT_FALSE(list.has("TDx"_move));
    EXPECT_EQ(list.end() - list.begin(), 2);
}

}  // namespace
}  // namespace scoundrel
