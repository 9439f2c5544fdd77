#include "game/daily.h"

#include <algorithm>
#include <iterator>

#include "game/host.h"
#include "notation/numbers.h"
#include "notation/rules_text.h"

namespace scoundrel {

namespace {

#include "game/daily_exceptions.inc"

constexpr std::string_view midnight = "T00:00:00.000Z";
constexpr std::string_view seed_prefix = "daily-";

// 20261115.
int digits_of(std::string_view day) {
    return static_cast<int>(*parse_number(std::string(day.substr(0, 4)) +
                                          std::string(day.substr(5, 2)) +
                                          std::string(day.substr(8, 2))));
}

int number_of(std::string_view day) {
    const int wanted = digits_of(day);
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
    std::string seed = std::string(seed_prefix) + std::string(day);
    if (number > 1) seed += "-" + std::to_string(number);
    return {.variant = variant, .dealt_by = DealtBy::seed, .seed = std::move(seed), .deck = {}};
}

GameId daily_game(const Variant& variant, std::string_view day) {
    const bool judged = print_rules(variant) == print_rules(Variant{}) && parse_day(day);
    return daily_candidate(variant, day, judged ? number_of(day) : 1);
}

std::optional<std::string> day_of_deal(std::string_view game) {
    const std::string before = print_rules(Variant{}) + "#" + std::string(seed_prefix);
    if (!game.starts_with(before)) return {};
    std::string day(game.substr(before.size(), first_daily.size()));
    if (day < first_daily || !parse_day(day)) return {};
    if (print_game_id(daily_game(Variant{}, day)) != game) return {};
    return day;
}

DailyTable daily_table() { return {daily_exceptions_from, daily_exceptions_to, daily_exceptions}; }

}  // namespace scoundrel
