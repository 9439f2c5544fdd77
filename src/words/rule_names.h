// What people are told that rules are called, on every face, and in a line what they are like:
// somebody who has never played must know which ones to choose. Programs call them by their id.
#pragma once

#include <string>

#include "notation/rules_text.h"
#include "phrases/catalogue.h"

namespace scoundrel {

std::string name_of(const Variant& variant, const Catalogue& catalogue = spoken());
std::string name_of(const Difficulty& level, const Catalogue& catalogue = spoken());
// Nothing of rules somebody made up.
std::string tell_what_for(const Variant& variant);

}  // namespace scoundrel
