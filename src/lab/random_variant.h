// Rules by chance, as people change them: a rule set with some knobs turned and some cards pulled
// or added. What a net for any rules is trained on, and the rules that are kept from it to measure
// it.
#pragma once

#include <string_view>

#include "rules/random.h"
#include "rules/rules.h"

namespace scoundrel {

// Never drawn by random_variant(): a net for any rules is measured on these.
inline constexpr std::string_view held_out_rules[] = {
    "classic+health=15",
    "classic+potions=any",
    "classic+avoid=never+health=30",
    "classic+weapon=wear+wear=2",
    "classic+deck=+JD+JH-2C-2S",
    "equal+bare=forced+ending=short",
    "equal+avoid=always+health=12",
    "browser+ending=monsters+health=16",
    "rascal+inventory=always+repair=0",
    "rascal+fourth=carried+potions=any",
    "forty-two+avoid=alternate",
    "forty-two+weapon=equal+health=14",
};

Rules random_variant(SplitMix64& random);

}  // namespace scoundrel
