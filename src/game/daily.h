// The day's deal: one for everybody, on every face and offline, since its seed is the date. Where
// the solver proves that deal of `classic` lost, the day has the next one that can be won; which
// days these are was found beforehand (`scoundrel dailies table`) and is compiled in. What a
// history says of the days is days.h's affair.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "notation/game_id.h"

namespace scoundrel {

// A day is written 2026-11-15 and begins at midnight UTC; so written, later days sort later.
using DayNumber = std::chrono::sys_days;
std::optional<DayNumber> parse_day(std::string_view text);
std::string print_day(DayNumber day);
inline constexpr std::string_view first_daily = "2026-01-01";  // where the calendar begins

// Under `classic` a deal that can be won, for as many years as the table covers; after its end, and
// under all other rules, the plain seed `daily-DATE`.
GameId daily_game(const Variant& variant, std::string_view day);

// The deal of that day that is tried as number so much, from 1 on: `daily-DATE`, `daily-DATE-2`, …
GameId daily_candidate(const Variant& variant, std::string_view day, int number);

// Which day's deal of `classic` this id names; nothing if none.
std::optional<std::string> day_of_deal(std::string_view game);

// The table: days whose first deal is lost, and which one can be won.
struct DailyException {
    int day;  // 20261115
    int number;
};
struct DailyTable {
    std::string_view from, to;  // both included
    std::span<const DailyException> days;
};
DailyTable daily_table();

}  // namespace scoundrel
