// A knob as people see it: what it is called, what it decides, and what its values are like. By the
// number it has in the table (notation/knobs.h), in the words of the rule set it belongs to.
#pragma once

#include <string>

#include "notation/rules_text.h"
#include "phrases/catalogue.h"

namespace scoundrel {

std::string knob_name(const Variant& variant, std::size_t knob);  // "Used weapons"
std::string knob_what(const Variant& variant, std::size_t knob);  // a sentence

// What these rules would be like with the knob at that value: in a few words, a number as it is;
// and in the sentences of the rules.
std::string say_value(const Variant& variant, std::size_t knob, int value);
std::string tell_value(const Variant& variant, std::size_t knob, int value);

// Whether its value can be told by playing.
bool knob_matters(const Variant& variant, std::size_t knob);

}  // namespace scoundrel
