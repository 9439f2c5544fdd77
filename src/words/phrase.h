// The keys of the catalogue: everything the programs can say about the game, in whatever language.
// A new sentence is a key in its subject's list (phrases/) and a row at the same place of each
// language's list (english/, french/); rule_table.h says when a sentence about the rules holds.
#pragma once

#include <cstdint>

namespace scoundrel {

enum class Phrase : std::uint16_t {
#include "words/phrases/cards.inc"
#include "words/phrases/companion.inc"
#include "words/phrases/endings.inc"
#include "words/phrases/hints.inc"
#include "words/phrases/kept.inc"
#include "words/phrases/lab.inc"
#include "words/phrases/lines.inc"
#include "words/phrases/looking_back.inc"
#include "words/phrases/opening.inc"
#include "words/phrases/refusals.inc"
#include "words/phrases/reviews.inc"
#include "words/phrases/rules.inc"
#include "words/phrases/screens.inc"
#include "words/phrases/sheet.inc"
#include "words/phrases/solving.inc"
#include "words/phrases/talk.inc"
#include "words/phrases/tasks.inc"
#include "words/phrases/variants.inc"
#include "words/phrases/web.inc"

    phrases_end,
};

inline constexpr int phrase_count = static_cast<int>(Phrase::phrases_end);

}  // namespace scoundrel
