// The rules of a game as a page of text, for `scoundrel rules` and for a player in the middle of
// one.
#pragma once

#include <string>

#include "notation/rules_text.h"

namespace scoundrel::cli {

// With `numbers`, the numbers in docs/rules.md after each sentence.
std::string rules_page(const Variant& variant, bool numbers = false);

}  // namespace scoundrel::cli
