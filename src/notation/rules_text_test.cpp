#include "notation/rules_text.h"

#include <gtest/gtest.h>

#include "support/words.h"

namespace scoundrel {
namespace {

using namespace test::words;

std::string canonical(std::string_view text) {
    const auto variant = parse_rules(text);
    return variant ? print_rules(*variant) : "refused: " + variant.error().message;
}

std::string why_not(std::string_view text, ErrorCode code = ErrorCode::unknown_rules) {
    const auto variant = parse_rules(text);
    EXPECT_FALSE(variant) << text;
    if (variant) return "";
    EXPECT_EQ(variant.error().code, code) << text;
    return variant.error().message;
}

TEST(RulesText, NamesARuleSet) {
    for (const RuleSet& set : rule_sets) {
        const auto variant = parse_rules(set.id);
        ASSERT_TRUE(variant) << set.id;
        EXPECT_EQ(variant->base, &set);
        EXPECT_EQ(variant->rules, set.rules);
        EXPECT_EQ(print_rules(*variant), set.id);
    }
}

TEST(RulesText, DifferencesInTableOrder) {
    EXPECT_EQ(canonical("classic+avoid=never+health=15"), "classic+health=15+avoid=never");
    EXPECT_EQ(canonical("classic+scoring=slain+deck=-2D"), "classic+deck=-2D+scoring=slain");
    EXPECT_EQ(canonical("classic+health=0015"), "classic+health=15");
    const auto variant = parse_rules("rascal+inventory=always+wear=3");
    ASSERT_TRUE(variant);
    EXPECT_EQ(variant->rules.inventory, Inventory::always);
    EXPECT_EQ(variant->rules.wear, 3);
    EXPECT_EQ(variant->rules.repair, 2);
}

TEST(RulesText, WhatIsNoDifferenceIsDropped) {
    EXPECT_EQ(canonical("classic+health=20"), "classic");
    EXPECT_EQ(canonical("rascal+repair=2+drop=yes"), "rascal+drop=yes");
    EXPECT_EQ(canonical("browser+scoring=original"), "browser+scoring=original");
}

TEST(RulesText, SignedCards) {
    EXPECT_EQ(canonical("classic+deck=-TD+AH-2D"), "classic+deck=+AH-2D-TD");
    EXPECT_EQ(canonical("classic+deck=+ah-10d"), "classic+deck=+AH-TD");
    EXPECT_EQ(canonical("classic+deck=+A♥+health=15"), "classic+deck=+AH+health=15");
    EXPECT_EQ(canonical("forty-two+deck=+AC"), "forty-two+deck=+AC");
    const auto variant = parse_rules("classic+deck=+AH-2D");
    ASSERT_TRUE(variant);
    EXPECT_EQ(variant->rules.deck, (classic_deck | "AH"_cards) - "2D"_cards);
    EXPECT_EQ(print_deck_difference("AH 2C"_cards, "2C 3C"_cards), "+AH-3C");
    EXPECT_EQ(print_deck_difference("2C"_cards, "2C"_cards), "");
}

TEST(RulesText, Refused) {
    EXPECT_NE(why_not("scoundrel").find("classic, equal, browser, rascal, forty-two"),
              std::string::npos);
    EXPECT_NE(why_not("classic+luck=good").find("no knob 'luck'; the knobs are deck, health, "),
              std::string::npos);
    EXPECT_EQ(why_not("classic+weapon=blunt"), "weapon takes lower, equal or wear, not 'blunt'");
    EXPECT_EQ(why_not("classic+health=100"), "health takes 1 to 99, not '100'");
    EXPECT_EQ(why_not("classic+health=15+health=15"), "the knob health is given twice");
    EXPECT_EQ(why_not("classic+deck=-2D+deck=-3D"), "the knob deck is given twice");
    EXPECT_EQ(why_not("classic+deck=-AH", ErrorCode::bad_game),
              "deck cannot pull AH: it is not there");
    EXPECT_EQ(why_not("classic+deck=+AC", ErrorCode::bad_game),
              "deck cannot add AC: it is there already");
    EXPECT_EQ(why_not("classic+deck=-2D-2D", ErrorCode::bad_game), "deck names 2D twice");
    EXPECT_EQ(why_not("classic+fourth=optional+ending=short"),
              "ending=short does not go with fourth=optional");
    EXPECT_EQ(why_not("forty-two+fourth=optional"),
              "ending=short does not go with fourth=optional");
    for (const char* text :
         {"", "Classic", "classic ", "classic+", "classic+health", "classic+=", "classic+health=",
          "classic++health=15", "classic+health=15+", "classic+deck=", "classic+deck=2D",
          "classic+deck=-2D-", "classic+deck=-2Dx", "classic+deck=-XX", "+health=15"})
        why_not(text);
}

TEST(RulesText, ADeckHasFourToFiftyTwoCards) {
    const auto pulled = [](CardSet kept) {
        return "classic+deck=" + print_deck_difference(kept, classic_deck);
    };
    EXPECT_EQ(canonical(pulled("2C 3C 4C 5C"_cards)), pulled("2C 3C 4C 5C"_cards));
    EXPECT_EQ(why_not(pulled("2C 3C 4C"_cards), ErrorCode::bad_game),
              "a deck has 4 to 52 cards, not 3");
    EXPECT_EQ(canonical(pulled(CardSet::whole_pack())), "classic+deck=+JD+QD+KD+AD+JH+QH+KH+AH");
}

TEST(RulesFile, BaseThenOnlyWhatDiffers) {
    const auto variant = parse_rules_file(
        "# Rascal for a rainy day\n"
        "base = rascal\r\n"
        "\n"
        "  health=25   # more life\n"
        "deck = +AH-2D\n"
        "inventory\t=\talways");
    ASSERT_TRUE(variant) << variant.error().message;
    EXPECT_EQ(print_rules(*variant), "rascal+deck=+AH-2D+health=25+inventory=always");
    EXPECT_EQ(print_rules_file(*variant),
              "base = rascal\ndeck = +AH-2D\nhealth = 25\ninventory = always\n");
}

TEST(RulesFile, Refused) {
    const auto why = [](const char* text) {
        const auto variant = parse_rules_file(text);
        EXPECT_FALSE(variant) << text;
        if (variant) return std::string();
        EXPECT_EQ(variant.error().code, ErrorCode::unknown_rules);
        return variant.error().message;
    };
    EXPECT_EQ(why(""), "a rules file begins with 'base = SET', such as base = classic");
    EXPECT_EQ(why("health = 15\nbase = classic\n"),
              "line 1: a rules file begins with 'base = SET', such as base = classic");
    EXPECT_EQ(why("base = classic\nbase = rascal\n"), "line 2: base is given twice");
    EXPECT_EQ(why("base = classic\n\nhealth = 0\n"), "line 3: health takes 1 to 99, not '0'");
    EXPECT_EQ(why("base = classic\nhealth 15\n"),
              "line 2: expected 'knob = value', such as health = 15");
    EXPECT_EQ(why("base = classic\nhealth = 15\nhealth = 16"),
              "line 3: the knob health is given twice");
    EXPECT_EQ(why("base = classic\ndeck = -2D -3D\n"),
              "line 2: deck takes nothing but signed cards");
    EXPECT_EQ(why("base = forty-two\nfourth = optional\n"),
              "ending=short does not go with fourth=optional");
    why("base = scoundrel\n");
    why("base = classic+health=15\n");
    why("base = classic\nluck = good\n");
    why("base = classic\nhealth = 15+16\n");
}

// A path that ends in `.rules` may lead to anything; what it holds is not for whoever named it.
TEST(RulesFile, ErrorsRepeatNothingOfAFileThatHoldsNoRules) {
    for (const std::string before : {"", "base = classic\n", "\n# nothing\nbase = classic\n"})
        for (const char* line :
             {"secret", "secret words", "secret words = 1", "health = secret words", "secret: x",
              "base = secret words", "secret-secret-secret-secret-secret = 1",
              "health = secret-secret-secret-secret-secret", "deck = +AH secret", "deck = secret",
              "se\x1b[31mcret = 1", "secret=\xff", "=secret", "secret="}) {
            const auto variant = parse_rules_file(before + line + "\n");
            ASSERT_FALSE(variant) << line;
            EXPECT_EQ(variant.error().message.find("secret"), std::string::npos)
                << variant.error().message;
        }
}

TEST(RulesFile, ReadWhereverRulesAreNamed) {
    const ReadFile read = [](const std::string& path) -> Result<std::string> {
        if (path == "house.rules") return "base = classic\nhealth = 15\n";
        if (path == "bad.rules") return "base = nothing\n";
        return fail(ErrorCode::storage, path + ": no such file");
    };
    EXPECT_EQ(with_rules_file_read("house.rules#42", read).value(), "classic+health=15#42");
    EXPECT_EQ(with_rules_file_read("house.rules", read).value(), "classic+health=15");
    EXPECT_EQ(with_rules_file_read("house.rules+avoid=never@table", read).value(),
              "classic+health=15+avoid=never@table");
    EXPECT_EQ(with_rules_file_read("classic#x.rules", read).value(), "classic#x.rules");
    EXPECT_EQ(with_rules_file_read("house.rules#1", {}).value(), "house.rules#1");
    EXPECT_EQ(with_rules_file_read("none.rules", read).error().code, ErrorCode::unknown_rules);
    EXPECT_TRUE(with_rules_file_read("bad.rules", read).error().message.starts_with("bad.rules: "));
}

}  // namespace
}  // namespace scoundrel
