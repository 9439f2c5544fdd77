// One page for the real table: which cards to take out of a pack, where things lie, a turn, the
// score. Never more than 60 lines of 78 columns, whatever the variant.
#pragma once

#include <string>

#include "notation/rules_text.h"
#include "phrases/catalogue.h"

namespace scoundrel {

inline constexpr int sheet_lines = 60;
inline constexpr int sheet_columns = 78;

std::string rule_sheet(const Variant& variant, const Catalogue& catalogue = spoken());

}  // namespace scoundrel
