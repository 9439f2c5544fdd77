#include "text/daily_text.h"

#include <algorithm>

#include "game/daily.h"
#include "game/daily_words.h"

namespace scoundrel::text {

namespace {

constexpr int days_in_week = 7;

}  // namespace

char day_sign(DayState state) {
    switch (state) {
        case DayState::coming: return ' ';
        case DayState::open: return '?';
        case DayState::playing: return '>';
        case DayState::won: return '+';
        case DayState::helped: return '*';
        case DayState::lost: return '-';
        case DayState::abandoned: return 'x';
        case DayState::practice: return '~';
        case DayState::missed: break;
    }
    return '.';
}

std::string tell_signs(const std::vector<DailyDay>& days) {
    std::vector<DayState> seen;
    std::string text;
    for (const DailyDay& day : days) {
        if (day.state == DayState::coming || std::ranges::count(seen, day.state) > 0) continue;
        seen.push_back(day.state);
        text += (text.empty() ? "" : "  ") + std::string(1, day_sign(day.state)) + " " +
                say_day_state(day.state);
    }
    return text;
}

std::string tell_month(const Days& days, const std::string& month) {
    const auto all = days.month(month);
    const std::chrono::weekday first(parse_day(month + "-01").value_or(DayNumber{}));
    int column = static_cast<int>(first.iso_encoding()) - 1;
    std::string text = month + "\n" + say({}, Phrase::daily_weekdays) + "\n" +
                       std::string(static_cast<std::size_t>(4 * column), ' ');
    for (const DailyDay& day : all) {
        const char sign = day_sign(day.state);
        text += day.day.substr(8);
        if (sign != ' ') text += sign;
        const bool ends = ++column % days_in_week == 0 || &day == &all.back();
        text += ends ? "\n" : sign != ' ' ? " " : "  ";
    }
    return text;
}

std::string daily_command_line(std::string_view day) {
    return "scoundrel daily " + std::string(day);
}

}  // namespace scoundrel::text
