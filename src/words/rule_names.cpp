#include "words/rule_names.h"

#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

using enum Phrase;

// In the order of the rule sets.
struct Names {
    Phrase name, what;
};
constexpr Names rule_set_names[] = {
    {rules_classic, rules_classic_what},     {rules_equal, rules_equal_what},
    {rules_browser, rules_browser_what},     {rules_rascal, rules_rascal_what},
    {rules_forty_two, rules_forty_two_what}, {rules_rascal_app, rules_rascal_app_what}};
static_assert(std::size(rule_set_names) == rule_set_count);

constexpr Phrase level_names[] = {level_easy, level_normal, level_hard};
static_assert(std::size(level_names) == std::size(difficulties));

const Names& names_of(const Variant& variant) { return rule_set_names[variant.base - rule_sets]; }

const Difficulty* level_of(const Variant& variant) {
    for (const Difficulty& level : difficulties)
        if (parse_rules(level.rules) == variant) return &level;
    return nullptr;
}

}  // namespace

std::string name_of(const Difficulty& level, const Catalogue& catalogue) {
    return say({&catalogue}, level_names[&level - difficulties]);
}

std::string name_of(const Variant& variant, const Catalogue& catalogue) {
    const Voice voice = Voice::of(variant, catalogue);
    std::string name = say(voice, names_of(variant).name);
    if (variant.rules == variant.base->rules) return name;
    if (const Difficulty* level = level_of(variant))
        return say(voice, rules_at_level,
                   {{"name", std::move(name)}, {"level", name_of(*level, catalogue)}});
    return say(voice, rules_changed, {{"name", std::move(name)}});
}

std::string tell_what_for(const Variant& variant) {
    if (variant.rules != variant.base->rules && level_of(variant) == nullptr) return "";
    return say(Voice::of(variant), names_of(variant).what);
}

}  // namespace scoundrel
