#include "game/days.h"

#include <algorithm>

#include "game/host.h"

namespace scoundrel {

namespace {

bool is_over(const Summary& game) { return game.outcome.status != Status::playing; }

// Of a game with that day's deal. A time of another form was written by no clock of ours and proves
// nothing.
bool is_first(const Summary& game, std::string_view day) {
    return !game.repeated && game.started.starts_with(day) && parse_time(game.started);
}

DayState state_of_try(const Summary& game) {
    if (!is_over(game)) return game.abandoned ? DayState::abandoned : DayState::playing;
    if (game.outcome.status == Status::lost) return DayState::lost;
    return game.marks.any() ? DayState::helped : DayState::won;
}

}  // namespace

std::string_view print_day_state(DayState state) {
    constexpr std::string_view names[] = {"coming", "open",      "playing",  "won",   "helped",
                                          "lost",   "abandoned", "practice", "missed"};
    return names[static_cast<std::size_t>(state)];
}

bool is_practice(const Summary& game) {
    const auto day = day_of_deal(game.game);
    return day && !is_first(game, *day);
}

std::optional<DayNumber> day_tried(const Summary& game) {
    const auto day = day_of_deal(game.game);
    if (!day || !is_first(game, *day) || !is_over(game)) return {};
    return parse_day(*day);
}

bool DailyDay::has_result() const { return first != nullptr && is_over(*first); }

DailyDay Days::at(std::string_view day) const {
    DailyDay one{.day = std::string(day), .game = print_game_id(daily_game(Variant{}, day))};
    for (const Summary& game : games_) {
        if (game.game != one.game) continue;
        if (is_first(game, day))
            one.first = &game;
        else
            one.practice.push_back(&game);
    }
    one.state = one.day > today_        ? DayState::coming
                : one.first != nullptr  ? state_of_try(*one.first)
                : !one.practice.empty() ? DayState::practice
                : one.day == today_     ? DayState::open
                                        : DayState::missed;
    return one;
}

std::vector<DailyDay> Days::month(std::string_view month) const {
    std::vector<DailyDay> days;
    for (auto day = parse_day(std::string(month) + "-01"); day; *day += std::chrono::days(1)) {
        const std::string text = print_day(*day);
        if (!text.starts_with(month)) break;
        days.push_back(at(text));
    }
    return days;
}

// The games come in the order in which they were begun, and first tries so in that of their days.
DayStreaks Days::streaks() const {
    const auto today = parse_day(today_);
    if (!today) return {};
    DayRun played, won;
    for (const Summary& game : games_) {
        const auto day = day_tried(game);
        if (!day || *day > *today) continue;
        played.add(*day);
        if (state_of_try(game) == DayState::won) won.add(*day);
    }
    const DayState now = at(today_).state;
    const bool open = now == DayState::open || now == DayState::playing;
    return {.played = played.until(*today, open),
            .most_played = played.most,
            .won = won.until(*today, open),
            .most_won = won.most};
}

bool Days::is_first_try(std::string_view play, std::string_view day) const {
    const DailyDay one = at(day);
    return one.first != nullptr && one.first->play == play;
}

std::string month_of(std::string_view day) { return std::string(day.substr(0, 7)); }

std::string month_beside(std::string_view month, int by, std::string_view today) {
    const auto first = parse_day(std::string(month) + "-01");
    if (!first) return month_of(today);
    constexpr int in_the_next = 31;  // days on from the first
    const int days = by < 0 ? -1 : by > 0 ? in_the_next : 0;
    const std::string there = month_of(print_day(*first + std::chrono::days(days)));
    return std::max(std::min(there, month_of(today)), month_of(first_daily));
}

}  // namespace scoundrel
