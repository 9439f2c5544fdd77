#include "game/host.h"

#include <algorithm>
#include <chrono>

#include "notation/numbers.h"

namespace scoundrel {

namespace {

using namespace std::chrono;

constexpr std::string_view example = "2026-11-15T09:30:00.000Z";

std::string digits(int number, int count) {
    std::string text(static_cast<std::size_t>(count), '0');
    for (auto at = text.rbegin(); at != text.rend(); ++at, number /= 10)
        *at = static_cast<char>('0' + number % 10);
    return text;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

// Printed by hand: the library's own printing of times is larger than the game.
std::string print_time(std::int64_t milliseconds_since) {
    constexpr milliseconds last =
        sys_days(year(9999) / December / 31).time_since_epoch() + hours(24) - milliseconds(1);
    const sys_time<milliseconds> time(
        std::clamp(milliseconds(milliseconds_since), milliseconds(0), last));
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const auto in_day = static_cast<int>((time - day).count());
    return digits(static_cast<int>(date.year()), 4) + "-" +
           digits(static_cast<int>(static_cast<unsigned>(date.month())), 2) + "-" +
           digits(static_cast<int>(static_cast<unsigned>(date.day())), 2) + "T" +
           digits(in_day / 3'600'000, 2) + ":" + digits(in_day / 60'000 % 60, 2) + ":" +
           digits(in_day / 1000 % 60, 2) + "." + digits(in_day % 1000, 3) + "Z";
}

// There is one way to print a time, so one is read by printing it again.
std::optional<std::int64_t> parse_time(std::string_view text) {
    if (text.size() != example.size()) return {};
    for (std::size_t i = 0; i < text.size(); ++i)
        if (is_digit(example[i]) ? !is_digit(text[i]) : text[i] != example[i]) return {};
    const auto number = [&](std::size_t at, std::size_t count) {
        return static_cast<int>(*parse_number(text.substr(at, count)));
    };
    const year_month_day date(year(number(0, 4)), month(static_cast<unsigned>(number(5, 2))),
                              day(static_cast<unsigned>(number(8, 2))));
    if (!date.ok()) return {};
    const milliseconds since = sys_days(date).time_since_epoch() + hours(number(11, 2)) +
                               minutes(number(14, 2)) + seconds(number(17, 2)) +
                               milliseconds(number(20, 3));
    if (print_time(since.count()) != text) return {};
    return since.count();
}

}  // namespace scoundrel
