#include "game/days.h"

#include <algorithm>

#include "game/daily.h"
#include "notation/numbers.h"

namespace scoundrel {

namespace {

bool is_over(const Summary& game) { return game.outcome.status != Status::playing; }

// Runs of days, told of one after the other.
class Run {
  public:
    // The day before the first one that is told of ends a run as any other gap does.
    void add(DayNumber day) {
        length_ = last_ && *last_ + std::chrono::days(1) == day ? length_ + 1 : 1;
        most_ = std::max(most_, length_);
        last_ = day;
    }
    int most() const { return most_; }
    // Of the run that ends on that day, or would go on there.
    int until(DayNumber day, bool still_open) const {
        if (last_ == day) return length_;
        return still_open && last_ && *last_ + std::chrono::days(1) == day ? length_ : 0;
    }

  private:
    std::optional<DayNumber> last_;
    int length_ = 0, most_ = 0;
};

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

Days::Days(const std::vector<Summary>& games, std::string today) : today_(std::move(today)) {
    for (const Summary& game : games) {
        const auto day = day_of_deal(game.game);
        if (!day) continue;
        Tries& tries = tries_[*day];
        // A time of another form was written by nobody's clock here and proves nothing.
        const bool in_time = parse_time(game.started) && game.started.starts_with(*day);
        if (in_time && !game.repeated && !tries.first)
            tries.first = game;
        else
            tries.practice.push_back(game);
    }
}

DayState Days::state_of(const std::string& day, const Tries& tries) const {
    if (day > today_) return DayState::coming;
    if (tries.first) return state_of_try(*tries.first);
    if (!tries.practice.empty()) return DayState::practice;
    return day == today_ ? DayState::open : DayState::missed;
}

DailyDay Days::at(std::string_view day) const {
    const auto found = tries_.find(day);
    const Tries tries = found != tries_.end() ? found->second : Tries{};
    std::string text(day);
    const DayState state = state_of(text, tries);
    return {.day = std::move(text),
            .game = print_game_id(daily_game(Variant{}, day)),
            .state = state,
            .first = tries.first,
            .practice = tries.practice};
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

DayStreaks Days::streaks() const {
    Run played, won;
    for (const auto& [day, tries] : tries_) {
        if (day > today_ || !tries.first || !is_over(*tries.first)) continue;
        const DayNumber number = *parse_day(day);
        played.add(number);
        if (state_of_try(*tries.first) == DayState::won) won.add(number);
    }
    const auto today = parse_day(today_);
    if (!today) return {};
    const DayState now = at(today_).state;
    const bool still_open = now == DayState::open || now == DayState::playing;
    return {.played = played.until(*today, still_open),
            .most_played = played.most(),
            .won = won.until(*today, still_open),
            .most_won = won.most()};
}

std::string month_of(std::string_view day) { return std::string(day.substr(0, 7)); }

std::string month_after(std::string_view month, int by, std::string_view today) {
    const auto first = parse_day(std::string(month) + "-01");
    if (!first) return month_of(today);
    const std::chrono::year_month_day date(*first);
    const auto moved = std::chrono::sys_days(date + std::chrono::months(by));
    const std::string last = std::max(month_of(today), month_of(first_daily));
    return std::clamp(month_of(print_day(moved)), month_of(first_daily), last);
}

bool is_first_try(const Days& days, std::string_view play, std::string_view day) {
    const DailyDay one = days.at(day);
    return one.first && one.first->play == play;
}

}  // namespace scoundrel
