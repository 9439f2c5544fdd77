// What is said of days, the same on every face.
#pragma once

#include <string>

#include "game/days.h"
#include "phrases/catalogue.h"

namespace scoundrel {

std::string say_day_state(DayState state);

// "Days in a row: 3 played (most 5), 1 won (most 2)."
std::string say_streaks(const DayStreaks& streaks);

// Of a day: its state, with the first try's score.
std::string say_day(const DailyDay& day);

}  // namespace scoundrel
