#include "coach/chance_words.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace scoundrel {

std::string say_number(const Voice& voice, double number) {
    char digits[32];
    const double rounded = std::round(number * 10) / 10 + 0.0;
    const bool whole = rounded == std::floor(rounded);
    const auto end = std::to_chars(digits, digits + sizeof digits, rounded,
                                   std::chars_format::fixed, whole ? 0 : 1);
    std::string text(digits, end.ptr);
    std::replace(text.begin(), text.end(), '.', voice.catalogue->decimal_mark);
    return text;
}

std::string say_percent(const Voice& voice, double chance) {
    constexpr double shown = 0.0005;  // what is less is rounded to nothing
    if (chance > 0 && chance < shown) return "<" + say_number(voice, 0.1);
    if (chance < 1 && chance > 1 - shown) return ">" + say_number(voice, 99.9);
    return say_number(voice, chance * 100);
}

std::string say_win(const Voice& voice, const Hint::Chance& chance) {
    if (chance.is_guess()) return say(voice, Phrase::hint_win_unknown);
    const std::string error = say_number(voice, chance.error * 100);
    return say(voice, error == "0" ? Phrase::hint_win : Phrase::hint_win_error,
               {{"win", say_percent(voice, chance.win)}, {"error", error}});
}

std::string say_score(const Voice& voice, const Hint::Chance& chance) {
    if (!chance.score) return "-";
    const std::string score = say_number(voice, *chance.score);
    return chance.proved ? score : say(voice, Phrase::hint_score_at_least, {{"score", score}});
}

}  // namespace scoundrel
