// Saying things: a catalogue holds one language's templates (language.h), a voice speaks it with
// the words of one rule set (weapon or shield; avoid, flee or skip), say() fills the template in.
//
// Templates are plain text with placeholders:
//   {health}               the argument of that name, or else the rule set's word of that name;
//   {Weapon}               the same with its first letter raised;
//   {wear|point|points}    one of the forms, chosen by the number `wear` as the language counts.
// Forms may hold placeholders themselves. What cannot be filled stays as it is, for tests to find.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "phrases/language.h"
#include "rules/rule_sets.h"

namespace scoundrel {

inline const Catalogue& english() { return *catalogues().front(); }
const Catalogue* find_catalogue(std::string_view language);  // nullptr if there is none

// The language of whatever names none; English until speak() is called, once, at the beginning.
const Catalogue& spoken();
void speak(const Catalogue& catalogue);

// Signs that ASCII lacks, in whatever is said: a minus that is one (-5 becomes −5) and ± for +-.
// Not until a front-end that can show them says so, once, at the beginning. What is typed, and what
// programs read, is never said.
void use_signs(bool use);
// The same for a text that is put together otherwise.
std::string with_signs(std::string text);

// Whatever is said has its letters from ASCII alone (spelling.h): for a terminal that has no
// others, said once, at the beginning, or when that changes.
void spell_in_ascii(bool spell);

struct Voice {
    const Catalogue* catalogue = &spoken();
    WeaponWord weapon = WeaponWord::weapon;
    AvoidWord avoid = AvoidWord::avoid;

    // The words of a variant's rule set (notation/rules_text.h, which is built on this).
    template <class Variant>
    static Voice of(const Variant& variant, const Catalogue& catalogue = spoken()) {
        return {&catalogue, variant.base->weapon_word, variant.base->avoid_word};
    }
};

// A named value for a template. Numbers also choose among forms.
struct Argument {
    Argument(std::string_view name_, int number_)
        : name(name_), text(std::to_string(number_)), number(number_) {}
    Argument(std::string_view name_, std::uint64_t number_)
        : name(name_),
          text(std::to_string(number_)),
          number(number_ < 1'000'000 ? static_cast<int>(number_) : 1'000'000) {
    }  // none counts so far
    // A text, which may stand for so many: {cards|is|are} where the cards are listed.
    Argument(std::string_view name_, std::string text_, std::size_t of = 0)
        : name(name_), text(std::move(text_)), number(static_cast<int>(of)) {}

    std::string_view name;
    std::string text;
    int number = 0;
};
using Arguments = std::vector<Argument>;

std::string say(const Voice& voice, Phrase phrase, const Arguments& arguments = {});

// "a, b and c", as the language writes lists; with another row for the last two, "a, b or c".
std::string say_list(const Voice& voice, const std::vector<std::string>& items,
                     Phrase last = Phrase::list_and);

}  // namespace scoundrel
