// A hint as JSON (notation.md, "hint, solve, review" and "Facts"): what the command line prints and
// the engine answers.
#pragma once

#include <string_view>

#include "coach/ask_hint.h"
#include "json/json.h"
#include "phrases/catalogue.h"

namespace scoundrel {

// {"best","moves","because","reason","plan","aim","sight","samples"}. Numbers have at most four
// digits after the point.
Json hint_json(const Voice& voice, const Hint& hint);
Json fact_json(const Fact& fact);
// With the player and the net that gave it.
Json hint_answer_json(const Variant& variant, const HintAnswer& answer);

// `aim`: `win` if it is missing.
Result<Aim> read_aim(const Json& request);
// `player`, `aim`, `order`, and `ms` or `samples` and `seed`.
Result<HintOptions> read_hint_options(const Json& request);

std::string_view sight_text(Sight sight);  // "none", "net", "sampled", "exact", "solved"

}  // namespace scoundrel
