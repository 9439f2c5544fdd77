#include "notation/nearest.h"

#include <gtest/gtest.h>

#include <string>

#include "notation/rules_text.h"

namespace scoundrel {
namespace {

constexpr std::string_view words[] = {"play", "rules", "replay", "history", "review", "q"};

std::string meant(std::string_view typed) {
    return std::string(nearest(typed, words).value_or(""));
}

TEST(Nearest, FindsWhatWasMistyped) {
    EXPECT_EQ(meant("playy"), "play");  // a letter more
    EXPECT_EQ(meant("pla"), "play");    // a letter less
    EXPECT_EQ(meant("plsy"), "play");   // a wrong one
    EXPECT_EQ(meant("paly"), "play");   // two in each other's place
    EXPECT_EQ(meant("rpelay"), "replay");
    EXPECT_EQ(meant("hsitroy"), "history");
}

TEST(Nearest, TheCaseDoesNotCount) { EXPECT_EQ(meant("RULES"), "rules"); }

TEST(Nearest, TheBeginningOfAWordWillDo) { EXPECT_EQ(meant("hist"), "history"); }

TEST(Nearest, SaysNothingWhereNothingIsNear) {
    EXPECT_EQ(meant(""), "");
    EXPECT_EQ(meant("x"), "");  // every word of one letter is one slip away
    EXPECT_EQ(meant("nonsense"), "");
    EXPECT_EQ(meant("pxxy"), "");
    EXPECT_EQ(meant(std::string(100'000, 'p')), "");
}

TEST(Nearest, RulesSayWhatWasMeant) {
    const auto message = [](std::string_view text) { return parse_rules(text).error().message; };
    EXPECT_TRUE(message("clasic").starts_with(
        "there is no rule set 'clasic'; did you mean classic? The rule sets are classic, equal"));
    EXPECT_TRUE(
        message("classic+helth=5")
            .starts_with(
                "there is no knob 'helth'; did you mean health? The knobs are deck, health"));
    EXPECT_EQ(message("classic+weapon=lowr"),
              "weapon takes lower, equal or wear, not 'lowr'; did you mean lower?");
    EXPECT_EQ(message("classic+weapon=sharp"), "weapon takes lower, equal or wear, not 'sharp'");
}

}  // namespace
}  // namespace scoundrel
