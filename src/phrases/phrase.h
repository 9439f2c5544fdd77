// The keys of the catalogue: everything the programs can say about the game, in whatever language.
// A new sentence is a row in en.phrases, which makes its key, and one in every other language;
// rule_table.h says when a sentence about the rules holds.
#pragma once

#include <cstdint>

namespace scoundrel {

enum class Phrase : std::uint16_t {
#include "phrases/phrase_keys.inc"
    phrases_end,
};

inline constexpr int phrase_count = static_cast<int>(Phrase::phrases_end);

}  // namespace scoundrel
