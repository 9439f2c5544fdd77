// Rules as JSON: the answer to `rules`, and `rules --json`.
#pragma once

#include "json/json.h"
#include "rules/rules.h"

namespace scoundrel {

// All rule sets with their knobs.
Json rules_json();

// {"deck":"","health":20,"weapon":"lower",…}; `deck` is the difference from classic's deck.
Json knob_values(const Rules& rules);

}  // namespace scoundrel
