// Whether a language has a row for each phrase: asked while its table is compiled, so that a row
// that is missing, doubled or misplaced is an error there and not an odd sentence in a game.
#pragma once

#include "words/catalogue.h"

namespace scoundrel {

// The first phrase whose row is not in its place; `phrases_end` if there is none and no row is left over.
consteval Phrase first_out_of_place(std::span<const Entry> rows) {
    for (std::size_t i = 0; i < phrase_count; ++i)
        if (i == rows.size() || rows[i].phrase != static_cast<Phrase>(i))
            return static_cast<Phrase>(i);
    return rows.size() == phrase_count ? Phrase::phrases_end : rows[phrase_count].phrase;
}

// A template, for compilers to name the phrase.
template <Phrase out_of_place>
struct Rows {
    static_assert(out_of_place == Phrase::phrases_end, "one row for each phrase, in the order of keys");
    static constexpr bool complete = true;
};

}  // namespace scoundrel
