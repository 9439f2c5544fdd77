// Every reason a move can be refused for, and its edge: the last case that is still legal.
#include "rules/legal.h"

#include <gtest/gtest.h>

#include <string>

#include "support/dealt.h"

namespace scoundrel {
namespace {

using namespace test;
using enum Refusal;

constexpr Rules slot_rules(Inventory inventory) {
    return with(rascal, [=](Rules& r) { r.inventory = inventory; });
}

TEST(Legal, MovesAreListedInCanonicalOrder) {
    EXPECT_TRUE(Dealt(classic, "5H 6S 7D JC 2C").legal("JCb 7De 5Hd 6Sb avoid"));
    EXPECT_TRUE(Dealt(forty_two, "5H 6S 7D JC").legal("JCb 7De 5Hd 6Sb avoid-lr avoid-rl"));
    EXPECT_TRUE(Dealt(rascal, "5H 7D 3H 4H 2C")
                    .legal("7De 7Dx 7Ds 3Hd 3Hx 3Hs 4Hd 4Hx 4Hs 5Hd 5Hx 5Hs avoid"));
}

TEST(Legal, NothingAfterTheEnd) {
    Dealt game(with(classic, [](Rules& r) { r.health = 5; }), "5C 6S 7D JC");
    game.play("5Cb");
    EXPECT_TRUE(game.legal(""));
    EXPECT_EQ(game.why_not("6Sb"), game_over);
    EXPECT_EQ(game.why_not("avoid"), game_over);
}

TEST(Legal, NothingWhileCardsOrADieAreOwed) {
    const Game begun = Game::begin(classic);
    EXPECT_EQ(legal_moves(begun.rules, begun.position).count, 0);
    EXPECT_EQ(refusal(begun.rules, begun.position, move_of("5Cb")), cards_owed);

    Game rolling =
        Dealt(with(classic, [](Rules& r) { r.monsters = Monsters::die; }), "5C 6S 7D 2H 3C").game;
    EXPECT_EQ(rolling.play(move_of("roll")), none);
    EXPECT_EQ(legal_moves(rolling.rules, rolling.position).count, 0);
    EXPECT_EQ(rolling.play(move_of("7De")), cards_owed);
}

TEST(Legal, TheCardMustBeHereAndFitTheVerb) {
    const Dealt game(slot_rules(Inventory::always), "5C 6S 7D 2H 3C 4D");
    EXPECT_EQ(game.why_not("3Cb"), card_not_here);
    EXPECT_EQ(game.why_not("4De"), card_not_here);
    for (const char* move : {"5Ce", "5Cd", "5Cx", "5Cs", "5Cp", "5Cr", "7Dw", "7Db", "7Dd", "7Dp",
                             "7Dr", "2He", "2Hw", "2Hb", "2Hp", "2Hr"})
        EXPECT_EQ(game.why_not(move), wrong_kind) << move;
    const Dealt stored = game.after("2Hs");
    EXPECT_EQ(stored.why_not("2Hd"), none);
    EXPECT_EQ(stored.why_not("2He"), wrong_kind);
    EXPECT_EQ(stored.why_not("2Hr"), wrong_kind);
}

TEST(Legal, FightingNeedsAWeaponInReach) {
    Dealt game(classic, "5D 6C QS 6S 2C 5C");
    EXPECT_EQ(game.why_not("6Cw"), no_weapon);
    EXPECT_EQ(game.why_not("6Cb"), none);
    game.play("5De");
    EXPECT_EQ(game.why_not("QSw"), none);
    EXPECT_EQ(game.why_not("QSb"), none);
    game.play("6Cw");
    EXPECT_EQ(game.why_not("QSw"), weapon_bound);
    EXPECT_EQ(game.why_not("6Sw"), weapon_bound);
    EXPECT_EQ(game.why_not("QSb"), none);
    EXPECT_TRUE(game.legal("6Sb QSb"));
    game.play("QSb");
    EXPECT_EQ(game.why_not("5Cw"), none) << "lower";
}

// rules.md 5.6, 5.8
static_assert(Dealt(classic, "5D 6C 6S 7C").after("5De 6Cw").legal("7Cb 6Sb"));
static_assert(Dealt(equal, "5D 6C 6S 7C").after("5De 6Cw").legal("7Cb 6Sw 6Sb"));
static_assert(Dealt(rascal, "5D 6C 6S AC").after("5De 6Cw").legal("ACw ACb 6Sw 6Sb"));
static_assert(Dealt(equal, "5D AC 6S KC").after("5De").legal("KCw KCb ACw ACb 6Sw 6Sb"));

// rules.md 5.15
TEST(Legal, AWornOutWeaponIsNotFoughtWith) {
    Dealt game(rascal, "2D 3C 2C 4C 5S");
    game.play("2De 3Cw");
    EXPECT_EQ(game.why_not("2Cw"), none) << "power 1 still helps";
    game.play("2Cw");
    EXPECT_EQ(game.why_not("4Cw"), weapon_worn_out);
    EXPECT_TRUE(game.legal("4Cb next"));
}

// rules.md 4.8
TEST(Legal, ForcedLeavesOneWayToFight) {
    Dealt game(forty_two, "5D 6C 6S 7C 5C");
    EXPECT_EQ(game.why_not("6Cb"), none);
    game.play("5De");
    EXPECT_EQ(game.why_not("6Cb"), weapon_must_be_used);
    EXPECT_TRUE(game.legal("6Cw 7Cw 6Sw"));
    game.play("6Cw");
    EXPECT_TRUE(game.legal("7Cb 6Sb"));
    EXPECT_EQ(game.why_not("6Sw"), weapon_bound);
    EXPECT_EQ(game.why_not("6Sb"), none);
}

TEST(Legal, DiscardingFromTheRoomIsAKnob) {
    EXPECT_EQ(Dealt(classic, "5D 4H 9C 8C").why_not("5Dx"), not_in_these_rules);
    EXPECT_EQ(Dealt(rascal, "5D 4H 9C 8C").why_not("5Dx"), none);
    EXPECT_EQ(Dealt(rascal, "5D 4H 9C 8C").why_not("4Hx"), none);
}

TEST(Legal, StoringNeedsAnEmptySlotInReach) {
    EXPECT_EQ(Dealt(classic, "5D 4H 9D 8H").why_not("5Ds"), not_in_these_rules);
    EXPECT_EQ(Dealt(rascal, "5D 4H 9C 8H").why_not("5Ds"), slot_out_of_reach);
    Dealt game(rascal, "5D 4H 9D 8H 2C");
    EXPECT_EQ(game.why_not("5Ds"), none);
    game.play("4Hs");
    EXPECT_EQ(game.why_not("5Ds"), slot_full);
    EXPECT_TRUE(game.legal("5De 5Dx 9De 9Dx 4Hd 4Hx 8Hd 8Hx"));
}

// rules.md 7.12 to 7.15
TEST(Legal, WhenTheSlotIsReached) {
    // 9C and 3H are left of the first room.
    const auto carried_monster = [](Inventory inventory, std::string_view rest) {
        return Dealt(slot_rules(inventory), "3H 4H 5H 9C " + std::string(rest)).after("4Hx 5Hx");
    };
    // calm: 9C is in the way
    Dealt calm = carried_monster(Inventory::calm, "2H 2D 4D 6C");
    EXPECT_EQ(calm.why_not("3Hs"), slot_out_of_reach);
    calm.play("9Cb");
    EXPECT_EQ(calm.why_not("3Hs"), none);
    // carried: not yet carried in this room, but in the next one
    Dealt carried = carried_monster(Inventory::carried, "2H 2D 4D 6C");
    EXPECT_EQ(carried.why_not("3Hs"), slot_out_of_reach);
    carried.play("3Hx next");
    EXPECT_TRUE(carried.room("9C 2H 2D 4D"));
    EXPECT_EQ(carried.why_not("2Hs"), none);
    Dealt mixed = carried_monster(Inventory::carried, "2H 6C 2D 4D");
    mixed.play("3Hx next");
    EXPECT_TRUE(mixed.room("9C 2H 6C 2D"));
    EXPECT_EQ(mixed.why_not("2Hs"), slot_out_of_reach) << "6C is new";
    mixed.play("6Cb");
    EXPECT_EQ(mixed.why_not("2Hs"), none);
    // leaving: with three dealt with, whatever is left
    Dealt leaving(slot_rules(Inventory::leaving), "3H 4H 9C 5H 2C 3C 4C");
    leaving.play("3Hx 4Hx");
    EXPECT_EQ(leaving.why_not("5Hs"), slot_out_of_reach);
    leaving.play("9Cb");
    EXPECT_EQ(leaving.why_not("5Hs"), none);
    Dealt with_monster(slot_rules(Inventory::leaving), "3H 4H 5H 9C 2C 3C 4C");
    with_monster.play("9Cb 3Hs");
    with_monster.play("4Hx next");
    EXPECT_TRUE(with_monster.room("5H 2C 3C 4C"));
    with_monster.play("2Cb 3Cb");
    EXPECT_EQ(with_monster.why_not("3Hd"), slot_out_of_reach);
    with_monster.play("5Hx");
    EXPECT_EQ(with_monster.why_not("3Hd"), none) << "4C is still there, but three are dealt with";
    // always
    EXPECT_EQ(Dealt(slot_rules(Inventory::always), "3H 4C 5C 6C").why_not("3Hs"), none);
    // none: there is nothing to reach
    EXPECT_FALSE(slot_in_reach(classic, Dealt(classic, "3H 4H 5H 6H").game.position));
}

TEST(Legal, WhatIsDoneWithTheSlot) {
    const Rules rules = with(slot_rules(Inventory::calm), [](Rules& r) {
        r.discard = Discard::no;
        r.drop = Drop::yes;
    });
    Dealt game(rules, "3H 4H 5H 9D 2C 3C 4C");
    game.play("3Hs");
    EXPECT_TRUE(game.legal("9De 3Hd 3Hx 3Hp 4Hd 5Hd"));
    game.play("4Hd 5Hd next");
    EXPECT_TRUE(game.room("9D 2C 3C 4C"));
    EXPECT_EQ(game.why_not("3Hd"), slot_out_of_reach);
    EXPECT_EQ(game.why_not("3Hx"), slot_out_of_reach);
    EXPECT_EQ(game.why_not("3Hp"), slot_out_of_reach);
    EXPECT_TRUE(game.legal("2Cb 3Cb 4Cb 9De avoid"));
}

// rules.md 7.22, 7.23, 7.26
TEST(Legal, PuttingDown) {
    const Rules rules = with(slot_rules(Inventory::always), [](Rules& r) {
        r.drop = Drop::yes;
        r.swap = Swap::yes;
    });
    EXPECT_EQ(Dealt(slot_rules(Inventory::always), "3H 4H 5H 9D").after("3Hs").why_not("3Hp"),
              not_in_these_rules);
    Dealt game(rules, "3H 4H 9D 2C 5C 6C 7C");
    EXPECT_EQ(game.why_not("3Hp"), wrong_kind) << "it lies in the room";
    game.play("3Hs");
    EXPECT_EQ(game.why_not("3Hp"), none);
    game.play("4Hx 9De next");
    EXPECT_TRUE(game.room("2C 5C 6C 7C"));
    EXPECT_EQ(game.why_not("3Hp"), room_full);
    game.play("2Cw");
    EXPECT_EQ(game.why_not("3Hp"), none) << "three cards leave a place";

    Dealt used(rules, "9D 2C 4D 3H 5C");
    used.play("9De 2Cw 4Ds 4De");
    EXPECT_EQ(used->slot.card, card_of("9D"));
    EXPECT_EQ(used.why_not("9Dp"), weapon_used);
    EXPECT_TRUE(used.legal("9De 9Dx 3Hd 3Hx next"));
}

// rules.md 5.16, 5.19, 5.20, 5.22
TEST(Legal, Repairing) {
    Dealt game(rascal, "2D 9D 5C 3D 6C");
    EXPECT_EQ(game.why_not("2Dr"), nothing_to_repair) << "no weapon";
    game.play("9De");
    EXPECT_EQ(game.why_not("2Dr"), nothing_to_repair) << "a fresh one";
    game.play("5Cw");
    EXPECT_EQ(game.why_not("2Dr"), none);
    EXPECT_EQ(game.why_not("3Dr"), wrong_kind);
    EXPECT_TRUE(game.legal("2De 2Dx 2Ds 2Dr 3De 3Dx 3Ds"));
    const auto other = [](auto turn) {
        return Dealt(with(rascal, turn), "2D 9D 5C 3D 6C").after("9De 5Cw").why_not("2Dr");
    };
    EXPECT_EQ(other([](Rules& r) { r.repair = 0; }), not_in_these_rules);
    EXPECT_EQ(other([](Rules& r) { r.repair = 1; }), none);
    EXPECT_EQ(other([](Rules& r) { r.weapon = WeaponRule::equal; }), not_in_these_rules);
    EXPECT_EQ(other([](Rules& r) { r.weapon = WeaponRule::lower; }), not_in_these_rules);
}

TEST(Legal, RepairingFromTheSlotNeedsReachAndUse) {
    Dealt game(slot_rules(Inventory::calm), "2D 9D 5C 3D 6C 7C 8C");
    game.play("9De 5Cw 2Ds");
    EXPECT_TRUE(game.legal("2De 2Dx 2Dr 3De 3Dx next"));
    game.play("2Dx");
    Dealt monsters(slot_rules(Inventory::calm), "2D 9D 5C 3D 6C 7C 8C");
    monsters.play("9De 5Cw 2Ds next");
    EXPECT_TRUE(monsters.room("3D 6C 7C 8C"));
    EXPECT_EQ(monsters.why_not("2Dr"), slot_out_of_reach);
}

// rules.md chapter 3
TEST(Legal, Avoiding) {
    Dealt game(classic, "2D 3D 4D 5D 6D 7D 8D 9D TD");
    EXPECT_EQ(game.why_not("avoid"), none);
    EXPECT_EQ(game.why_not("avoid-lr"), has_no_direction);
    EXPECT_EQ(game.why_not("avoid-rl"), has_no_direction);
    game.play("avoid");
    EXPECT_EQ(game.why_not("avoid"), avoided_last);
    game.play("6De");
    EXPECT_EQ(game.why_not("avoid"), room_begun);
    game.play("7De 8De");
    EXPECT_EQ(game.why_not("avoid"), none);

    const Dealt choice(forty_two, "2D 3D 4D 5D 6D");
    EXPECT_EQ(choice.why_not("avoid"), needs_direction);
    EXPECT_EQ(choice.why_not("avoid-rl"), none);
    EXPECT_EQ(choice.after("avoid-rl").why_not("avoid-lr"), none) << "always";
    EXPECT_EQ(choice.after("2De").why_not("avoid"), room_begun);

    const Dealt never(with(classic, [](Rules& r) { r.avoid = Avoid::never; }), "2D 3D 4D 5D");
    EXPECT_EQ(never.why_not("avoid"), not_in_these_rules);

    const Dealt three = Dealt(classic, "2D 3D 4D 5D 6D 7D").after("2De 3De 4De");
    EXPECT_EQ(three->room_count, 3);
    EXPECT_EQ(three.why_not("avoid"), room_not_full);
}

// rules.md 2.10 to 2.12
TEST(Legal, GoingOn) {
    EXPECT_EQ(Dealt(classic, "2D 3D 4D 5D 6D").why_not("next"), not_in_these_rules);
    Dealt game(rascal, "2D 3D 4D 5D 6D");
    EXPECT_EQ(game.why_not("next"), room_not_finished);
    game.play("2Dx 3Dx");
    EXPECT_EQ(game.why_not("next"), room_not_finished);
    game.play("4Dx");
    EXPECT_EQ(game.why_not("next"), none);
    game.play("5Dx");
    EXPECT_EQ(game.why_not("next"), none);
    game.play("next");
    EXPECT_TRUE(game.room("6D"));
    EXPECT_EQ(game.why_not("next"), dungeon_empty);
}

TEST(Legal, GoingOnFromARoomThatWasEmptiedThroughTheSlot) {
    // A room that began with two cards and is empty after two: only the first condition is false.
    Position position = Dealt(rascal, "2D 3D 4D 5D 6D").game.position;
    position.room_count = 0;
    position.dealt_with = 2;
    EXPECT_EQ(next_refusal(rascal, position), none);
}

// rules.md chapter 8
TEST(Legal, TheDie) {
    const Rules rules = with(rascal, [](Rules& r) { r.monsters = Monsters::die; });
    EXPECT_EQ(Dealt(rascal, "5C 6D 7H 8H").why_not("roll"), not_in_these_rules);
    Dealt game(rules, "5C 6D 7H 8H 9C");
    EXPECT_EQ(game.why_not("5Cb"), must_roll_first);
    EXPECT_EQ(game.why_not("5Cw"), must_roll_first);
    EXPECT_TRUE(game.legal("6De 6Dx 7Hd 7Hx 8Hd 8Hx avoid roll"));
    game.play("6De roll");
    EXPECT_TRUE(game.legal("5Cw 5Cb"));
    EXPECT_EQ(game.why_not("7Hd"), must_fight_rolled);
    EXPECT_EQ(game.why_not("roll"), must_fight_rolled);
    EXPECT_EQ(game.why_not("avoid"), must_fight_rolled);
    EXPECT_EQ(game.why_not("5Cx"), wrong_kind);
    EXPECT_EQ(game.why_not("5Cb"), none);
    game.play("5Cb");
    EXPECT_EQ(game.why_not("roll"), no_monster);
}

TEST(Legal, ARolledMonsterUnderForced) {
    const Rules rules = with(classic, [](Rules& r) {
        r.monsters = Monsters::die;
        r.bare = Bare::forced;
    });
    Dealt game(rules, "5C 6D 7H 8H 9C");
    game.play("6De roll");
    EXPECT_TRUE(game.legal("5Cw"));
    EXPECT_EQ(game.why_not("5Cb"), weapon_must_be_used);
}

}  // namespace
}  // namespace scoundrel
