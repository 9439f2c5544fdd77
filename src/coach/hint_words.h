// Hints in words: the facts put together into a few sentences, spoken as the rule set does. Cards
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

// The first of it: what is certain, and the one thing that weighs most against the next best way.
std::string say_gist(const Voice& voice, const std::vector<Fact>& because);

// What comes after the first move: "Then equip 8D, drink 9H and carry 9S."; empty where the plan is
// one move.
std::string say_plan(const Voice& voice, const Hint::Choice& choice);
std::string say_plan(const Voice& voice, const Hint& hint);  // of the best move

}  // namespace scoundrel
