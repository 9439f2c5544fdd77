// Which facts are told of an advice. A hint that says everything says nothing.
#pragma once

#include "coach/hint_facts.h"

namespace scoundrel {

// The two to four facts that matter most for this advice, the most important first:
//   forced (then only health besides); solved, looking or hopeless; moves that lose; what the
//   second best gives away; the weapon, if it can do more than the second best's; health, if it
//   changes; avoided cards that return, or known ones in the next room that help or kill; other
//   orders of the same moves; unseen cards, if some would kill; that all orders were looked at.
// Where that gives fewer than two, health and unseen cards are told anyway.
std::vector<Fact> choose_facts(const Game& game, const Advice& advice,
                               const std::vector<Followed>& followed);

}  // namespace scoundrel
