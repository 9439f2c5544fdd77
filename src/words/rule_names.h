// What a front-end calls a rule set, and in a line what it is for: somebody who has never played
// must know which one to choose.
#pragma once

#include <string>

#include "notation/rules_text.h"

namespace scoundrel {

std::string name_of(const Variant& variant);
// Nothing of rules somebody made up.
std::string tell_what_for(const Variant& variant);

}  // namespace scoundrel
