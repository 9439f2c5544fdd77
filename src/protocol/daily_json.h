// The days as JSON: what the page shows and `daily --json` prints.
#pragma once

#include "game/days.h"
#include "game/result_strip.h"
#include "json/json.h"

namespace scoundrel {

Json streaks_json(const DayStreaks& streaks);
Json daily_day_json(const DailyDay& day);
// A month such as 2026-11, with the months beside it, null where the calendar ends.
Json calendar_json(const Days& days, const std::string& month);
Json strip_json(const ResultStrip& strip, std::string_view link);

}  // namespace scoundrel
