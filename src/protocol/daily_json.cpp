#include "protocol/daily_json.h"

#include "game/daily_words.h"

namespace scoundrel {

Json streaks_json(const DayStreaks& streaks) {
    Json json = Json::object();
    const std::pair<const char*, int> figures[] = {{"played", streaks.played},
                                                   {"most_played", streaks.most_played},
                                                   {"won", streaks.won},
                                                   {"most_won", streaks.most_won}};
    for (const auto& [name, figure] : figures) json[name] = figure;
    json["text"] = say_streaks(streaks);
    return json;
}

Json daily_day_json(const DailyDay& day) {
    Json practice = Json::array();
    for (const Summary* game : day.practice) practice.push_back(game->name);
    return {{"day", day.day},
            {"game", day.game},
            {"state", std::string(print_day_state(day.state))},
            {"text", say_day(day)},
            {"first", day.first != nullptr ? Json(day.first->name) : Json()},
            {"practice", std::move(practice)}};
}

Json calendar_json(const Days& days, const std::string& month) {
    Json list = Json::array();
    for (const DailyDay& day : days.month(month)) list.push_back(daily_day_json(day));
    Json json{
        {"month", month}, {"days", std::move(list)}, {"streaks", streaks_json(days.streaks())}};
    const std::pair<const char*, int> besides[] = {{"earlier", -1}, {"later", 1}};
    for (const auto& [name, by] : besides) {
        const std::string other = month_beside(month, by, days.today());
        json[name] = other == month ? Json() : Json(other);
    }
    return json;
}

Json strip_json(const ResultStrip& strip, std::string_view link) {
    return {{"day", strip.day},
            {"game", strip.game},
            {"practice", strip.practice},
            {"health", strip.health},
            {"max_health", strip.max_health},
            {"text", print_strip(strip, link)}};
}

}  // namespace scoundrel
