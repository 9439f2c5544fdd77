// What the measures of the study of strategy are called, in words.
#pragma once

#include <string>

#include "lab/strategy_measures.h"
#include "phrases/catalogue.h"

namespace scoundrel::cli {

// A rule of thumb, a kind of mistake or a figure by its name; a label such as "to 6", "fresh",
// "monster 2-4"; figures stay as they are.
std::string strategy_words(const Voice& voice, std::string_view group, std::string_view label);

}  // namespace scoundrel::cli
