// Hints in words: a plain sentence for each fact, spoken as the rule set does. Cards and numbers
// are written as notation.
#pragma once

#include <string>

#include "coach/hint.h"
#include "words/doing.h"

namespace scoundrel {

std::string say_fact(const Voice& voice, const Fact& fact);

// All of them, one after the other.
std::string say_reason(const Voice& voice, const std::vector<Fact>& because);

// What follows the best move in this room; empty where nothing does.
std::string say_plan(const Voice& voice, const Hint& hint);

// A chance as it is said: "62.1" of a hundred.
std::string say_percent(const Voice& voice, double chance);
// A score to expect: "8.3".
std::string say_score(const Voice& voice, double score);

}  // namespace scoundrel
