// Rules as JSON: the value of every knob.
#pragma once

#include "notation/json.h"
#include "rules/rules.h"

namespace scoundrel {

// {"deck":"","health":20,"weapon":"lower",…}; `deck` is the difference from classic's deck.
Json knob_values(const Rules& rules);

}  // namespace scoundrel
