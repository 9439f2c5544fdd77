#include "words/refusals.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "notation/moves.h"
#include "notation/rules_text.h"
#include "rules/random_play.h"
#include "support/dealt.h"
#include "support/every_move.h"

namespace scoundrel {
namespace {

using namespace test;
using namespace test::words;
using testing::HasSubstr;
using testing::Not;

constexpr Refusal last_refusal = Refusal::no_monster;

Voice voice_of(std::string_view id) {
    for (const RuleSet& set : rule_sets)
        if (set.id == id) return Voice::of(Variant{&set, set.rules});
    ADD_FAILURE() << id;
    return {};
}

std::string why(const Dealt& dealt, std::string_view move, const Voice& voice = {}) {
    EXPECT_NE(dealt.why_not(move), Refusal::none) << move;
    return explain_refusal(voice, dealt.why_not(move), dealt.game.rules, dealt.game.position,
                           move_of(move));
}

TEST(Refusals, EveryReasonHasItsWords) {
    const Dealt game(classic, "5D QC 6C 2C");
    Position position = game.game.position;
    position.slot = Held{"4H"_card};
    position.rolled = "QC"_card;
    std::set<std::string> sentences;
    for (int reason = 1; reason <= static_cast<int>(last_refusal); ++reason) {
        const std::string text =
            explain_refusal({}, static_cast<Refusal>(reason), classic, position, "6Cw"_move);
        EXPECT_FALSE(text.empty()) << reason;
        EXPECT_TRUE(sentences.insert(text).second) << text << " is said for two reasons";
    }
    EXPECT_EQ(explain_refusal({}, Refusal::none, classic, position, "6Cw"_move), "");
}

TEST(Refusals, SayWhatIsThere) {
    Dealt game(classic, "5D QC 6C 2C 3C");
    EXPECT_EQ(why(game, "6Cw"), "there is no weapon in hand");
    EXPECT_EQ(why(game, "9Cb"), "9C is not in the room");
    EXPECT_EQ(why(Dealt(rascal, "5D QC 6C 2C 3C"), "9Cb"),
              "9C is neither in the room nor in the inventory");
    game.play("5De 6Cw");
    EXPECT_EQ(why(game, "QCw"),
              "5D last slew a monster of 6: it can only be used on monsters below 6");
    const Game begun = Game::begin(classic);
    EXPECT_EQ(explain_refusal({}, Refusal::cards_owed, classic, begun.position, "5De"_move),
              "the room is not dealt yet: 4 more to turn up");
    Dealt rolled(with(classic, [](Rules& r) { r.monsters = Monsters::die; }), "5D QC 6D 2D 3C");
    EXPECT_EQ(why(rolled, "QCb"), "roll first: the die says which monster is fought");
    rolled.play("roll");
    EXPECT_EQ(why(rolled, "5De"), "the die picked QC: fight it first");
}

TEST(Refusals, AWeaponThatMaySlayItsEqual) {
    Dealt game(equal, "5D QC 6C 2C 3C");
    game.play("5De 6Cw");
    EXPECT_EQ(why(game, "QCw"),
              "5D last slew a monster of 6: it can only be used on monsters of at most 6");
}

TEST(Refusals, AVerbThatDoesNotFit) {
    const Dealt game(rascal, "5D 6C 4H 2D 3C");
    EXPECT_EQ(why(game, "5Dw"), "5D is not a monster");
    EXPECT_EQ(why(game, "6Cd"), "6C is a monster: it can only be fought");
    EXPECT_EQ(why(game, "4He"), "4H is a potion: it cannot be equipped");
    EXPECT_EQ(why(game, "5Dd", voice_of("rascal")), "5D is a shield: it cannot be drunk");
    EXPECT_EQ(why(game, "5Dr"), "only the 2 of diamonds can repair");
    EXPECT_EQ(why(game, "5Dp"), "these rules let nothing be put down in the room");
    EXPECT_EQ(why(Dealt(with(rascal, [](Rules& r) { r.drop = Drop::yes; }), "5D 6C 4H 2D"), "5Dp"),
              "5D is not in the inventory: only what lies there can be put down");
}

TEST(Refusals, AVerbThatTheseRulesDoNotHave) {
    const Dealt game(classic, "5D 6C 4H 2D 3C");
    EXPECT_EQ(why(game, "4Hx"), "these rules let nothing in the room be discarded unused");
    EXPECT_EQ(why(game, "4Hs"), "these rules have no inventory");
    EXPECT_EQ(why(game, "4Hp"), "these rules let nothing be put down in the room");
    EXPECT_EQ(why(game, "2Dr"), "in these rules no weapon can be repaired");
    EXPECT_EQ(why(game, "5Dr"), "in these rules no weapon can be repaired");
    EXPECT_THAT(why(game, "next"), HasSubstr("comes by itself"));
    EXPECT_THAT(why(game, "roll"), HasSubstr("you choose the monster"));
    EXPECT_EQ(why(game, "avoid-lr"), "in these rules the order is fixed: avoid");
    const Dealt never(with(classic, [](Rules& r) { r.avoid = Avoid::never; }), "5D 6C 4H 2D 3C");
    EXPECT_EQ(why(never, "avoid"), "in these rules no room can be avoided");
}

TEST(Refusals, WhyTheSlotIsOutOfReach) {
    const auto barred = [](Inventory inventory, Fourth fourth) {
        const Rules rules = with(rascal, [&](Rules& r) {
            r.inventory = inventory;
            r.fourth = fourth;
        });
        return why(Dealt(rules, "5D 6C 4H 2D 3C"), "4Hs");
    };
    EXPECT_EQ(barred(Inventory::calm, Fourth::optional),
              "the inventory is barred while a monster is in the room");
    EXPECT_EQ(barred(Inventory::carried, Fourth::optional),
              "the inventory is barred while a newly dealt monster is in the room");
    EXPECT_THAT(barred(Inventory::leaving, Fourth::optional),
                HasSubstr("until three cards are dealt with"));
    EXPECT_EQ(barred(Inventory::leaving, Fourth::carried),
              barred(Inventory::carried, Fourth::carried))
        << "there is no room left to reach it in";
}

TEST(Refusals, SpeakTheRuleSetsWords) {
    const Voice voice = voice_of("rascal");
    Dealt game(rascal, "5D QC 6C 3D 3C 4C 7C 8C 9C");
    EXPECT_EQ(why(game, "QCw", voice), "there is no shield in hand");
    game.play("avoid");
    EXPECT_EQ(why(game, "avoid", voice), "two rooms in a row cannot be fled");
    const Dealt begun = Dealt(rascal, "5D QC 6C 3D 3C").after("5De");
    EXPECT_EQ(why(begun, "avoid", voice),
              "a room can be fled only before anything is done in it or with the inventory");
    const Voice skip = voice_of("forty-two");
    const Dealt full(forty_two, "5D QC 6C 3D 3C");
    EXPECT_EQ(why(full, "avoid", skip),
              "say which card goes uppermost: the first (avoid-lr) or the last (avoid-rl)");
    EXPECT_EQ(why(full.after("5De"), "avoid", skip),
              "a room can be skipped only before anything is done in it");
}

TEST(Refusals, OfWhatIsToldAtATable) {
    std::set<std::string> sentences;
    for (const RevealError why :
         {RevealError::nothing_owed, RevealError::card_not_unseen, RevealError::not_a_monster_here})
        EXPECT_TRUE(sentences.insert(explain_refusal({}, why, "QC"_card)).second);
    EXPECT_TRUE(sentences.contains("QC cannot turn up: it is not among the unseen cards"));
    EXPECT_TRUE(sentences.contains("QC is not a monster of this room"));
    EXPECT_EQ(explain_refusal({}, RevealError::none, "QC"_card), "");
}

// Whatever is refused in whatever game, nothing stays to be filled in, and foreign words stay out.
RC_GTEST_PROP(RefusalsProperty, AreWhole, ()) {
    const RuleSet& set = rule_sets[*rc::gen::inRange(0, rule_set_count)];
    Rules rules = set.rules;
    rules.inventory = static_cast<Inventory>(*rc::gen::inRange(0, 5));
    rules.drop = *rc::gen::element(Drop::no, Drop::yes);
    rules.monsters = *rc::gen::element(Monsters::chosen, Monsters::die);
    const Voice voice = Voice::of(Variant{&set, rules});
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    SplitMix64 random(seed);
    Game game = Game::begin(rules);
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    for (int i = 0; i < 60 && !game.over(); ++i) {
        deal(game.position, dealer);
        for (const Move move : every_move()) {
            const Refusal refused = refusal(rules, game.position, move);
            const std::string text = explain_refusal(voice, refused, rules, game.position, move);
            RC_ASSERT(text.empty() == (refused == Refusal::none));
            RC_ASSERT(text.find_first_of("{}|") == text.npos);
            RC_ASSERT(text.find("  ") == text.npos && !text.starts_with(' '));
            if (set.weapon_word == WeaponWord::shield) RC_ASSERT(!text.contains("weapon"));
            if (set.avoid_word != AvoidWord::avoid) RC_ASSERT(!text.contains("avoided"));
        }
        RC_ASSERT(game.play(random_move(rules, game.position, random)) == Refusal::none);
    }
}

}  // namespace
}  // namespace scoundrel
