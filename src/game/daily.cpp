#include "game/daily.h"

#include <algorithm>
#include <iterator>

#include "game/host.h"

namespace scoundrel {

namespace {

#include "game/daily_exceptions.inc"

constexpr std::string_view midnight = "T00:00:00.000Z";

int number_of(DayNumber day) {
    const std::chrono::year_month_day date(day);
    const int wanted = static_cast<int>(date.year()) * 10000 +
                       static_cast<int>(static_cast<unsigned>(date.month())) * 100 +
                       static_cast<int>(static_cast<unsigned>(date.day()));
    const auto at = std::ranges::lower_bound(daily_exceptions, wanted, {}, &DailyException::day);
    return at != std::end(daily_exceptions) && at->day == wanted ? at->number : 1;
}

}  // namespace

std::optional<DayNumber> parse_day(std::string_view text) {
    const auto time = parse_time(std::string(text) + std::string(midnight));
    if (!time) return {};
    return std::chrono::floor<std::chrono::days>(
        std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(*time)));
}

std::string print_day(DayNumber day) {
    const std::chrono::milliseconds since = day.time_since_epoch();
    return print_time(since.count()).substr(0, 10);
}

GameId daily_candidate(const Variant& variant, std::string_view day, int number) {
    std::string seed = "daily-" + std::string(day);
    if (number > 1) seed += "-" + std::to_string(number);
    return {.variant = variant, .dealt_by = DealtBy::seed, .seed = std::move(seed), .deck = {}};
}

GameId daily_game(const Variant& variant, std::string_view day) {
    const auto number = variant == Variant{} ? parse_day(day) : std::nullopt;
    return daily_candidate(variant, day, number ? number_of(*number) : 1);
}

std::optional<std::string> day_of_deal(std::string_view game) {
    constexpr std::string_view before = "classic#daily-";
    if (!game.starts_with(before)) return {};
    std::string day(game.substr(before.size(), first_daily.size()));
    if (day < first_daily || !parse_day(day)) return {};
    if (print_game_id(daily_game(Variant{}, day)) != game) return {};
    return day;
}

DailyTable daily_table() { return {daily_exceptions_from, daily_exceptions_to, daily_exceptions}; }

}  // namespace scoundrel
