#include "preferences/language.h"

#include <cstdlib>

#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

std::string_view set_variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

// The last one asked for, as with any option that is given twice; nullptr if none is.
const Catalogue* asked_language(int count, const char* const* arguments) {
    const Catalogue* asked = nullptr;
    for (int i = 1; i < count; ++i) {
        std::string_view text = arguments[i];
        if (text == "--") break;
        if (!text.starts_with(language_option)) continue;
        text.remove_prefix(language_option.size());
        if (text.empty() && i + 1 < count)
            asked = find_catalogue(arguments[++i]);
        else if (text.starts_with('='))
            asked = find_catalogue(text.substr(1));
    }
    return asked;
}

}  // namespace

std::vector<std::string> language_codes() {
    std::vector<std::string> codes;
    for (const Catalogue* one : catalogues()) codes.emplace_back(one->language);
    return codes;
}

const Catalogue& locale_language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const std::string_view locale = set_variable(name);
        if (locale.empty()) continue;
        // de_AT.UTF-8@euro; C and POSIX name no language.
        const Catalogue* found = find_catalogue(locale.substr(0, locale.find_first_of("_.@")));
        return found != nullptr ? *found : english();
    }
    return english();
}

const Catalogue& preferred_language(const Preferences& preferences) {
    const Catalogue* liked = find_catalogue(preferences.language);
    return liked != nullptr ? *liked : locale_language();
}

const Catalogue& language_for(int count, const char* const* arguments) {
    const Catalogue* asked = asked_language(count, arguments);
    return asked != nullptr ? *asked : preferred_language(load_preferences(preferences_path()));
}

}  // namespace scoundrel
