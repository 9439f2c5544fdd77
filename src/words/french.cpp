// The French catalogue. What is typed in line mode (undo, restart, 7De) is not translated, for the
// programs read those words as they are. A mark of two parts has a plain space before it.
#include "words/complete.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr Entry entries[] = {
#include "words/french/cards.inc"
#include "words/french/companion.inc"
#include "words/french/endings.inc"
#include "words/french/hints.inc"
#include "words/french/kept.inc"
#include "words/french/lab.inc"
#include "words/french/lines.inc"
#include "words/french/looking_back.inc"
#include "words/french/opening.inc"
#include "words/french/refusals.inc"
#include "words/french/reviews.inc"
#include "words/french/rules.inc"
#include "words/french/screens.inc"
#include "words/french/sheet.inc"
#include "words/french/solving.inc"
#include "words/french/talk.inc"
#include "words/french/tasks.inc"
#include "words/french/variants.inc"
#include "words/french/web.inc"
};
static_assert(Rows<first_out_of_place(entries)>::complete);

// Words have a gender, so their articles come along; initials beyond ASCII are listed raised.
constexpr Form weapon[] = {
    {"weapon", "arme"},
    {"weapons", "armes"},
    {"a_weapon", "une arme"},
    {"the_weapon", "l'arme"},
    {"of_the_weapon", "de l'arme"},
    {"your_weapon", "votre arme"},
    {"another", "une autre"},
    {"new", "neuve"},
};
constexpr Form shield[] = {
    {"weapon", "bouclier"},           {"weapons", "boucliers"},
    {"a_weapon", "un bouclier"},      {"the_weapon", "le bouclier"},
    {"of_the_weapon", "du bouclier"}, {"your_weapon", "votre bouclier"},
    {"another", "un autre"},          {"new", "neuf"},
};
constexpr Form avoid[] = {{"avoid", "esquiver"},
                          {"avoided", "esquivée"},
                          {"avoided_all", "esquivées"},
                          {"avoiding", "esquiver"},
                          {"you_avoid", "esquivez"}};
constexpr Form flee[] = {{"avoid", "fuir"},
                         {"avoided", "fuie"},
                         {"avoided_all", "fuies"},
                         {"avoiding", "fuir"},
                         {"you_avoid", "fuyez"}};
constexpr Form skip[] = {{"avoid", "passer"},
                         {"avoided", "passée"},
                         {"avoided_all", "passées"},
                         {"avoiding", "passer"},
                         {"you_avoid", "passez"}};

constexpr Catalogue catalogue{
    .language = "fr",
    .name = "Français",
    .entries = entries,
    .weapon_forms = {weapon, shield},
    .avoid_forms = {avoid, flee, skip},
    .ranks = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"},
    .suits = {"trèfle", "carreau", "cœur", "pique"},
    .plural = [](int count) { return count <= 1 ? std::size_t{0} : std::size_t{1}; },
    .decimal_mark = ',',
};

}  // namespace

const Catalogue& french() { return catalogue; }

}  // namespace scoundrel
