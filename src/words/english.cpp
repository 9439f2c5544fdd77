// The English catalogue. One row a phrase, in the order of the keys; words that differ from rule
// set to rule set are placeholders, never spelled out. ASCII only, so that any terminal can show
// it.
#include "words/complete.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr Entry entries[] = {
#include "words/english/cards.inc"
#include "words/english/companion.inc"
#include "words/english/endings.inc"
#include "words/english/hints.inc"
#include "words/english/kept.inc"
#include "words/english/lab.inc"
#include "words/english/lines.inc"
#include "words/english/looking_back.inc"
#include "words/english/opening.inc"
#include "words/english/refusals.inc"
#include "words/english/reviews.inc"
#include "words/english/rules.inc"
#include "words/english/screens.inc"
#include "words/english/sheet.inc"
#include "words/english/solving.inc"
#include "words/english/talk.inc"
#include "words/english/tasks.inc"
#include "words/english/variants.inc"
#include "words/english/web.inc"
};

static_assert(Rows<first_out_of_place(entries)>::complete);

constexpr Form weapon[] = {{"weapon", "weapon"}, {"weapons", "weapons"}};
constexpr Form shield[] = {{"weapon", "shield"}, {"weapons", "shields"}};
constexpr Form avoid[] = {{"avoid", "avoid"}, {"avoided", "avoided"}, {"avoiding", "avoiding"}};
constexpr Form flee[] = {{"avoid", "flee"}, {"avoided", "fled"}, {"avoiding", "fleeing"}};
constexpr Form skip[] = {{"avoid", "skip"}, {"avoided", "skipped"}, {"avoiding", "skipping"}};

constexpr Catalogue catalogue{
    .language = "en",
    .name = "English",
    .entries = entries,
    .weapon_forms = {weapon, shield},
    .avoid_forms = {avoid, flee, skip},
    .ranks = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"},
    .suits = {"clubs", "diamonds", "hearts", "spades"},
    .plural = [](int count) { return count == 1 ? std::size_t{0} : std::size_t{1}; },
};

}  // namespace

const Catalogue& english() { return catalogue; }

}  // namespace scoundrel
