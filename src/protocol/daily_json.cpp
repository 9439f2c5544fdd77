#include "protocol/daily_json.h"

#include "game/daily.h"
#include "game/daily_words.h"
#include "protocol/history_json.h"

namespace scoundrel {

namespace {

Json month_or_null(const std::string& month, const std::string& here) {
    return month == here ? Json() : Json(month);
}

// Monday is 0.
int weekday_of(std::string_view day) {
    const std::chrono::weekday weekday(parse_day(day).value_or(DayNumber{}));
    return static_cast<int>(weekday.iso_encoding()) - 1;
}

}  // namespace

Json streaks_json(const DayStreaks& streaks) {
    return {{"played", streaks.played},
            {"most_played", streaks.most_played},
            {"won", streaks.won},
            {"most_won", streaks.most_won},
            {"text", say_streaks(streaks)}};
}

Json daily_day_json(const DailyDay& day) {
    Json practice = Json::array();
    for (const Summary& game : day.practice) practice.push_back(summary_json(game));
    return {{"day", day.day},
            {"game", day.game},
            {"state", std::string(print_day_state(day.state))},
            {"text", say_day(day)},
            {"first", day.first ? summary_json(*day.first) : Json()},
            {"practice", std::move(practice)}};
}

Json calendar_json(const Days& days, const std::string& month) {
    Json list = Json::array();
    for (const DailyDay& day : days.month(month)) list.push_back(daily_day_json(day));
    return {{"month", month},
            {"earlier", month_or_null(month_after(month, -1, days.today()), month)},
            {"later", month_or_null(month_after(month, 1, days.today()), month)},
            {"today", days.today()},
            {"weekday", weekday_of(month + "-01")},
            {"days", std::move(list)},
            {"streaks", streaks_json(days.streaks())}};
}

Json strip_json(const ResultStrip& strip, std::string_view link) {
    return {{"day", strip.day},
            {"game", strip.game},
            {"practice", strip.practice},
            {"title", say_strip_title(strip)},
            {"result", say_strip_result(strip)},
            {"blocks", strip_blocks(strip)},
            {"health", strip.health},
            {"max_health", strip.max_health},
            {"text", print_strip(strip, link)}};
}

}  // namespace scoundrel
