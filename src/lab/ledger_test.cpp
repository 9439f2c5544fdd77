#include "lab/ledger.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/cards.h"
#include "notation/rules_text.h"
#include "support/dealt.h"

namespace scoundrel {
namespace {

using testing::ElementsAre;

Card card(std::string_view text) { return *parse_card(text); }

Position room_of(std::initializer_list<std::string_view> cards) {
    Position position;
    for (const std::string_view each : cards) position.room[position.room_count++] = card(each);
    position.health = 20;
    return position;
}

struct Seen {
    std::string_view ledger, rules;
    Counts counts{};

    void see(const Position& position, Move move, CardSet used = {}) {
        const Ledger& kept = *find_ledger(ledger);
        counts.resize(kept.counts);
        kept.see(counts, {parse_rules(rules)->rules, position, move, used});
    }
};

// What is counted of a game by these moves.
Counts counts_of(std::string_view ledger, std::string_view rules, std::string_view cards,
                 std::string_view moves) {
    test::Dealt dealt(parse_rules(rules)->rules, cards);
    GameCounts counted(find_ledger(ledger));
    for (auto word = test::take_word(moves); !word.empty(); word = test::take_word(moves)) {
        counted.see(dealt.game.rules, dealt.game.position, test::move_of(word));
        dealt.play(word);
    }
    return counted.counts();
}

TEST(Ledger, TellsWhichItemsDidNothing) {
    Seen seen{"unused", "rascal"};
    Position position = room_of({"5H", "6D", "9H", "2D"});
    position.health = 12;
    seen.see(position, {card("5H"), Verb::drink});
    position.potion_used = true;
    seen.see(position, {card("9H"), Verb::drink});
    seen.see(position, {card("6D"), Verb::equip});  // nothing was in hand
    position.weapon = {card("7D")};
    seen.see(position, {card("6D"), Verb::equip});
    seen.see(position, {card("6D"), Verb::store});
    position.weapon.uses = 1;
    seen.see(position, {card("2D"), Verb::repair}, CardSet::of(card("7D")));
    seen.see(position, {card("6D"), Verb::equip}, CardSet::of(card("7D")));
    seen.see(position, {card("2D"), Verb::discard});
    seen.see(position, {card("6D"), Verb::discard});
    EXPECT_THAT(seen.counts, ElementsAre(2, 4, 1, 1, 2, 1, 1));
}

TEST(Ledger, APotionAtFullHealthDoesNothing) {
    Seen seen{"unused", "classic"};
    seen.see(room_of({"5H", "3C", "4C", "2C"}), {card("5H"), Verb::drink});
    EXPECT_THAT(seen.counts, ElementsAre(0, 1, 0, 0, 1, 0, 0));
}

// A weapon that was repaired has been of use all the same, wherever it goes.
TEST(Ledger, ARepairedWeaponHasDoneSomething) {
    constexpr std::string_view deal = "7D 3C 2D 6D 5D 4D 8C 9C";
    EXPECT_THAT(counts_of("unused", "rascal", deal, "7De 3Cw 2Dr 6De"),
                ElementsAre(1, 1, 0, 0, 0, 0, 0));
    EXPECT_THAT(counts_of("unused", "rascal", deal, "7De 6De"), ElementsAre(0, 1, 0, 0, 1, 0, 0));
    EXPECT_THAT(counts_of("unused", "rascal+swap=yes", deal, "7De 3Cw 6Ds 6De 7Dx"),
                ElementsAre(0, 1, 0, 0, 0, 0, 0));
}

// Where using the slot leaves a room untouched it is one room all the same.
TEST(Ledger, ARoomIsMetOnce) {
    constexpr std::string_view rules = "rascal+inventory=always+rummage=free";
    EXPECT_THAT(
        counts_of("potion-rooms", rules, "2D 3D 4D 5H 6H 7H 8H 9H", "2Ds 3Dx 4Dx next 2Dx avoid"),
        ElementsAre(1, 1, 1, 1));
    EXPECT_THAT(
        counts_of("used-weapons", rules, "9D 3C 2D 5H 6C TC JC QC", "9De 3Cw 2Ds next 2Dx 6Cw"),
        ElementsAre(0, 0, 3, 0, 0, 3));
}

// The one that the weapon does not save from is not slain.
TEST(Ledger, CountsWhatAWeaponSlays) {
    Seen seen{"weapons", "classic"};
    Position position = room_of({"5D", "AC", "8C", "2C"});
    seen.see(position, {card("5D"), Verb::equip});
    position.weapon = {card("5D")};
    seen.see(position, {card("8C"), Verb::fight});
    seen.see(position, {card("8C"), Verb::barehanded});
    position.health = 9;
    seen.see(position, {card("AC"), Verb::fight});
    EXPECT_THAT(seen.counts, ElementsAre(1, 1));
}

TEST(Ledger, TellsWhatAUsedWeaponReaches) {
    Seen seen{"used-weapons", "classic"};
    Position position = room_of({"5H", "8C", "7C", "2S"});
    const Move move(card("5H"), Verb::drink);
    seen.see(position, move);
    position.weapon = {card("9D")};
    seen.see(position, move);  // fresh
    position.weapon = {card("9D"), 1, 8};
    seen.see(position, move);
    position.weapon = {card("5D"), 2, 2};
    seen.see(position, move);
    position.untouched = false;
    seen.see(position, move);
    EXPECT_THAT(seen.counts, ElementsAre(0, 3, 3, 0, 0, 2));
}

TEST(Ledger, TellsWhatIsDoneWithRoomsOfPotions) {
    Seen seen{"potion-rooms", "forty-two+avoid=alternate"};
    const Move avoids(Verb::avoid_lr), drinks(card("5H"), Verb::drink);
    seen.see(room_of({"5H", "8C", "7H", "2H"}), avoids);
    Position position = room_of({"5H", "8H", "7H", "2H"});
    seen.see(position, avoids);
    seen.see(position, drinks);
    position.avoided_last = true;
    seen.see(position, drinks);
    position.health = 19;
    seen.see(position, drinks);
    EXPECT_THAT(seen.counts, ElementsAre(4, 3, 2, 1));
}

// Only what has a mark is a mis-step: the rest may be chance.
TEST(Ledger, AddsUpWhatAReviewSays) {
    Review review;
    const auto add = [&](double lost, Mark mark) {
        review.moves.push_back({.move = Move(Verb::next),
                                .lost = {.win = lost},
                                .best = {},
                                .decision = true,
                                .mark = mark});
    };
    add(0.06, Mark::inaccuracy);
    add(0.04, Mark::none);
    add(0.3, Mark::blunder);
    Counts counts(8);
    find_ledger("mis-steps")->look_back(counts, review);
    EXPECT_THAT(counts, ElementsAre(3, 2, 1, 1, 4000, 3600, 1, 1));
    review.result.win = 1;
    find_ledger("mis-steps")->look_back(counts = Counts(8), review);
    EXPECT_THAT(counts, ElementsAre(3, 2, 1, 1, 4000, 3600, 0, 0));
}

TEST(Ledger, MeasuresAreOfTheCountsThereAre) {
    for (const char* name : {"unused", "weapons", "used-weapons", "potion-rooms", "mis-steps"}) {
        const Ledger* ledger = find_ledger(name);
        ASSERT_NE(ledger, nullptr) << name;
        EXPECT_NE(ledger->see == nullptr, ledger->look_back == nullptr) << name;
        for (const LedgerMeasure& measure : ledger->measures) {
            EXPECT_LT(measure.part, ledger->counts) << measure.name;
            EXPECT_LT(measure.whole.value_or(0), ledger->counts) << measure.name;
            EXPECT_TRUE(measure.whole || !measure.share) << measure.name;
        }
    }
    EXPECT_EQ(find_ledger(""), nullptr);
}

// A share's interval stays within none and all, and is as wide as the games make it.
TEST(Ledger, IntervalsAreOfGames) {
    const LedgerMeasure share{.part = 0, .whole = 1, .share = true}, mean{.part = 0};
    Ratio alone, spread, together, a_game;
    for (int game = 0; game < 100; ++game) {
        add_counts(alone, share, {0, 2});
        add_counts(spread, share, {1, 2});
        add_counts(together, share, {game % 2 == 0 ? 10 : 0, 10});
        add_counts(a_game, mean, {game % 2 == 0 ? 3 : 1});
    }
    EXPECT_FALSE(interval_of(share, Ratio()));
    EXPECT_EQ(interval_of(share, alone)->low, 0);
    EXPECT_NEAR(interval_of(share, alone)->high, wilson(0, 200).high, 1e-9);
    EXPECT_NEAR(interval_of(share, spread)->low, wilson(100, 200).low, 1e-9);
    EXPECT_NEAR(interval_of(share, together)->low, wilson(50, 100).low, 0.002);
    EXPECT_NEAR(interval_of(mean, a_game)->share, 2, 1e-9);
    EXPECT_NEAR(interval_of(mean, a_game)->high, 2.197, 0.001);
}

}  // namespace
}  // namespace scoundrel
