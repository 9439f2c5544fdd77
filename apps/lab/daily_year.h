// The days of a year, each solved and played by several players: that each can be won and no two
// are alike, and how hard they are.
#pragma once

#include <string>
#include <vector>

#include "coach/deal_search.h"
#include "game/daily.h"

namespace scoundrel::cli {

inline constexpr std::string_view year_players[] = {"careful", "greedy", "search"};

struct YearDay {
    std::string day;
    GameId id;
    std::string deck;
    Solution solution;
    DealLevel level = DealLevel::fair;
    std::vector<int> scores;  // of year_players, with the deck hidden; won: above 0
};

struct DailyYear {
    int year = 0;
    std::vector<YearDay> days;
};

// Ends the command where a day's deal cannot be won, or was dealt before.
DailyYear play_year(int year, int jobs);

std::string print_year(const DailyYear& year);  // lines with checks
std::string tell_year(const DailyYear& year);
std::string draw_year(const DailyYear& year);

}  // namespace scoundrel::cli
