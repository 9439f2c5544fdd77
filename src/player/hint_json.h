// A hint as JSON (notation.md, "hint, solve, review" and "Facts"): what the command line prints and
// the engine answers.
#pragma once

#include <string_view>

#include "notation/json.h"
#include "player/hint.h"
#include "words/catalogue.h"

namespace scoundrel {

// {"best","moves","because","reason","sight","samples"}. Numbers have at most four digits after
// the point.
Json hint_json(const Voice& voice, const Hint& hint);
Json fact_json(const Fact& fact);
std::string_view sight_text(Sight sight);  // "none", "net", "sampled", "exact", "solved"

}  // namespace scoundrel
