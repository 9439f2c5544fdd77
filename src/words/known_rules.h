// Rules as other people's programs play them: which rule text plays each, and what no knob can say.
// docs/variants.md tells where each was seen; a test compares the two.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "phrases/catalogue.h"

namespace scoundrel {

struct KnownRules {
    std::string_view program;  // where its sources are
    std::string_view made_in;  // programming language
    std::string_view mode;     // a mode of its own; empty: as it plays by itself
    std::string_view rules;    // the text that plays it
    std::initializer_list<Phrase> differs{};
};

// Programs by name, each with its modes.
std::span<const KnownRules> known_rules();
int known_programs();  // how many they are

// "davrodpin/scoundrel (scoundrel.gg)", "tomerba6/scoundrel-game: Frail"
std::string name_of(const KnownRules& known);
// What its rules are like, in a few words: by name where they have one.
std::string explain_briefly(const KnownRules& known);
// What still differs, as a sentence.
std::string tell_differences(const KnownRules& known);

}  // namespace scoundrel
