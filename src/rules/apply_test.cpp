// What each move does to the position and to the account.
#include "rules/apply.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "support/dealt.h"

namespace scoundrel {
namespace {

using namespace test;
using namespace test::words;

static_assert(std::is_trivially_copyable_v<Position> && std::is_trivially_copyable_v<Game>);
static_assert(sizeof(Position) <= 128, "about a cache line or two");

constexpr Rules always_slot = with(rascal, [](Rules& r) { r.inventory = Inventory::always; });

TEST(Apply, TheStartOwesTheFirstRoom) {
    Account account;
    const Position p = start(classic, account);
    EXPECT_EQ(p.owed, 4);
    EXPECT_EQ(p.health, 20);
    EXPECT_EQ(p.unseen, classic_deck);
    EXPECT_EQ(p.room_count, 0);
    EXPECT_EQ(p.dungeon(), 44);
    EXPECT_TRUE(p.awaiting() && p.untouched);
    EXPECT_FALSE(p.avoided_last || p.potion_used || p.die_owed || p.weapon.card || p.slot.card);
    EXPECT_EQ(account.room_number, 1);
}

TEST(Apply, AMoveLeavesCardsOwed) {
    Game game = Dealt(classic, "2D 3D 4D 5D 6D 7D 8D 9D").game;
    for (const char* move : {"2De", "3De", "4De"})
        EXPECT_EQ(game.play(move_of(move)), Refusal::none);
    EXPECT_EQ(game.position.owed, 3);
    EXPECT_EQ(game.position.room_count, 1);
    EXPECT_EQ(game.position.carried, 1);
    EXPECT_EQ(game.position.dungeon(), 4);
    EXPECT_TRUE(game.position.awaiting());
    EXPECT_EQ(game.account.room_number, 2);
    reveal(game.position, "7D"_card);
    EXPECT_EQ(game.position.owed, 2);
    EXPECT_EQ(game.position.room[1], "7D"_card);
    EXPECT_FALSE(game.position.unseen.has("7D"_card));
    EXPECT_EQ(game.position.carried, 1) << "what is dealt is not carried";
}

// rules.md 3.13, 13.4
TEST(Apply, KnownCardsComeByThemselves) {
    Game game = Dealt(classic, "2D 3D 4D 5D 6D").game;
    EXPECT_EQ(game.play("avoid"_move), Refusal::none);
    EXPECT_EQ(game.position.owed, 1) << "the last unseen card is asked for";
    EXPECT_EQ(game.position.room_count, 0);
    EXPECT_EQ(game.position.bottom_count, 4);
    EXPECT_EQ(game.turn_up("6D"_card), RevealError::none);
    EXPECT_EQ(game.position.room_count, 4);
    EXPECT_EQ(game.position.room[3], "4D"_card);
    EXPECT_EQ(game.position.bottom_count, 1);
    EXPECT_EQ(game.position.bottom[0], "5D"_card);
    EXPECT_FALSE(game.position.bottom[1]) << "no card is left behind where it was";
}

TEST(Apply, KnownCardsWaitForTheUnseenOnes) {
    Dealt game(classic, "2D 3D 4D 5D 6D 7D 8D 9D 2H 3H");
    game.play("avoid 6De 7De");
    EXPECT_TRUE(game.bottom("2D 3D 4D 5D"));
    game.play("8De");
    EXPECT_TRUE(game.room("9D 2H 3H 2D"));
    EXPECT_TRUE(game.bottom("3D 4D 5D"));
    game.play("9De 2Hd 3Hd");
    EXPECT_TRUE(game.room("2D 3D 4D 5D"));
    EXPECT_TRUE(game.bottom(""));
    EXPECT_EQ(game->dungeon(), 0);
}

// rules.md 3.10
static_assert(Dealt(forty_two, "2D 3D 4D 5D 6D 7D 8D 9D").after("avoid-lr").bottom("2D 3D 4D 5D"));
static_assert(Dealt(forty_two, "2D 3D 4D 5D 6D 7D 8D 9D").after("avoid-rl").bottom("5D 4D 3D 2D"));
static_assert(Dealt(forty_two, "2D 3D 4D 5D").after("avoid-rl").room("5D 4D 3D 2D"));

// The largest deck, avoided until all of it lies at the bottom and comes round again.
constexpr bool a_whole_pack_comes_round() {
    Rules rules = with(classic, [](Rules& r) {
        r.avoid = Avoid::always;
        r.deck = CardSet::whole_pack();
    });
    KnownDealer dealer = literal_dealer(in_canonical_order(rules.deck));
    Game game = Game::begin(rules);
    deal(game.position, dealer);
    for (int i = 0; i < 14; ++i) {
        if (game.play("avoid"_move) != Refusal::none) return false;
        deal(game.position, dealer);
    }
    return game.position.room[0] == "6C"_card && game.position.bottom_count == 48 &&
           game.position.bottom[47] == "5C"_card && game.position.unseen.empty();
}
static_assert(a_whole_pack_comes_round());

TEST(Apply, Avoiding) {
    Dealt game(classic, "2D 3D 4D 5D 6D 7D 8D 9D TD 2C 3C");
    game.play("2De 3De 4De avoid");
    EXPECT_TRUE(game->avoided_last && game->untouched);
    EXPECT_EQ(game->carried, 0);
    EXPECT_EQ(game.stats().rooms_avoided, 1);
    EXPECT_EQ(game.stats().rooms_cleared, 1);
    EXPECT_EQ(game.game.account.room_number, 3);
    EXPECT_TRUE(game.bottom("5D 6D 7D 8D"));
    game.play("9De TDe");
    EXPECT_TRUE(game->avoided_last) << "until the room is left";
    game.play("2Cw");
    EXPECT_FALSE(game->avoided_last);
}

// rules.md 2.5, 2.13: a card that leaves takes its mark along, and no other.
TEST(Apply, LeavingTheRoomKeepsOrderAndMarks) {
    Game game = Dealt(classic, "2D 3D 4D 5D 6D 7D 8D 9D").game;
    game.position.carried = 0b0101;  // 2D and 4D
    detail::take_from_room(game.position, "3D"_card);
    EXPECT_EQ(game.position.carried, 0b011);
    EXPECT_EQ(game.position.carried_cards(), "2D 4D"_cards);
    detail::take_from_room(game.position, "2D"_card);
    EXPECT_EQ(game.position.carried_cards(), "4D"_cards);
    EXPECT_EQ(game.position.room[0], "4D"_card);
    EXPECT_EQ(game.position.room[1], "5D"_card);
    EXPECT_FALSE(game.position.room[2] || game.position.room[3]);
    game.position.carried = 0b10;
    detail::take_from_room(game.position, "5D"_card);
    EXPECT_EQ(game.position.carried, 0);
    EXPECT_EQ(game.position.room_count, 1);
}

TEST(Apply, SeveralCardsMayBeCarried) {
    // Under fourth=optional with a card put down again, two are left when `next` is said.
    const Rules rules = with(always_slot, [](Rules& r) { r.drop = Drop::yes; });
    Dealt game(rules, "2H 3H 4H 5H 6C 7C 8C 9C");
    game.play("2Hs 3Hx 4Hx 2Hp");
    EXPECT_TRUE(game.room("5H 2H"));
    EXPECT_EQ(game->dealt_with, 2);
    EXPECT_EQ(game.why_not("next"), Refusal::room_not_finished);
    game.play("5Hx next");
    EXPECT_TRUE(game.room("2H 6C 7C 8C"));
    EXPECT_EQ(game->carried, 1);
}

TEST(Apply, Barehanded) {
    Dealt game(classic, "9C 5D 2H 3H 4C");
    game.play("9Cb");
    EXPECT_EQ(game->health, 11);
    EXPECT_TRUE(game.discard("9C"));
    EXPECT_FALSE(game->untouched);
    EXPECT_EQ(game->dealt_with, 1);
    EXPECT_EQ(game.stats(), (Stats{0, 0, 9, 0, 1, 9}));
    game.play("5De");
    EXPECT_EQ(game->weapon, (Held{"5D"_card, 0, 0}));
}

TEST(Apply, WithTheWeapon) {
    Dealt game(classic, "5D QC 6C 2C 3C");
    game.play("5De QCw");
    EXPECT_EQ(game->health, 13);
    EXPECT_EQ(game->weapon, (Held{"5D"_card, 1, 12}));
    EXPECT_TRUE(game.slain("QC") && game.discard(""));
    game.play("2Cw");
    EXPECT_EQ(game->health, 13) << "never less than nothing";
    EXPECT_EQ(game->weapon, (Held{"5D"_card, 2, 2}));
    EXPECT_EQ(game.stats(), (Stats{1, 0, 7, 0, 2, 14}));
}

TEST(Apply, WearCountsUsesAndKnowsNoLimit) {
    Dealt game(with(rascal, [](Rules& r) { r.wear = 3; }), "8D 9C 2C TC 3C");
    game.play("8De 9Cw");
    EXPECT_EQ(game->health, 19);
    EXPECT_EQ(game->weapon, (Held{"8D"_card, 1, 0}));
    EXPECT_EQ(weapon_power(game.game.rules, game->weapon), 5);
    game.play("2Cw TCw");
    EXPECT_EQ(game->health, 11) << "8 - 2 x 3 = 2 against 10";
    EXPECT_EQ(weapon_power(game.game.rules, game->weapon), 0) << "8 - 9, never below 0";
}

static_assert(weapon_power(classic, Held{}) == 0);
static_assert(weapon_power(classic, Held{"7D"_card, 3, 5}) == 7);
static_assert(weapon_power(rascal, Held{"7D"_card, 3, 0}) == 4);
static_assert(weapon_power(rascal, Held{"7D"_card, 7, 0}) == 0);
static_assert(weapon_power(with(rascal, [](Rules& r) { r.wear = 0; }), Held{"7D"_card, 9, 0}) == 7);

// rules.md 9.1 to 9.5
TEST(Apply, Dying) {
    const Rules rules = with(classic, [](Rules& r) { r.health = 9; });
    Dealt game(rules, "5D KS QC 4C 6C 7C 8C");
    game.play("5De KSw QCw");
    EXPECT_EQ(game->status, Status::lost);
    EXPECT_EQ(game->health, 0);
    EXPECT_TRUE(game.room("4C")) << "nothing is dealt, though three are faced";
    EXPECT_EQ(game->owed, 0);
    EXPECT_EQ(game->dealt_with, 3);
    EXPECT_TRUE(game.slain("KS QC"));
    EXPECT_EQ(game.stats(), (Stats{0, 0, 9, 0, 1, 13}));

    Dealt bare(rules, "9C 2C 3C 4C");
    bare.play("9Cb");
    EXPECT_EQ(bare->status, Status::lost);
    EXPECT_TRUE(bare.discard("9C"));
    EXPECT_EQ(bare.stats(), (Stats{0, 0, 9, 0, 0, 0}));
    Dealt spared(rules, "8C 2C 3C 4C");
    spared.play("8Cb");
    EXPECT_EQ(spared->status, Status::playing);
    EXPECT_EQ(spared->health, 1);
}

TEST(Apply, EquippingFromTheRoomDiscardsTheOldOneWithItsSlain) {
    Dealt game(classic, "5D QC 6C 7D 2C 3C");
    game.play("5De QCw 7De");
    EXPECT_TRUE(game.discard("5D QC") && game.slain(""));
    EXPECT_EQ(game->weapon, (Held{"7D"_card, 0, 0}));
}

// rules.md 7.17 to 7.21
TEST(Apply, EquippingFromTheSlot) {
    Dealt game(always_slot, "5D QC 7D 2C 3C");
    game.play("5De QCw 7Ds");
    EXPECT_EQ(game->slot, (Held{"7D"_card, 0, 0}));
    EXPECT_EQ(game->dealt_with, 3);
    game.play("7De");
    EXPECT_EQ(game->dealt_with, 3) << "the slot does not count";
    EXPECT_FALSE(game->slot.card);
    EXPECT_TRUE(game.discard("5D QC") && game.slain(""));

    const Rules swapping = with(always_slot, [](Rules& r) { r.swap = Swap::yes; });
    Dealt swap(swapping, "5D QC 7D 2C 3C 9D 4C");
    swap.play("5De QCw 7Ds 7De");
    EXPECT_EQ(swap->weapon, (Held{"7D"_card, 0, 0}));
    EXPECT_EQ(swap->slot, (Held{"5D"_card, 1, 0}));
    EXPECT_TRUE(swap.slain("") && swap.slot_slain("QC") && swap.discard(""));
    swap.play("2Cw 5De");
    EXPECT_EQ(swap->weapon, (Held{"5D"_card, 1, 0}));
    EXPECT_EQ(swap->slot, (Held{"7D"_card, 1, 0}));
    EXPECT_TRUE(swap.slain("QC") && swap.slot_slain("2C"));
    Dealt thrown = swap.after("7Dx");
    EXPECT_TRUE(thrown.discard("7D 2C") && thrown.slot_slain("") && thrown.slain("QC"));
    EXPECT_FALSE(thrown->slot.card);
    swap.play("next 9De");
    EXPECT_TRUE(swap.discard("5D QC") && swap.slot_slain("2C")) << "from the room, the slot stays";

    Dealt empty_handed(swapping, "5D QC 7D 2C 3C");
    empty_handed.play("5Ds 5De");
    EXPECT_EQ(empty_handed->weapon, (Held{"5D"_card, 0, 0}));
    EXPECT_FALSE(empty_handed->slot.card);
    EXPECT_TRUE(empty_handed.discard(""));
    Dealt plain(always_slot, "5D QC 7D 2C 3C");
    plain.play("5Ds 5De");
    EXPECT_TRUE(plain.discard(""));
}

// Only a position can say so: without swapping, no used weapon gets into the slot.
TEST(Apply, AUsedWeaponInTheSlotIsEquippedWithItsSlain) {
    Dealt game(always_slot, "5D QC 7D 2C 3C");
    game.play("5De 7Ds");
    game->slot.uses = 1;
    game.game.account.slot_slain.push("9S"_card);
    game.play("7De");
    EXPECT_EQ(game->weapon, (Held{"7D"_card, 1, 0}));
    EXPECT_TRUE(game.slain("9S") && game.slot_slain("") && game.discard("5D"));
}

TEST(Apply, SwappingKeepsTheLimit) {
    const Rules rules = with(always_slot, [](Rules& r) {
        r.swap = Swap::yes;
        r.weapon = WeaponRule::lower;
    });
    Dealt game(rules, "5D QC 7D 2C 3C");
    game.play("5De QCw 7Ds 7De 5De");
    EXPECT_EQ(game->weapon, (Held{"5D"_card, 1, 12}));
    EXPECT_TRUE(game.slain("QC"));
}

// rules.md chapter 6
TEST(Apply, Drinking) {
    Dealt game(classic, "9C 4H TH 2D 3C");
    game.play("9Cb 4Hd");
    EXPECT_EQ(game->health, 15);
    EXPECT_TRUE(game->potion_used && game.discard("9C 4H"));
    EXPECT_EQ(game.stats().healed, 4);
    Dealt second = game.after("THd");
    EXPECT_EQ(second->health, 15);
    EXPECT_EQ(second.stats().healed, 4);
    EXPECT_FALSE(second->potion_used) << "that was the third card: a new room";

    Dealt capped(classic, "9C TH 4H 2D 3C");
    capped.play("9Cb THd");
    EXPECT_EQ(capped->health, 20);
    EXPECT_EQ(capped.stats().healed, 9);

    Dealt any(forty_two, "9C TC 4H 3H 3C");
    any.play("9Cb TCb 4Hd");
    EXPECT_EQ(any->health, 5);
    Dealt many(with(forty_two,
                    [](Rules& r) {
                        r.fourth = Fourth::optional;
                        r.ending = Ending::cleared;
                    }),
               "9C 2H 4H 3H 3C");
    many.play("9Cb 4Hd 3Hd");
    EXPECT_EQ(many->health, 18);
    EXPECT_TRUE(many->potion_used);
}

TEST(Apply, TheSlotIsDrunkFromAndEmptied) {
    Dealt game(always_slot, "9C 4H TH 2D 3C");
    game.play("9Cb 4Hs 4Hd");
    EXPECT_EQ(game->health, 15);
    EXPECT_TRUE(game->potion_used && game.discard("9C 4H"));
    EXPECT_FALSE(game->slot.card);
    EXPECT_EQ(game->dealt_with, 2);
    game.play("THd");
    EXPECT_EQ(game->health, 15);
}

TEST(Apply, DiscardingAndStoring) {
    Dealt game(always_slot, "5D 4H TH 2D 3C");
    game.play("5Dx 4Hs");
    EXPECT_TRUE(game.discard("5D") && game.room("TH 2D"));
    EXPECT_EQ(game->slot, (Held{"4H"_card, 0, 0}));
    EXPECT_EQ(game->dealt_with, 2);
    EXPECT_FALSE(game->potion_used);
    game.play("4Hx");
    EXPECT_TRUE(game.discard("5D 4H"));
    EXPECT_FALSE(game->slot.card);
    EXPECT_EQ(game->dealt_with, 2);
}

// rules.md 7.24, 7.25
TEST(Apply, PuttingDown) {
    const Rules rules = with(always_slot, [](Rules& r) { r.drop = Drop::yes; });
    Dealt game(rules, "5D 4H TH 2D 3C 4C 5C 6C");
    game.play("4Hs 4Hp");
    EXPECT_TRUE(game.room("5D TH 2D 4H"));
    EXPECT_EQ(game->dealt_with, 0);
    EXPECT_FALSE(game->slot.card);
    EXPECT_FALSE(game->untouched);
    game.play("4Hs THx 2Dx");
    EXPECT_EQ(game->dealt_with, 3);
    game.play("4Hp");
    EXPECT_EQ(game->dealt_with, 2);

    Dealt last(rules, "5D 4H TH 2D 3C 4C");
    last.play("4Hs 5Dx THx 2Dx next");
    EXPECT_TRUE(last.room("3C 4C"));
    last.play("4Hp");
    EXPECT_TRUE(last.room("3C 4C 4H"));
    EXPECT_EQ(last->dealt_with, 0) << "not below 0";
    EXPECT_EQ(last->carried, 0);
}

// rules.md 5.16 to 5.21
TEST(Apply, Repairing) {
    Dealt game(rascal, "8D 9C 7C 6C 2D 3H 4H 5H");
    game.play("8De 9Cw 7Cw 6Cw next");
    const int cleared = game.stats().rooms_cleared;
    game.play("2Dr");
    EXPECT_EQ(game->weapon, (Held{"8D"_card, 1, 0}));
    EXPECT_TRUE(game.discard("2D 6C 7C") && game.slain("9C"));
    EXPECT_EQ(game->dealt_with, 1);
    EXPECT_EQ(cleared, 1);

    Dealt more(with(rascal, [](Rules& r) { r.repair = 14; }), "8D 9C 7C 6C 2D 3H 4H 5H");
    more.play("8De 9Cw 7Cw 6Cw next 2Dr");
    EXPECT_EQ(more->weapon, (Held{"8D"_card, 0, 0}));
    EXPECT_TRUE(more.discard("2D 6C 7C 9C") && more.slain(""));
}

TEST(Apply, RepairingWithAUsedTwoOfDiamondsFromTheSlot) {
    const Rules rules = with(always_slot, [](Rules& r) { r.swap = Swap::yes; });
    Dealt game(rules, "2D 3C 8D 9C 7C");
    game.play("2De 3Cw 8Ds 8De 9Cw");
    EXPECT_EQ(game->slot, (Held{"2D"_card, 1, 0}));
    game.play("2Dr");
    EXPECT_TRUE(game.discard("2D 3C 9C") && game.slain("") && game.slot_slain(""));
    EXPECT_FALSE(game->slot.card);
    EXPECT_EQ(game->weapon, (Held{"8D"_card, 0, 0}));
}

// rules.md 8.3 to 8.5
TEST(Apply, Rolling) {
    Game game =
        Dealt(with(classic, [](Rules& r) { r.monsters = Monsters::die; }), "5C 6S 7D 2H 3C").game;
    EXPECT_EQ(game.play("roll"_move), Refusal::none);
    EXPECT_TRUE(game.position.die_owed && game.position.awaiting());
    EXPECT_FALSE(game.position.untouched);
    EXPECT_FALSE(game.position.rolled);
    EXPECT_EQ(game.position.dealt_with, 0);
    reveal_die(game.position, "6S"_card);
    EXPECT_FALSE(game.position.die_owed);
    EXPECT_EQ(game.position.rolled, "6S"_card);
    EXPECT_EQ(game.play("6Sb"_move), Refusal::none);
    EXPECT_FALSE(game.position.rolled);
}

// rules.md 2.3, 2.6, 2.7
TEST(Apply, TheTurnUnderCarried) {
    Dealt game(classic, "2D 3D 4D 5D 6D 7D");
    game.play("2De 3De");
    EXPECT_EQ(game.game.account.room_number, 1);
    EXPECT_EQ(game.stats().rooms_cleared, 0);
    game.play("4De");
    EXPECT_EQ(game.game.account.room_number, 2);
    EXPECT_EQ(game.stats().rooms_cleared, 1);
    EXPECT_TRUE(game.room("5D 6D 7D") && game->untouched);
    EXPECT_EQ(game->dealt_with, 0);
    game.play("5De 6De 7De");
    EXPECT_EQ(game->status, Status::won);
    EXPECT_EQ(game.stats().rooms_cleared, 2);
    EXPECT_EQ(game->dealt_with, 3);
}

// rules.md 2.9 to 2.12
TEST(Apply, TheTurnUnderOptional) {
    Dealt game(rascal, "2D 3D 4D 5D 6D 7D");
    game.play("2Dx 3Dx 4Dx");
    EXPECT_TRUE(game.room("5D"));
    EXPECT_EQ(game.stats().rooms_cleared, 0);
    game.play("5Dx");
    EXPECT_EQ(game->dealt_with, 4);
    EXPECT_EQ(game->status, Status::playing);
    game.play("next");
    EXPECT_EQ(game.stats().rooms_cleared, 1);
    EXPECT_TRUE(game.room("6D 7D"));
    game.play("6Ds 7Dx");
    EXPECT_EQ(game->status, Status::won) << "whatever lies in the slot";
    EXPECT_EQ(game.stats().rooms_cleared, 2);
}

// rules.md 9.8 to 9.10
TEST(Apply, TheShortEnding) {
    Dealt game(forty_two, "2D 3D 4D 5D 6D 7D");
    EXPECT_EQ(game->status, Status::playing);
    game.play("2De 3De");
    EXPECT_EQ(game->status, Status::playing);
    game.play("4De");
    EXPECT_EQ(game->status, Status::won);
    EXPECT_TRUE(game.room("5D"));
    EXPECT_EQ(game->dungeon(), 2);
    EXPECT_EQ(game.stats().rooms_cleared, 1);

    Dealt seven(forty_two, "2D 3D 4D 5D 6D 7D 8D");
    seven.play("2De 3De 4De");
    EXPECT_EQ(seven->status, Status::playing) << "one left and three below still make a room";
    EXPECT_TRUE(seven.room("5D 6D 7D 8D"));
    seven.play("5De 6De 7De");
    EXPECT_EQ(seven->status, Status::won);
    EXPECT_TRUE(seven.room("8D"));
}

TEST(Apply, TheLastPotionIsRemembered) {
    EXPECT_EQ(Dealt(classic, "2D 3D 4D 5H").after("2De 3De 4De 5Hd")->bonus, 5);
    EXPECT_EQ(Dealt(classic, "2D 3D KC 5H").after("2De 3De KCb 5Hd")->bonus, 0) << "not at the cap";
    EXPECT_EQ(Dealt(classic, "5H 3D 4D 2D").after("5Hd 3De 4De 2De")->bonus, 0) << "not the last";
    EXPECT_EQ(Dealt(with(classic, [](Rules& r) { r.ending = Ending::shortened; }), "2D 3D 4H 5H")
                  .after("2De 3De 4Hd")
                  ->bonus,
              4);
}

// The account is told; a position without one goes the same way.
TEST(Apply, UnrecordedPlayIsTheSamePlay) {
    const Rules rules = with(always_slot, [](Rules& r) {
        r.swap = Swap::yes;
        r.drop = Drop::yes;
    });
    const char* const cards = "5D QC 7D 2C 3C 9D 4H 2D 6C 8H TC";
    Dealt game(rules, cards);
    KnownDealer dealer = literal_dealer(deck_of(cards));
    Unrecorded past;
    Position alone = start(game.game.rules, past);
    deal(alone, dealer);
    std::string_view moves = "5De QCw 7Ds 7De 2Cw next 5Dx 9Ds 4Hx 3Cb next avoid";
    for (auto word = take_word(moves); !word.empty(); word = take_word(moves)) {
        game.play(word);
        apply(game.game.rules, alone, move_of(word), past);
        deal(alone, dealer);
        EXPECT_EQ(alone, game.game.position) << word;
    }
}

}  // namespace
}  // namespace scoundrel
