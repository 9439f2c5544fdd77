// The table of days (game/daily_exceptions.inc) held against the solver: the deals it passes over
// are lost, those that are dealt can be won.
#include <gtest/gtest.h>

#include "coach/could_be_won.h"
#include "game/begin.h"
#include "game/daily.h"

namespace scoundrel {
namespace {

Verdict verdict_of(const GameId& id) {
    const Session session(beginning_of(id));
    return solve(id.variant.rules, session.position(), *session.hidden_order(), 0,
                 Question::verdict)
        .verdict;
}

TEST(DailyDeal, WhatTheTablePassesOverIsLostAndWhatItDealsCanBeWon) {
    for (const auto& [digits, number] : daily_table().days) {
        const std::string text = std::to_string(digits);
        const std::string day =
            text.substr(0, 4) + "-" + text.substr(4, 2) + "-" + text.substr(6, 2);
        for (int i = 1; i < number; ++i)
            EXPECT_EQ(verdict_of(daily_candidate({}, day, i)), Verdict::lost) << day << " " << i;
        EXPECT_EQ(verdict_of(daily_game({}, day)), Verdict::won) << day;
    }
}

// A step that has no common factor with weeks, months or years.
TEST(DailyDeal, ASampleOfAllDaysCanBeWon) {
    const DailyTable table = daily_table();
    const DayNumber last = *parse_day(table.to);
    int days = 0;
    for (DayNumber day = *parse_day(table.from); day <= last; day += std::chrono::days(23), ++days)
        EXPECT_EQ(verdict_of(daily_game({}, print_day(day))), Verdict::won) << print_day(day);
    EXPECT_EQ(days, 318);
}

}  // namespace
}  // namespace scoundrel
