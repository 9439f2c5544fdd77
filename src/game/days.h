// What the history says of the days: which day's deal was tried on its day and how that went, which
// was played as practice, which was missed, and how many days in a row. Nothing else is kept of it,
// so two histories put together tell what one would. docs/daily.md has the rules.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

struct DailyDay {
    std::string day;   // 2026-11-15
    std::string game;  // the deal's id
    DayState state = DayState::missed;
    // Begun on its day, with a deal that was new to the player. It counts for that day however late
    // it ends.
    std::optional<Summary> first{};
    // Any other game with the deal, oldest first.
    std::vector<Summary> practice{};
};

// Days in a row up to today, which breaks no streak before it is over; and the most there were.
struct DayStreaks {
    int played = 0, most_played = 0;  // first tries that came to their end
    int won = 0, most_won = 0;        // of these, won without help
};

class Days {
  public:
    // The games as read_history() has them. What lies after today counts when its day has come.
    Days(const std::vector<Summary>& games, std::string today);

    const std::string& today() const { return today_; }
    DailyDay at(std::string_view day) const;
    // All days of a month such as 2026-11, from the first on.
    std::vector<DailyDay> month(std::string_view month) const;
    DayStreaks streaks() const;

  private:
    struct Tries {
        std::optional<Summary> first{};
        std::vector<Summary> practice{};
    };
    DayState state_of(const std::string& day, const Tries& tries) const;

    std::string today_;
    std::map<std::string, Tries, std::less<>> tries_;  // by day
};

// A month such as 2026-11, so many months on; the calendar has those from that of first_daily to
// today's, and `by` leads to none beyond.
std::string month_of(std::string_view day);
std::string month_after(std::string_view month, int by, std::string_view today);

// Whether a game of the history, by its play name, is its day's first try: what it counts for.
bool is_first_try(const Days& days, std::string_view play, std::string_view day);

}  // namespace scoundrel
