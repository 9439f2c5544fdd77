// Hints in plain lines, for people.
#pragma once

#include <string>

#include "coach/ask_hint.h"
#include "words/catalogue.h"

namespace scoundrel::text {

// The best move, and why.
std::string tell_hint(const Voice& voice, const HintAnswer& answer);

// What speaks against a legal move that is not the best.
std::string tell_why_not(const Voice& voice, const Hint& hint, Move move);

// Every legal move with its chance to win, the interval of it, the score and what follows.
std::string tell_choices(const Voice& voice, const Hint& hint);

}  // namespace scoundrel::text
