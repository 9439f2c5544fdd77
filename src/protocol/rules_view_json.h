// Rules as a front-end shows them, as JSON: what they say, what each knob means, what to prepare
// for a real deck; and the words themselves.
#pragma once

#include "json/json.h"
#include "notation/rules_text.h"

namespace scoundrel {

Json rule_sets_json();  // with the difficulties
Json known_rules_json();
Json rules_view_json(const Variant& variant);
Json words_json(const Variant& variant);  // every template, the rule set's own words, the pack

}  // namespace scoundrel
