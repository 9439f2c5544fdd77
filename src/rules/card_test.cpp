#include "rules/card.h"

#include <gtest/gtest.h>

#include "rules/rules.h"
#include "support/words.h"

namespace scoundrel {
namespace {

using namespace test::words;

// The canonical index: suit, clubs first, times 13, plus rank.
static_assert("2C"_card.index() == 0 && "AC"_card.index() == 12);
static_assert("2D"_card.index() == 13 && "2H"_card.index() == 26 && "2S"_card.index() == 39);
static_assert("AS"_card.index() == 51);

// Values (rules.md 1.2).
static_assert("2H"_card.value() == 2 && "9S"_card.value() == 9 && "TD"_card.value() == 10);
static_assert("JC"_card.value() == 11 && "QD"_card.value() == 12 && "KH"_card.value() == 13);
static_assert("AC"_card.value() == 14 && "AD"_card.value() == 14);

// Kinds (rules.md 1.1).
static_assert("5C"_card.is_monster() && "5S"_card.is_monster());
static_assert("5D"_card.is_weapon() && !"5D"_card.is_monster() && !"5D"_card.is_potion());
static_assert("5H"_card.is_potion() && !"5H"_card.is_monster() && !"5H"_card.is_weapon());
static_assert(!"5C"_card.is_weapon() && !"5S"_card.is_potion());

static_assert(!Card() && Card() != "2C"_card && Card() == Card());
static_assert("2D"_card == repair_card);
static_assert(sizeof(Card) == 1);

TEST(Card, IndexAndSuitWithValueAreTheSameCard) {
    for (int index = 0; index < cards_in_pack; ++index) {
        const Card card(index);
        EXPECT_TRUE(card);
        EXPECT_EQ(card.index(), index);
        EXPECT_EQ(Card(card.suit(), card.value()), card);
        EXPECT_TRUE(card.value() >= 2 && card.value() <= 14);
        EXPECT_EQ(card.is_monster() + card.is_weapon() + card.is_potion(), 1);
    }
}

TEST(CardSet, HasWhatWasAddedAndNotRemoved) {
    CardSet cards;
    EXPECT_TRUE(cards.empty());
    cards.add("2C"_card);
    cards.add("AS"_card);
    cards.add("AS"_card);
    EXPECT_EQ(cards.count(), 2);
    EXPECT_TRUE(cards.has("2C"_card) && cards.has("AS"_card));
    EXPECT_FALSE(cards.has("3C"_card));
    EXPECT_FALSE(cards.has(Card()));
    EXPECT_FALSE(CardSet::whole_pack().has(Card()));
    cards.remove("2C"_card);
    cards.remove("3C"_card);
    EXPECT_EQ(cards, "AS"_cards);
    EXPECT_FALSE(cards.empty());
}

TEST(CardSet, Algebra) {
    const CardSet a = "2C 3C 4D"_cards;
    const CardSet b = "3C 5H"_cards;
    EXPECT_EQ(a | b, "2C 3C 4D 5H"_cards);
    EXPECT_EQ(a & b, "3C"_cards);
    EXPECT_EQ(a - b, "2C 4D"_cards);
    EXPECT_EQ(CardSet::of("4D"_card), "4D"_cards);
    EXPECT_FALSE(a == b);
}

TEST(CardSet, IteratesInCanonicalOrder) {
    std::string order;
    for (const Card card : "2S TH 3C 2D 2C"_cards) order += std::to_string(card.index()) + " ";
    EXPECT_EQ(order, "0 1 13 34 39 ");
    for (const Card card : CardSet()) FAIL() << card.index();
}

TEST(CardSet, RunsAndWholeSets) {
    EXPECT_EQ(CardSet::run(Suit::diamonds, 9, 11), "9D TD JD"_cards);
    EXPECT_EQ(CardSet::run(Suit::spades, 14, 14), "AS"_cards);
    EXPECT_EQ(CardSet::monsters().count(), 26);
    for (const Card card : CardSet::whole_pack())
        EXPECT_EQ(CardSet::monsters().has(card), card.is_monster());
    EXPECT_EQ(CardSet::whole_pack().count(), cards_in_pack);
}

TEST(CardSet, TheValuesOfOneSuit) {
    const CardSet cards = "2C AC 3D 2H TH AS"_cards;
    EXPECT_EQ(cards.values(Suit::clubs), 1u | 1u << 12);
    EXPECT_EQ(cards.values(Suit::diamonds), 1u << 1);
    EXPECT_EQ(cards.values(Suit::hearts), 1u | 1u << 8);
    EXPECT_EQ(cards.values(Suit::spades), 1u << 12);
}

// rules.md 1.3
TEST(CardSet, TheClassicDeckLeavesOutRedCourtCardsAndAces) {
    EXPECT_EQ(classic_deck.count(), 44);
    EXPECT_EQ(CardSet::whole_pack() - classic_deck, "JD QD KD AD JH QH KH AH"_cards);
}

TEST(CardSet, TotalValue) {
    EXPECT_EQ(total_value(CardSet()), 0);
    EXPECT_EQ(total_value("2C AS TD"_cards), 26);
    EXPECT_EQ(total_value(CardSet::monsters()), 208);
}

}  // namespace
}  // namespace scoundrel
