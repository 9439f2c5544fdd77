#include "notation/cards.h"

#include <gtest/gtest.h>

#include "support/words.h"

namespace scoundrel {
namespace {

using namespace test::words;

TEST(Cards, PrintedAsTwoCharacters) {
    EXPECT_EQ(print_card("TD"_card), "TD");
    EXPECT_EQ(print_card("2C"_card), "2C");
    EXPECT_EQ(print_card("AS"_card), "AS");
    EXPECT_EQ(print_card("QH"_card), "QH");
}

TEST(Cards, ReadInEveryForm) {
    for (const char* text :
         {"TD", "td", "Td", "tD", "10D", "10d", "T♦", "10♦", "t♦", "T♦\uFE0F", "10♦\uFE0E"})
        EXPECT_EQ(parse_card(text), "TD"_card) << text;
    EXPECT_EQ(parse_card("a♠"), "AS"_card);
    EXPECT_EQ(parse_card("7♣"), "7C"_card);
    EXPECT_EQ(parse_card("2♥"), "2H"_card);
}

TEST(Cards, ASymbolForEachSuit) {
    for (const Card card : {"7C"_card, "7D"_card, "7H"_card, "7S"_card})
        EXPECT_EQ(parse_card("7" + std::string(suit_symbol(card.suit()))), card);
}

TEST(Cards, WhatIsNoCard) {
    for (const char* text :
         {"",   "T",  "D",  "1D", "0D", "11D",       "10",   "TDD",   "TD ",  " TD",
          "DT", "T-", "XD", "TX", "♦T", "T\xE2\x99", "10DD", "2\xFF", "\xFF", "100D"})
        EXPECT_FALSE(parse_card(text)) << text;
}

TEST(Cards, TakenFromTheFront) {
    std::string_view text = "10d7♣xy";
    EXPECT_EQ(take_card(text), "TD"_card);
    EXPECT_EQ(take_card(text), "7C"_card);
    EXPECT_FALSE(take_card(text));
    EXPECT_EQ(text, "xy") << "what is no card is left";
}

TEST(Deck, NothingBetweenTheCards) {
    const CardSet cards = "TD 5C 2H AS"_cards;
    const auto deck = parse_deck("5cAS10d2♥", cards);
    ASSERT_TRUE(deck);
    EXPECT_EQ(print_deck(*deck), "5CASTD2H");
}

TEST(Deck, MustBeTheWholeDeckOnce) {
    const CardSet cards = "TD 5C 2H AS"_cards;
    const auto message = [&](const char* text) {
        const auto deck = parse_deck(text, cards);
        EXPECT_FALSE(deck) << text;
        EXPECT_EQ(deck.error().code, ErrorCode::bad_game);
        return deck.error().message;
    };
    EXPECT_EQ(message("5CASTD"), "the deal has 3 of 4 cards; missing: 2H");
    EXPECT_EQ(message("5CASTD5C"), "5C is dealt twice");
    EXPECT_EQ(message("5CASTD3H"), "3H is not in this rule set's deck");
    EXPECT_NE(message("5C AS TD 2H").find("card 2 is not a card"), std::string::npos);
    EXPECT_NE(message("").find("0 of 4"), std::string::npos);
    EXPECT_NE(message("5CASTD2H2").find("card 5"), std::string::npos);
}

TEST(Cards, ListedWithBlanks) {
    EXPECT_EQ(print_cards("TD 5C 2H"_cards), "5C TD 2H");
    EXPECT_EQ(print_cards(CardSet()), "");
}

}  // namespace
}  // namespace scoundrel
