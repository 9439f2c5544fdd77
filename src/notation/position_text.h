// A position as the line of a record (notation.md, "Records"): it has one spelling only, which is
// that of the position as JSON without any blanks.
#pragma once

#include <string>
#include <string_view>

#include "notation/position_fields.h"

namespace scoundrel {

std::string print_position(const Variant& variant, const Game& game);

// What would print differently is refused.
Result<ParsedPosition> parse_position_text(std::string_view text);

}  // namespace scoundrel
