// Which deal a day has. Whether the table is right is the solver's to say:
// coach/daily_deal_test.cpp.
#include "game/daily.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "notation/rules_text.h"

namespace scoundrel {
namespace {

std::string game_of(std::string_view rules, std::string_view day) {
    return print_game_id(daily_game(*parse_rules(std::string(rules)), day));
}

std::string day_text(int digits) {
    const std::string text = std::to_string(digits);
    return text.substr(0, 4) + "-" + text.substr(4, 2) + "-" + text.substr(6, 2);
}

TEST(Daily, AnOrdinaryDayHasItsDateForASeed) {
    EXPECT_EQ(game_of("classic", "2026-11-16"), "classic#daily-2026-11-16");
}

TEST(Daily, ADayWhoseFirstDealIsLostHasTheNextThatCanBeWon) {
    EXPECT_EQ(game_of("classic", "2026-01-21"), "classic#daily-2026-01-21-2");
}

TEST(Daily, OtherRulesKeepThePlainSeed) {
    for (const char* rules : {"equal", "rascal", "classic+health=15"})
        EXPECT_EQ(game_of(rules, "2026-01-21"), std::string(rules) + "#daily-2026-01-21");
}

TEST(Daily, OutsideTheTableTheDayHasThePlainSeed) {
    EXPECT_EQ(game_of("classic", "2025-12-31"), "classic#daily-2025-12-31");
    EXPECT_EQ(game_of("classic", "2046-01-01"), "classic#daily-2046-01-01");
    EXPECT_EQ(game_of("classic", "tomorrow"), "classic#daily-tomorrow");
}

TEST(Daily, TheTableCoversTwentyYearsInOrder) {
    const DailyTable table = daily_table();
    EXPECT_EQ(table.from, first_daily);
    EXPECT_EQ(table.to, "2045-12-31");
    EXPECT_TRUE(std::ranges::is_sorted(table.days, std::less_equal{}, &DailyException::day));
    for (const auto& [day, number] : table.days) {
        EXPECT_TRUE(parse_day(day_text(day))) << day;
        EXPECT_GE(day_text(day), table.from);
        EXPECT_LE(day_text(day), table.to);
        EXPECT_GE(number, 2) << day;
    }
}

TEST(Daily, ADealTellsItsDay) {
    EXPECT_EQ(day_of_deal("classic#daily-2026-11-16"), "2026-11-16");
    EXPECT_EQ(day_of_deal("classic#daily-2026-01-21-2"), "2026-01-21");
}

TEST(Daily, WhatIsNotDealtOnADayIsNoDaysDeal) {
    for (const char* game :
         {"classic#daily-2026-01-21", "classic#daily-2026-11-16-2", "classic#daily-2026-02-30",
          "classic#daily-2025-12-31", "classic#daily-", "classic#42", "rascal#daily-2026-11-16"})
        EXPECT_EQ(day_of_deal(game), std::nullopt) << game;
}

TEST(Daily, DaysAreReadAsTheyArePrinted) {
    for (const char* day : {"2026-01-01", "2028-02-29", "2045-12-31"})
        EXPECT_EQ(print_day(*parse_day(day)), day);
    for (const char* text : {"", "2026-1-1", "2026-02-29", "2026-13-01", "20260101", "2026-01-01T"})
        EXPECT_FALSE(parse_day(text)) << text;
}

}  // namespace
}  // namespace scoundrel
