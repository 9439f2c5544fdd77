// Hints in plain lines, for people. Sentences show cards in the style, moves are typed as notation.
#pragma once

#include <string>

#include "coach/ask_hint.h"
#include "phrases/catalogue.h"
#include "words/card_style.h"

namespace scoundrel::text {

// The best move, what follows it in this room, and why.
std::string tell_hint(const Voice& voice, const HintAnswer& answer, CardStyle style);

// Why not this one, which must be legal.
std::string tell_why_not(const Voice& voice, const Hint& hint, Move move, CardStyle style);

// Every legal move with its chance to win, the interval of it, the score and what follows.
std::string tell_choices(const Voice& voice, const Hint& hint);

}  // namespace scoundrel::text
