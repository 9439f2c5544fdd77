// The days in lines of text, for the command line and the terminal game.
#pragma once

#include <string>

#include "game/days.h"

namespace scoundrel::text {

// One sign for how a day stands, that any terminal has.
char day_sign(DayState state);
// Signs with their meaning: those of the days that are given, each once.
std::string tell_signs(const std::vector<DailyDay>& days);

// A month of weeks, each day with its sign.
std::string tell_month(const Days& days, const std::string& month);

// How another gets the deal: the last line of a result where there is no page to link to.
std::string daily_command_line(std::string_view day);

}  // namespace scoundrel::text
