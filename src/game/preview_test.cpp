#include "game/preview.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/dealt.h"
#include "support/random_session.h"

namespace scoundrel {
namespace {

using namespace test;
using namespace test::words;

TEST(Preview, OfABlow) {
    Dealt dealt(classic, "5D QC 6C 2C 3C 4C 5C 7C");
    EXPECT_EQ(preview(dealt.game, "QCb"_move).damage, 12);
    EXPECT_EQ(preview(dealt.game, "QCb"_move).health, 8);
    dealt.play("5De");
    EXPECT_EQ(preview(dealt.game, "QCw"_move).damage, 7);
    EXPECT_EQ(preview(dealt.game, "2Cw"_move).damage, 0);
    EXPECT_EQ(preview(dealt.game, "2Cw"_move).health, 20);
    EXPECT_EQ(preview(dealt.game, "2Cw"_move).weapon.limit, 2);
    EXPECT_EQ(preview(dealt.game, "QCb"_move).weapon.limit, 0) << "left as it was";
    EXPECT_FALSE(preview(dealt.game, "QCb"_move).fatal);
}

TEST(Preview, OfABlowThatKills) {
    Dealt dealt(with(classic, [](Rules& r) { r.health = 5; }), "5D QC 6C 2C 3C 4C 5C 7C");
    const Preview seen = preview(dealt.game, "QCb"_move);
    EXPECT_EQ(seen.damage, 12) << "of the blow, even beyond the health that is left";
    EXPECT_EQ(seen.health, 0);
    EXPECT_TRUE(seen.fatal);
    EXPECT_FALSE(seen.wins);
}

TEST(Preview, OfAWornWeapon) {
    Dealt dealt(rascal, "5D QC 6C 2H 3C 4C 5C 7C");
    dealt.play("5De 6Cw");
    EXPECT_EQ(preview(dealt.game, "QCw"_move).damage, 8) << "worn by one";
    EXPECT_EQ(preview(dealt.game, "QCw"_move).weapon.uses, 2);
}

TEST(Preview, OfAPotion) {
    Dealt dealt(classic, "9C 5H 6H 2C 3C 4C 5C 7C");
    EXPECT_EQ(preview(dealt.game, "5Hd"_move).healed, 0) << "at full health";
    EXPECT_EQ(preview(dealt.game, "5Hd"_move).healing_lost, 5);
    dealt.play("9Cb");
    EXPECT_EQ(preview(dealt.game, "5Hd"_move).healed, 5);
    EXPECT_EQ(preview(dealt.game, "5Hd"_move).health, 16);
    EXPECT_EQ(preview(dealt.game, "5Hd"_move).healing_lost, 0);
    dealt.play("5Hd");
    EXPECT_EQ(preview(dealt.game, "6Hd"_move).healed, 0) << "the second of a room";
    EXPECT_EQ(preview(dealt.game, "6Hd"_move).healing_lost, 6);
}

TEST(Preview, OfTheLastCard) {
    Dealt dealt(classic, "2D 3D 4D 5H");
    dealt.play("2De 3De 4De");
    EXPECT_TRUE(preview(dealt.game, "5Hd"_move).wins);
}

TEST(Preview, OfWhatIsNotLegalIsNothing) {
    const Dealt dealt(classic, "5D QC 6C 2C 3C 4C 5C 7C");
    const Preview seen = preview(dealt.game, "QCw"_move);
    EXPECT_EQ(seen.health, 20);
    EXPECT_EQ(seen.damage, 0);
    EXPECT_FALSE(seen.fatal);
}

// What was foretold of every legal move is what happens.
RC_GTEST_PROP(PreviewProperty, ComesTrue, ()) {
    SplitMix64 random(*rc::gen::arbitrary<std::uint64_t>());
    Session session = session_of(*rc::gen::elementOf(telling_games), "one");
    for (int i = 0; i < 60 && !session.game().over(); ++i, go_on(session, random, false))
        for (const Move move : legal_moves(session.game().rules, session.position())) {
            const Stats before = session.game().account.stats;
            const Preview seen = preview(session.game(), move);
            Session after = session;
            RC_ASSERT(after.play(move).has_value());
            const Stats& stats = after.game().account.stats;
            RC_ASSERT(seen.health == after.position().health);
            RC_ASSERT(seen.fatal == (after.outcome().status == Status::lost));
            RC_ASSERT(seen.wins == (after.outcome().status == Status::won));
            RC_ASSERT(seen.healed == stats.healed - before.healed);
            RC_ASSERT(std::min<int>(seen.damage, session.position().health) ==
                      stats.damage_taken - before.damage_taken);
        }
}

}  // namespace
}  // namespace scoundrel
