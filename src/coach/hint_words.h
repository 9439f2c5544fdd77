// Hints in words: a plain sentence for each fact, spoken as the rule set does. Cards and numbers
// are written as notation.
#pragma once

#include <string>

#include "coach/hint.h"
#include "words/doing.h"

namespace scoundrel {

// A sentence; of what compares the best way with another only a clause, told of the other.
std::string say_fact(const Voice& voice, const Fact& fact);

// All of them in a few sentences: why the best move is best, or why not another.
std::string say_reason(const Voice& voice, const std::vector<Fact>& because);

// What comes after the first move: "Then equip 8D, drink 9H and carry 9S."; empty where the plan is
// one move.
std::string say_plan(const Voice& voice, const Hint::Choice& choice);
std::string say_plan(const Voice& voice, const Hint& hint);  // of the best move

// A chance as it is said: "62.1" of a hundred; never 0 or 100 where it is more or less.
std::string say_percent(const Voice& voice, double chance);
// As every face lists a move: "62.1% +-1.2", and the score to expect, "8.3" or "-".
std::string say_win(const Voice& voice, const Hint::Chance& chance);
std::string say_score(const Voice& voice, const Hint::Chance& chance);

}  // namespace scoundrel
