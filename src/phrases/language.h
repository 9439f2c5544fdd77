// A language as tables: what cmake/phrases.cmake makes of its .phrases file. Apart from
// catalogue.h, which speaks it, because the tables compile several times quicker without what
// speaking needs.
#pragma once

#include <span>
#include <string_view>

#include "phrases/phrase.h"
#include "rules/card.h"

namespace scoundrel {

// A word that differs from rule set to rule set: {"weapons", {"weapons", "shields"}}.
struct Form {
    std::string_view name;
    std::string_view texts[3];  // by WeaponWord, of which there are two, or by AvoidWord
};

struct Catalogue {
    std::string_view language;                // "en"
    std::string_view name;                    // "English"
    std::span<const std::string_view> texts;  // by Phrase
    std::span<const Form> weapon_forms;
    std::span<const Form> avoid_forms;
    std::string_view ranks[ranks_in_suit];  // from 2 to ace
    std::string_view suits[4];              // in the order of Suit
    std::size_t (*plural)(int count);       // which of the forms to take for so many
    char decimal_mark;                      // "62.1", "62,1"
};

// English first.
std::span<const Catalogue* const> catalogues();

// Those of them that are not compiled in: they have no texts until somebody who is handed them
// fills them in, as a page does (bindings/wasm/words.h). None in a program.
std::span<Catalogue* const> awaited_catalogues();

// The key as it stands in en.phrases: for front-ends that fill templates in themselves.
std::string_view phrase_name(Phrase phrase);

}  // namespace scoundrel
