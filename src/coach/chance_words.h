// Chances and scores as they are said and listed.
#pragma once

#include <string>

#include "coach/hint.h"
#include "phrases/catalogue.h"

namespace scoundrel {

// With one digit after the point, where that is not 0.
std::string say_number(const Voice& voice, double number);
// A chance as it is said: "62.1" of a hundred; never 0 or 100 where it is more or less.
std::string say_percent(const Voice& voice, double chance);
// As every face lists a move: "62.1% +-1.2", or "?" if it was not worked out; and the score to
// expect, "8.3", "190+" where more may be possible, or "-".
std::string say_win(const Voice& voice, const Hint::Chance& chance);
std::string say_score(const Voice& voice, const Hint::Chance& chance);

}  // namespace scoundrel
