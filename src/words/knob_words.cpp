#include "words/knob_words.h"

#include "notation/knobs.h"
#include "words/rule_table.h"

namespace scoundrel {

namespace {

Variant with_value(Variant variant, std::size_t knob, int value) {
    knobs()[knob].set(variant.rules, value);
    return variant;
}

}  // namespace

std::string knob_name(const Variant& variant, std::size_t knob) {
    return say(Voice::of(variant), knob_rows()[knob].name);
}

std::string knob_what(const Variant& variant, std::size_t knob) {
    return say(Voice::of(variant), knob_rows()[knob].what);
}

std::string say_value(const Variant& variant, std::size_t knob, int value) {
    if (knobs()[knob].is_number()) return std::to_string(value);
    const Variant then = with_value(variant, knob, value);
    const Voice voice = Voice::of(then);
    const Facts facts(then.rules);
    return say(voice, knob_rows()[knob].brief(facts), rule_arguments(voice, facts));
}

std::string tell_value(const Variant& variant, std::size_t knob, int value) {
    const Variant then = with_value(variant, knob, value);
    const Voice voice = Voice::of(then);
    const Facts facts(then.rules);
    const Arguments arguments = rule_arguments(voice, facts);
    std::string text;
    for (const Phrase phrase : knob_rows()[knob].sentences(facts))
        text += (text.empty() ? "" : " ") + say(voice, phrase, arguments);
    return text;
}

bool knob_matters(const Variant& variant, std::size_t knob) {
    return knob_rows()[knob].matters(Facts(variant.rules));
}

}  // namespace scoundrel
