#include "notation/game_id.h"

#include <gtest/gtest.h>

#include "notation/cards.h"
#include "support/words.h"

namespace scoundrel {
namespace {

using namespace test::words;

TEST(Seeds, NumbersAndWords) {
    EXPECT_EQ(seed_number("42"), 42u);
    EXPECT_EQ(seed_number("0042"), 42u);
    EXPECT_EQ(seed_number("18446744073709551615"), 18446744073709551615u);
    EXPECT_EQ(seed_number("tuesday"), 18339334696106391312u);
    const auto hash = [](std::string_view text) {
        Fnv1a fnv;
        fnv.add_text(text);
        return fnv.value();
    };
    EXPECT_EQ(seed_number("18446744073709551616"), hash("18446744073709551616")) << "too large";
    EXPECT_EQ(seed_number("-1"), hash("-1"));
    EXPECT_EQ(seed_number(" 42"), hash(" 42"));
    EXPECT_EQ(seed_number("♠"), hash("\xE2\x99\xA0"));
}

TEST(GameId, TheThreeForms) {
    const auto seeded = parse_game_id("classic#tuesday");
    ASSERT_TRUE(seeded);
    EXPECT_EQ(seeded->dealt_by, DealtBy::seed);
    EXPECT_EQ(seeded->seed, "tuesday");
    const auto literal = parse_game_id(
        "classic+deck=" + print_deck_difference("2C 3C 4C 5C"_cards, classic_deck) + ":2c5C3C4C");
    ASSERT_TRUE(literal) << literal.error().message;
    EXPECT_EQ(literal->dealt_by, DealtBy::literal);
    EXPECT_EQ(print_deck(literal->deck), "2C5C3C4C");
    const auto table = parse_game_id("rascal@table");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->dealt_by, DealtBy::table);
    EXPECT_EQ(print_game_id(*table), "rascal@table");
}

TEST(GameId, PrintedCanonicallyTheSeedAsGiven) {
    const auto canonical = [](std::string_view text) {
        const auto id = parse_game_id(text);
        return id ? print_game_id(*id) : id.error().message;
    };
    EXPECT_EQ(canonical("classic+avoid=never+health=15#0042"),
              "classic+health=15+avoid=never#0042");
    EXPECT_EQ(canonical("classic#a#b:c@d"), "classic#a#b:c@d") << "the first of # : @ ends RULES";
    EXPECT_EQ(canonical("classic#@table"), "classic#@table");
    EXPECT_EQ(canonical("classic# "), "classic# ");
}

TEST(GameId, Refused) {
    const auto code = [](std::string_view text) {
        const auto id = parse_game_id(text);
        EXPECT_FALSE(id) << text;
        return id ? ErrorCode::storage : id.error().code;
    };
    EXPECT_EQ(code("scoundrel#1"), ErrorCode::unknown_rules);
    EXPECT_EQ(code(""), ErrorCode::unknown_rules);
    EXPECT_EQ(code("#1"), ErrorCode::unknown_rules);
    EXPECT_EQ(code("classic+health=0#1"), ErrorCode::unknown_rules);
    EXPECT_EQ(code("classic"), ErrorCode::bad_game);
    EXPECT_EQ(code("classic#"), ErrorCode::bad_game);
    EXPECT_EQ(code("classic:"), ErrorCode::bad_game);
    EXPECT_EQ(code("classic:JC6S"), ErrorCode::bad_game);
    EXPECT_EQ(code("classic@"), ErrorCode::bad_game);
    EXPECT_EQ(code("classic@Table"), ErrorCode::bad_game);
    EXPECT_EQ(code("classic@position"), ErrorCode::bad_game) << "its record holds the rest";
    EXPECT_EQ(code("classic@sealed"), ErrorCode::bad_game) << "reserved";
}

}  // namespace
}  // namespace scoundrel
