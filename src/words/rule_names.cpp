#include "words/rule_names.h"

#include "words/catalogue.h"

namespace scoundrel {

namespace {

using enum Phrase;

// In the order of the rule sets.
struct Names {
    Phrase name, what_for;
};
constexpr Names rule_set_names[] = {{screen_rules_classic, screen_about_classic},
                                    {screen_rules_equal, screen_about_equal},
                                    {screen_rules_browser, screen_about_browser},
                                    {screen_rules_rascal, screen_about_rascal},
                                    {screen_rules_forty_two, screen_about_forty_two}};
static_assert(std::size(rule_set_names) == rule_set_count);

const Names& names_of(const Variant& variant) { return rule_set_names[variant.base - rule_sets]; }

const Difficulty* level_of(const Variant& variant) {
    for (const Difficulty& level : difficulties)
        if (parse_rules(level.rules) == variant) return &level;
    return nullptr;
}

}  // namespace

std::string name_of(const Variant& variant) {
    const Voice voice = Voice::of(variant);
    std::string name = say(voice, names_of(variant).name);
    if (variant.rules == variant.base->rules) return name;
    if (const Difficulty* level = level_of(variant))
        return say(voice, screen_difficulty, {{"level", std::string(level->name)}});
    return say(voice, screen_rules_changed, {{"name", std::move(name)}});
}

std::string tell_what_for(const Variant& variant) {
    if (variant.rules != variant.base->rules && level_of(variant) == nullptr) return "";
    return say(Voice::of(variant), names_of(variant).what_for);
}

}  // namespace scoundrel
