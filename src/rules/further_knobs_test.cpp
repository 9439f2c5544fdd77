// The readings that other programs play: start, loss, killer, reversed, last, monsters, broken,
// exchange, rummage; what they allow, and what they do.
#include <gtest/gtest.h>

#include "rules/legal.h"
#include "rules/score.h"
#include "support/dealt.h"

namespace scoundrel {
namespace {

using namespace test;
using namespace test::words;
using enum Refusal;

constexpr Rules rascal_app = rules_of("rascal-app");
static_assert(rascal_app == with(rascal, [](Rules& r) {
                  r.drop = Drop::yes;
                  r.broken = Broken::discarded;
                  r.exchange = Exchange::yes;
                  r.rummage = Rummage::free;
              }));
constexpr Rules turned(Rules rules, void (*turn)(Rules&)) { return with(rules, turn); }

constexpr Rules last = turned(classic, [](Rules& r) { r.ending = Ending::last; });
constexpr Rules no_monsters = turned(classic, [](Rules& r) { r.ending = Ending::monsters; });
constexpr Rules with_slot(Rules rules) {
    rules.inventory = Inventory::always;
    return rules;
}

// rules.md 1.15
static_assert(classic.health_at_start() == 20);
constexpr Rules hurt = turned(classic, [](Rules& r) { r.start = 7; });
static_assert(hurt.health_at_start() == 7);
static_assert(Dealt(hurt, "2D 3D 4H 9H")->health == 7);
static_assert(Dealt(hurt, "2D 3D 4H 9H").after("9Hd")->health == 16);

// rules.md 3.16
constexpr Rules reversed = turned(classic, [](Rules& r) { r.order = Order::reversed; });
static_assert(Dealt(reversed, "2D 3D 4D 5D 6D 7D 8D 9D").after("avoid").bottom("5D 4D 3D 2D"));
static_assert(Dealt(reversed, "2D 3D 4D 5D").legal("2De 3De 4De 5De avoid"));
static_assert(Dealt(reversed, "2D 3D 4D 5D").why_not("avoid-lr") == has_no_direction);
static_assert(Dealt(reversed, "2D 3D 4D 5D").why_not("avoid-rl") == has_no_direction);

// rules.md 9.15, 9.17, 9.18
TEST(EndingLast, LooksWhenACardHasLeftTheRoom) {
    Dealt game(last, "2D 3D 4H 5C 6C");
    game.play("avoid 6Cb 2De");
    EXPECT_EQ(game->status, Status::playing);
    game.play("3De");
    EXPECT_EQ(game->status, Status::playing) << "two are left, and a new room has begun";
    EXPECT_EQ(game.game.account.room_number, 3);
    game.play("4Hd");
    EXPECT_EQ(game->status, Status::won);
    EXPECT_TRUE(game.room("5C"));
    EXPECT_EQ(game.stats().rooms_cleared, 2);
    EXPECT_EQ(game.game.score(), 18);

    Dealt stored(with_slot(last), "2D 3D 4H 5H");
    stored.play("2Ds 3De");
    EXPECT_EQ(stored->status, Status::playing);
    stored.play("2Dx");
    EXPECT_EQ(stored->status, Status::playing) << "by the slot nothing ends";
    stored.play("4Hs");
    EXPECT_EQ(stored->status, Status::won);
    EXPECT_EQ(stored->slot.card, "4H"_card);
}

// rules.md 10.18
static_assert(Dealt(last, "2D 3D 4D TH").after("2De 3De 4De").game.score() == 30);
static_assert(Dealt(last, "2D 3D TH 4D").after("2De 3De THd").game.score() == 20);
static_assert(Dealt(last, "2C 3D 4D TH").after("2Cb 3De 4De").game.score() == 18);

// rules.md 9.16, 9.17, 9.19
static_assert(Dealt(no_monsters, "2C 3D 4D TH 5D").after("2Cb")->status == Status::won);
static_assert(Dealt(no_monsters, "2C 3D 4D TH 5C").after("2Cb")->status == Status::playing);
static_assert(Dealt(no_monsters, "2C 3D 4C TH 5D").after("2Cb")->status == Status::playing);
static_assert(Dealt(no_monsters, "2C 3D 4D TH 5D").after("3De")->status == Status::playing);
static_assert(Dealt(no_monsters, "2D 3D 4D TH 5D").after("avoid")->status == Status::playing);
static_assert(Dealt(no_monsters, "2D 3D 4D TH 5D").after("THd").game.score() == 30);
TEST(EndingMonsters, CountsWhatLiesAtTheBottom) {
    Dealt game(no_monsters, "2C 3D 4D 5D 6C 7D 8D 9D");
    game.play("avoid 6Cb");
    EXPECT_EQ(game->status, Status::playing);
    game.play("7De 8De 2Cw");
    EXPECT_EQ(game->status, Status::won);
    EXPECT_TRUE(game.room("9D 3D 4D"));
    EXPECT_EQ(game->carried, 1) << "no new room has begun";
}
static_assert(Dealt(turned(no_monsters, [](Rules& r) { r.health = 2; }), "2C 3D 4D 5D")
                  .after("2Cb")
                  ->status == Status::lost);

// rules.md 10.19, 10.20
constexpr Rules losing(Loss loss, int health) {
    Rules rules = classic;
    rules.loss = loss;
    rules.health = static_cast<std::uint8_t>(health);
    return rules;
}
constexpr int lost(Loss loss, int health, std::string_view moves) {
    return Dealt(losing(loss, health), "9C 2D 3C 4H 5C").after(moves).game.score();
}
static_assert(lost(Loss::dungeon, 4, "9Cb") == -5);
static_assert(lost(Loss::overkill, 4, "9Cb") == -10);
static_assert(lost(Loss::overkill, 9, "9Cb") == -5);
static_assert(lost(Loss::overkill, 4, "2De 9Cw") == -8);
static_assert(lost(Loss::table, 4, "9Cb") == -13);
static_assert(lost(Loss::table, 4, "2De 9Cw") == -11);
static_assert(losing(Loss::table, 4).overkill_counts() && !classic.overkill_counts());
static_assert(!turned(browser, [](Rules& r) { r.loss = Loss::table; }).overkill_counts());
static_assert(Dealt(classic, "9C KC 3C 4H 5C").after("9Cb KCb")->overkill == 0);

// rules.md 10.22
constexpr Rules counted = turned(forty_two, [](Rules& r) { r.killer = Killer::counts; });
static_assert(Dealt(counted, "9C KC 3C 4H 5C").after("9Cb KCb").game.score() == 22);
static_assert(Dealt(forty_two, "9C KC 3C 4H 5C").after("9Cb KCb").game.score() == 9);
static_assert(Dealt(counted, "9C 2D 3D 4H").after("9Cb 2De 3De").game.score() == 20);
static_assert(Dealt(counted, "9C KC 3C 4H 5C").after("9Cb KCb").stats().slain_value == 9);
static_assert(!turned(classic, [](Rules& r) { r.killer = Killer::counts; }).killer_counts());
static_assert(!Dealt(forty_two, "9C KC 3C 4H 5C").after("9Cb KCb")->killer);

// rules.md 5.24, 5.25
constexpr Rules breaking = turned(rascal, [](Rules& r) { r.broken = Broken::discarded; });
static_assert(Dealt(breaking, "2D 3C 4C 5C 6C").after("2De 3Cw")->weapon.card == "2D"_card);
static_assert(!Dealt(breaking, "2D 3C 4C 5C 6C").after("2De 3Cw 4Cw")->weapon.card);
static_assert(Dealt(breaking, "2D 3C 4C 5C 6C").after("2De 3Cw 4Cw").discard("2D 3C 4C"));
static_assert(Dealt(breaking, "2D 3C 4C 5C 6C").after("2De 3Cw 4Cw").slain(""));
static_assert(Dealt(rascal, "2D 3C 4C 5C 6C").after("2De 3Cw 4Cw")->weapon.uses == 2);
static_assert(Dealt(turned(classic, [](Rules& r) { r.broken = Broken::discarded; }),
                    "2D 5C 4C 3C 6C")
                  .after("2De 5Cw 4Cw")
                  .slain("5C 4C"));
static_assert(Dealt(turned(breaking, [](Rules& r) { r.wear = 2, r.health = 5; }), "2D KC 4C 3C 6C")
                  .after("2De KCw")
                  .discard("2D KC"));

// rules.md 7.28 to 7.31
constexpr Rules exchanging = turned(with_slot(rascal), [](Rules& r) {
    r.exchange = Exchange::yes;
    r.swap = Swap::yes;
});
TEST(Exchange, TradesPlaces) {
    Dealt game(exchanging, "2H 3D 4D 5C 6C 7C 8C");
    game.play("2Hs 4Dx 5Cb next");
    EXPECT_TRUE(game.room("3D 6C 7C 8C"));
    EXPECT_EQ(game->carried, 1);
    game.play("3Ds");
    EXPECT_TRUE(game.room("6C 7C 8C 2H"));
    EXPECT_EQ(game->carried, 0);
    EXPECT_EQ(game->dealt_with, 0);
    EXPECT_FALSE(game->untouched);
    EXPECT_EQ(game->slot, Held{"3D"_card});
    EXPECT_TRUE(game.discard("4D 5C"));
    game.play("6Cb 2Hs");
    EXPECT_TRUE(game.room("7C 8C 3D"));
    EXPECT_EQ(game->dealt_with, 1);
    EXPECT_EQ(game.why_not("2Hs"), slot_full) << "it lies there already";
}
TEST(Exchange, NeedsAnItemThatCanBePutDown) {
    EXPECT_EQ(Dealt(rascal, "2H 3D 4D 5D").after("2Hs").why_not("3Ds"), slot_full);
    Dealt game(exchanging, "9D 3C 4D 5H 6C");
    game.play("9De 3Cw 4Ds 4De");
    EXPECT_EQ(game->slot.card, "9D"_card);
    EXPECT_EQ(game.why_not("5Hs"), weapon_used);
    EXPECT_TRUE(game.legal("9De 9Dx 5Hd 5Hx next"));
    const Rules calm = turned(rascal, [](Rules& r) { r.exchange = Exchange::yes; });
    Dealt far(calm, "2H 3D 4D 5D 6C 7D 8D");
    far.play("2Hs 3Dx 4Dx next");
    EXPECT_EQ(far.why_not("7Ds"), slot_out_of_reach);
}

// rules.md 3.17 to 3.19
TEST(Rummage, LeavesTheRoomAsItWas) {
    const Dealt begun =
        Dealt(rascal_app, "2H 9C 4D 5D 6D 7D 8D 9D TD 3H 4H").after("9Cb 4Dx 2Hs next");
    EXPECT_TRUE(begun->untouched);
    const Dealt drunk = begun.after("2Hd");
    EXPECT_TRUE(drunk->untouched && drunk->potion_used);
    EXPECT_EQ(drunk.why_not("avoid"), none);
    EXPECT_FALSE(drunk.after("avoid")->potion_used);
    EXPECT_TRUE(begun.after("2Hx")->untouched);
    EXPECT_FALSE(begun.after("5Ds")->untouched) << "an exchange";
    EXPECT_FALSE(begun.after("5Dx")->untouched);
    EXPECT_FALSE(begun.after("2Hx 5Ds")->untouched) << "storing";
    const Rules counts = turned(rascal_app, [](Rules& r) { r.rummage = Rummage::counts; });
    Dealt counted_so(counts, "2H 9C 4D 5D 6D 7D 8D 9D TD");
    counted_so.play("9Cb 4Dx 2Hs next 2Hd");
    EXPECT_FALSE(counted_so->untouched);
    // A last room of two: putting down touches it.
    Dealt down(rascal_app, "2H 3D 4D 5D 6D");
    down.play("2Hs 3Dx 4Dx next");
    EXPECT_TRUE(down->untouched);
    down.play("2Hp");
    EXPECT_FALSE(down->untouched);
}
TEST(Rummage, RollingIsDoingSomething) {
    const Rules dice = turned(rascal_app, [](Rules& r) { r.monsters = Monsters::die; });
    EXPECT_FALSE(Dealt(dice, "2C 3D 4D 5D").after("roll")->untouched);
}

// What began a room, and what only moved a card about.
TEST(Moves, ThatBeginARoomOrRearrange) {
    const auto told = [](const Dealt& before, std::string_view move) {
        const Dealt after = before.after(move);
        const Move made = move_of(move);
        return std::pair(begins_room(before.game.position, made, after.game.position),
                         rearranges(before.game.position, made, after.game.position));
    };
    const auto room = std::pair(true, false);
    const auto moved = std::pair(false, true);
    const auto neither = std::pair(false, false);
    const Dealt start(rascal_app, "2H 9C 4D 5D 6D 7D 8D 9D TD 3H 4H");
    EXPECT_EQ(told(start, "avoid"), room);
    EXPECT_EQ(told(start, "9Cb"), neither);
    const Dealt calm = start.after("9Cb");
    EXPECT_EQ(told(calm, "2Hs"), moved);
    EXPECT_EQ(told(calm, "2Hd"), neither);
    EXPECT_EQ(told(calm, "4De"), neither);
    const Dealt stored = calm.after("2Hs");
    EXPECT_EQ(told(stored, "2Hp"), moved);
    EXPECT_EQ(told(stored, "4Ds"), moved);
    EXPECT_EQ(told(stored, "2Hd"), neither);
    EXPECT_EQ(told(stored, "2Hx"), neither);
    EXPECT_EQ(told(stored, "4De"), neither) << "from the room, with something in the slot";
    EXPECT_EQ(told(stored, "4Dx"), neither);
    const Dealt next = stored.after("4Dx");
    EXPECT_EQ(told(next, "next"), room);
    EXPECT_EQ(told(next.after("next"), "2Hx"), neither) << "untouched still, but no new room";
    const Dealt armed = Dealt(exchanging, "9D 3C 4D 5H 6C").after("9De 3Cw 4Ds");
    EXPECT_EQ(told(armed, "4De"), moved) << "a swap";
    const Dealt third(with_slot(classic), "2H 3D 4D 5D 6D");
    EXPECT_EQ(told(third.after("2Hd 3De"), "4Ds"), room) << "stored as the third card";
    const Dealt won(with_slot(last), "2H 3D 4D 5D");
    EXPECT_EQ(told(won.after("2Hd 3De"), "4Ds"), neither) << "the game is over";
    EXPECT_TRUE(rascal_app.cards_come_back() && exchanging.cards_come_back());
    EXPECT_FALSE(rascal.cards_come_back() || classic.cards_come_back());
    EXPECT_FALSE(turned(classic, [](Rules& r) { r.swap = Swap::yes; }).cards_come_back());
    EXPECT_TRUE(turned(rascal, [](Rules& r) { r.drop = Drop::yes; }).cards_come_back());
}

}  // namespace
}  // namespace scoundrel
