// What the history says of the days: which day's deal was tried on its day and how that went, which
// was played as practice, which was missed, and how many days in a row. Nothing else is kept of it,
// so two histories put together tell what one would. docs/daily.md has the rules.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/daily.h"
#include "game/history.h"

namespace scoundrel {

enum class DayState : std::uint8_t {
    coming,     // it is not there yet
    open,       // today, and nobody has looked at it
    playing,    // the first try goes on
    won,        // the first try, without help
    helped,     // the first try was won with help: it has marks
    lost,       // the first try
    abandoned,  // the first try
    practice,   // no first try, but the deal was played: on another day, or with the clock wrong
    missed,
};
std::string_view print_day_state(DayState state);

// One day, as long as the days live.
struct DailyDay {
    std::string day;   // 2026-11-15
    std::string game;  // the deal's id
    DayState state = DayState::missed;
    // Begun on its day, with a deal that was new to the player. It counts for that day however late
    // it ends.
    const Summary* first = nullptr;
    // Any other game with the deal, oldest first.
    std::vector<const Summary*> practice{};

    // The first try has come to its end, and has a result; or is made, and there is no other.
    bool has_result() const;
    bool is_done() const { return has_result() || state == DayState::abandoned; }
};

// Days in a row up to today, which breaks no streak before it is over; and the most there were.
struct DayStreaks {
    int played = 0, most_played = 0;  // first tries that came to their end
    int won = 0, most_won = 0;        // of these, won without help
};

// Whether a game is practice: with a day's deal, and not that day's first try.
bool is_practice(const Summary& game);

// The day of whose deal this is the first try, if that came to its end.
std::optional<DayNumber> day_tried(const Summary& game);

// Days told of one after the other, and how many of them stood in a row.
struct DayRun {
    DayNumber last{};
    int length = 0, most = 0;

    void add(DayNumber day) {
        length = last + std::chrono::days(1) == day ? length + 1 : 1;
        most = std::max(most, length);
        last = day;
    }
    // Of the run that ends on that day, or, while that is open, may go on there.
    int until(DayNumber day, bool open) const {
        return last == day || (open && last + std::chrono::days(1) == day) ? length : 0;
    }
};

class Days {
  public:
    // The games as read_history() has them. What lies after today counts when its day has come.
    Days(std::vector<Summary> games, std::string today)
        : games_(std::move(games)), today_(std::move(today)) {}

    const std::string& today() const { return today_; }
    DailyDay at(std::string_view day) const;
    // All days of a month such as 2026-11, from the first on.
    std::vector<DailyDay> month(std::string_view month) const;
    DayStreaks streaks() const;
    // Whether a game, by its play name, is that day's first try.
    bool is_first_try(std::string_view play, std::string_view day) const;

  private:
    std::vector<Summary> games_;
    std::string today_;
};

std::string month_of(std::string_view day);
// The month before, after, or this one itself, by -1, 1 or 0; none beyond the calendar, which goes
// from the month of first_daily to today's.
std::string month_beside(std::string_view month, int by, std::string_view today);

}  // namespace scoundrel
