#include "game/daily_words.h"

namespace scoundrel {

std::string say_day_state(DayState state) {
    using enum Phrase;
    switch (state) {
        case DayState::coming: return say({}, daily_state_coming);
        case DayState::open: return say({}, daily_state_open);
        case DayState::playing: return say({}, daily_state_playing);
        case DayState::won: return say({}, daily_state_won);
        case DayState::helped: return say({}, daily_state_helped);
        case DayState::lost: return say({}, daily_state_lost);
        case DayState::abandoned: return say({}, daily_state_abandoned);
        case DayState::practice: return say({}, daily_state_practice);
        case DayState::missed: break;
    }
    return say({}, daily_state_missed);
}

std::string say_streaks(const DayStreaks& streaks) {
    return say({}, Phrase::daily_streaks,
               {{"played", streaks.played},
                {"most_played", streaks.most_played},
                {"won", streaks.won},
                {"most_won", streaks.most_won}});
}

std::string say_day(const DailyDay& day) {
    const bool over = day.first && day.first->outcome.status != Status::playing;
    if (!over) return say_day_state(day.state);
    return say({}, Phrase::daily_state_score,
               {{"state", say_day_state(day.state)}, {"score", day.first->outcome.score}});
}

}  // namespace scoundrel
