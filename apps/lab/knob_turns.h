// Knobs and the values they are turned to, as `sweep` and `tune` are told them: "health=10,15..18".
// Wrong ones end the command.
#pragma once

#include <string>
#include <vector>

#include "notation/knobs.h"
#include "notation/rules_text.h"

namespace scoundrel::cli {

// A knob and what it is turned to.
struct Turn {
    const Knob* knob;
    std::vector<int> values{};
};

std::vector<Turn> read_turns(const std::vector<std::string>& words);

// Every value with every value of the others; those of the last knob change fastest.
std::vector<std::string> turned_rules(const Variant& base, const std::vector<Turn>& turns);

// "health and avoid", for a sentence.
std::string say_names(const std::vector<Turn>& turns);
// "health avoid", and what they are in some rules: "15 never".
std::string names_of(const std::vector<Turn>& turns);
std::string values_of(const std::vector<Turn>& turns, const Rules& rules);

}  // namespace scoundrel::cli
