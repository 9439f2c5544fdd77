// The French catalogue: what is said in a game and around it. What only the commands for many deals
// say (censuses, matches, training) is left to English.
#include <array>

#include "words/catalogue.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr Entry translated[] = {
#include "words/french/rules.inc"
#include "words/french/variants.inc"
#include "words/french/sheet.inc"
#include "words/french/cards.inc"
#include "words/french/refusals.inc"
#include "words/french/talk.inc"
#include "words/french/endings.inc"
#include "words/french/lines.inc"
#include "words/french/hints.inc"
#include "words/french/reviews.inc"
#include "words/french/lab.inc"
#include "words/french/kept.inc"
#include "words/french/screens.inc"
#include "words/french/opening.inc"
#include "words/french/looking_back.inc"
#include "words/french/companion.inc"
#include "words/french/tasks.inc"
#include "words/french/web.inc"
};

const std::array<Entry, phrase_count> entries = [] {
    std::array<Entry, phrase_count> all{};
    for (const Entry& entry : english().entries)
        all[static_cast<std::size_t>(entry.phrase)] = entry;
    for (const Entry& entry : translated) all[static_cast<std::size_t>(entry.phrase)] = entry;
    return all;
}();

// Words have a gender, so their articles come along; initials beyond ASCII are listed raised.
constexpr Form weapon[] = {
    {"weapon", "arme"},
    {"weapons", "armes"},
    {"a_weapon", "une arme"},
    {"the_weapon", "l'arme"},
    {"your_weapon", "votre arme"},
    {"another", "une autre"},
    {"the_others", "les autres"},
    {"new", "neuve"},
};
constexpr Form shield[] = {
    {"weapon", "bouclier"},
    {"weapons", "boucliers"},
    {"a_weapon", "un bouclier"},
    {"the_weapon", "le bouclier"},
    {"your_weapon", "votre bouclier"},
    {"another", "un autre"},
    {"the_others", "les autres"},
    {"new", "neuf"},
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

const Catalogue catalogue{
    .language = "fr",
    .name = "Français",
    .entries = entries,
    .weapon_forms = {weapon, shield},
    .avoid_forms = {avoid, flee, skip},
    .ranks = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"},
    .suits = {"trèfle", "carreau", "cœur", "pique"},
    .plural = [](int count) { return count <= 1 ? std::size_t{0} : std::size_t{1}; },
};

}  // namespace

const Catalogue& french() { return catalogue; }

}  // namespace scoundrel
