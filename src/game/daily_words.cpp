#include "game/daily_words.h"

namespace scoundrel {

std::string say_day_state(DayState state) {
    using enum Phrase;
    constexpr Phrase states[] = {daily_state_coming,    daily_state_open,     daily_state_playing,
                                 daily_state_won,       daily_state_helped,   daily_state_lost,
                                 daily_state_abandoned, daily_state_practice, daily_state_missed};
    return say({}, states[static_cast<std::size_t>(state)]);
}

std::string say_streaks(const DayStreaks& streaks) {
    return say({}, Phrase::daily_streaks,
               {{"played", streaks.played},
                {"most_played", streaks.most_played},
                {"won", streaks.won},
                {"most_won", streaks.most_won}});
}

std::string say_day(const DailyDay& day) {
    if (!day.has_result()) return say_day_state(day.state);
    return say({}, Phrase::daily_state_score,
               {{"state", say_day_state(day.state)}, {"score", day.first->outcome.score}});
}

}  // namespace scoundrel
