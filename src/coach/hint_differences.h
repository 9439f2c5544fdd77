// Which of the counted differences between the best way and a rival are told.
#pragma once

#include "coach/hint_prospects.h"

namespace scoundrel {

// What speaks for the best way, then what speaks for the rival, of each the weightiest.
// `to_be_explained`: it is said, too, if that does not explain what the rival is worth less.
std::vector<Fact> choose_differences(const Advised& advised, const fact::SecondBest& rival_worth,
                                     std::size_t rival, bool to_be_explained);

}  // namespace scoundrel
