// What counts for a day, and how days in a row are counted (docs/daily.md).
#include "game/days.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/daily.h"

namespace scoundrel {
namespace {

using enum DayState;

// A history as read_history() would have it: in order, repeats marked by the deal.
class Kept {
  public:
    Kept& add(const std::string& day, const std::string& started,
              Outcome outcome = {Status::won, 5}, Marks marks = {}) {
        const std::string game = print_game_id(daily_game({}, day));
        const bool repeated =
            std::ranges::any_of(games, [&](const Summary& one) { return one.game == game; });
        games.push_back({.name = "game" + std::to_string(games.size()),
                         .play = "play" + std::to_string(games.size()),
                         .started = started,
                         .game = game,
                         .rules = "classic",
                         .deal = game,
                         .outcome = outcome,
                         .stats = {},
                         .marks = marks,
                         .abandoned = false,
                         .repeated = repeated,
                         .moves = 1});
        return *this;
    }
    // At noon of its own day.
    Kept& on_time(const std::string& day, Outcome outcome = {Status::won, 5}, Marks marks = {}) {
        return add(day, day + "T12:00:00.000Z", outcome, marks);
    }
    Kept& abandon() { return games.back().abandoned = true, *this; }

    Days as_of(const std::string& today) const { return {games, today}; }
    DayState state(const std::string& day, const std::string& today) const {
        return as_of(today).at(day).state;
    }
    std::vector<Summary> games;
};

constexpr Outcome lost_it{Status::lost, -20};
constexpr Outcome playing_it{Status::playing, 0};

TEST(Days, AFirstTryIsBegunOnItsDayAndToldByHowItEnded) {
    Kept kept;
    kept.on_time("2026-11-10").on_time("2026-11-11", lost_it);
    kept.on_time("2026-11-12", {Status::won, 3}, {.hint = true});
    kept.on_time("2026-11-13", playing_it).abandon();
    kept.on_time("2026-11-14", playing_it);
    const std::string today = "2026-11-16";
    EXPECT_EQ(kept.state("2026-11-10", today), won);
    EXPECT_EQ(kept.state("2026-11-11", today), lost);
    EXPECT_EQ(kept.state("2026-11-12", today), helped);
    EXPECT_EQ(kept.state("2026-11-13", today), abandoned);
    EXPECT_EQ(kept.state("2026-11-14", today), playing);
    EXPECT_EQ(kept.state("2026-11-15", today), missed);
    EXPECT_EQ(kept.state("2026-11-16", today), open);
    EXPECT_EQ(kept.state("2026-11-17", today), coming);
}

TEST(Days, ATryCountsForTheDayItWasBegunOnHoweverLateItEnds) {
    Kept kept;
    kept.add("2026-11-15", "2026-11-15T23:59:59.999Z");
    EXPECT_EQ(kept.state("2026-11-15", "2026-11-16"), won);
}

TEST(Days, AMissedDaysDealPlayedLaterIsPractice) {
    Kept kept;
    kept.add("2026-11-15", "2026-11-16T00:00:00.000Z");
    const Days days = kept.as_of("2026-11-16");
    const DailyDay day = days.at("2026-11-15");
    EXPECT_EQ(day.state, practice);
    EXPECT_FALSE(day.first);
    EXPECT_EQ(day.practice.size(), 1u);
    EXPECT_EQ(kept.as_of("2026-11-16").streaks().played, 0);
    EXPECT_TRUE(is_practice(kept.games[0]));
    EXPECT_FALSE(is_practice(Kept().on_time("2026-11-15").games[0]));
}

TEST(Days, ASecondTryIsPracticeAndTheFirstStands) {
    Kept kept;
    kept.on_time("2026-11-15", lost_it).on_time("2026-11-15");
    const Days days = kept.as_of("2026-11-15");
    const DailyDay day = days.at("2026-11-15");
    EXPECT_EQ(day.state, lost);
    EXPECT_EQ(day.first->name, "game0");
    EXPECT_EQ(day.practice.at(0)->name, "game1");
}

TEST(Days, ADealLookedAtBeforeItsDayHasNoFirstTryLeft) {
    Kept kept;
    kept.add("2026-11-16", "2026-11-15T10:00:00.000Z").on_time("2026-11-16");
    EXPECT_EQ(kept.state("2026-11-16", "2026-11-16"), practice);
    EXPECT_EQ(kept.as_of("2026-11-16").at("2026-11-16").practice.size(), 2u);
}

TEST(Days, AGameThatDoesNotSayWhenItWasBegunIsPractice) {
    for (const char* started : {"", "2026-11-15", "2026-11-15T99:00:00.000Z"}) {
        Kept kept;
        kept.add("2026-11-15", started);
        EXPECT_EQ(kept.state("2026-11-15", "2026-11-16"), practice) << started;
    }
}

TEST(Days, WhatAClockBegunTooEarlySaysCountsWhenItsDayHasCome) {
    Kept kept;
    kept.on_time("2026-11-20");
    EXPECT_EQ(kept.state("2026-11-20", "2026-11-16"), coming);
    EXPECT_EQ(kept.as_of("2026-11-16").streaks().most_played, 0);
    EXPECT_EQ(kept.state("2026-11-20", "2026-11-20"), won);
    EXPECT_EQ(kept.as_of("2026-11-20").streaks().played, 1);
}

TEST(Days, OtherDealsAndOtherRulesAreNoDays) {
    Kept kept;
    kept.on_time("2026-11-15");
    kept.games.back().game = "rascal#daily-2026-11-15";
    EXPECT_EQ(kept.state("2026-11-15", "2026-11-15"), open);
}

TEST(Days, AStreakLivesUntilTodayIsOver) {
    Kept kept;
    for (const char* day : {"2026-10-31", "2026-11-01", "2026-11-02"}) kept.on_time(day);
    EXPECT_EQ(kept.as_of("2026-11-02").streaks().played, 3);
    EXPECT_EQ(kept.as_of("2026-11-03").streaks().played, 3);
    EXPECT_EQ(kept.as_of("2026-11-04").streaks().played, 0);
    EXPECT_EQ(kept.as_of("2026-11-04").streaks().most_played, 3);
    kept.on_time("2026-11-03", playing_it);
    EXPECT_EQ(kept.as_of("2026-11-03").streaks().played, 3);
}

TEST(Days, ALossEndsTheDaysWonAndAddsToTheDaysPlayed) {
    Kept kept;
    kept.on_time("2026-11-01").on_time("2026-11-02").on_time("2026-11-03", lost_it);
    const DayStreaks streaks = kept.as_of("2026-11-03").streaks();
    EXPECT_EQ(streaks.played, 3);
    EXPECT_EQ(streaks.won, 0);
    EXPECT_EQ(streaks.most_won, 2);
}

TEST(Days, AWinWithHelpIsADayPlayedAndNotADayWon) {
    Kept kept;
    kept.on_time("2026-11-01").on_time("2026-11-02", {Status::won, 9}, {.undo = true});
    const DayStreaks streaks = kept.as_of("2026-11-02").streaks();
    EXPECT_EQ(streaks.played, 2);
    EXPECT_EQ(streaks.won, 0);
    EXPECT_EQ(streaks.most_won, 1);
}

TEST(Days, GivingUpEndsBoth) {
    Kept kept;
    kept.on_time("2026-11-01").on_time("2026-11-02", playing_it).abandon();
    const DayStreaks streaks = kept.as_of("2026-11-02").streaks();
    EXPECT_EQ(streaks.played, 0);
    EXPECT_EQ(streaks.won, 0);
}

TEST(Days, AMonthHasAllItsDays) {
    const Kept kept;
    EXPECT_EQ(kept.as_of("2028-03-01").month("2028-02").size(), 29u);
    EXPECT_EQ(kept.as_of("2028-03-01").month("2028-02").front().day, "2028-02-01");
    EXPECT_TRUE(kept.as_of("2028-03-01").month("no month").empty());
}

TEST(Days, TheCalendarGoesFromItsFirstMonthToTodays) {
    EXPECT_EQ(month_beside("2026-11", -1, "2026-11-16"), "2026-10");
    EXPECT_EQ(month_beside("2026-01", -1, "2026-11-16"), "2026-01");
    EXPECT_EQ(month_beside("2026-11", 1, "2026-11-16"), "2026-11");
    EXPECT_EQ(month_beside("2026-12", 1, "2027-02-01"), "2027-01");
    EXPECT_EQ(month_beside("2026-05", 0, "1970-01-01"), "2026-01");
}

}  // namespace
}  // namespace scoundrel
