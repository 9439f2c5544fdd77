#include "preferences/preferences.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "notation/rules_text.h"
#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "system/files.h"

namespace scoundrel {

namespace {

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r");
    if (begin == text.npos) return "";
    return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

}  // namespace

bool Preferences::has_finished(std::string_view lesson) const {
    const auto all = words_of(lessons);
    return std::ranges::find(all, lesson) != all.end();
}

void Preferences::finish(std::string_view lesson) {
    if (!has_finished(lesson)) lessons.append(lessons.empty() ? "" : " ").append(lesson);
}

Preferences parse_preferences(std::string_view text) {
    Preferences preferences;
    while (!text.empty()) {
        auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        line = line.substr(0, line.find('#'));
        const auto equals = line.find('=');
        if (equals == line.npos) continue;
        const auto key = trimmed(line.substr(0, equals));
        const auto value = trimmed(line.substr(equals + 1));
        for (const Switch& known : switches)
            if (key == known.name && (value == "yes" || value == "no"))
                preferences.*known.value = value == "yes";
        if (key == "aim") preferences.aim = find_aim(value).value_or(preferences.aim);
        if (key == "lessons") preferences.lessons = value;
        if (key == "rules" && parse_rules(value)) preferences.rules = value;
        if (key == "language" && find_catalogue(value) != nullptr) preferences.language = value;
    }
    return preferences;
}

std::string print_preferences(const Preferences& preferences) {
    std::string text;
    for (const Switch& known : switches)
        text.append(known.name).append(" = ").append(preferences.*known.value ? "yes\n" : "no\n");
    text.append("aim = ").append(name_of(preferences.aim)).append("\n");
    if (!preferences.language.empty()) text += "language = " + preferences.language + "\n";
    if (!preferences.lessons.empty()) text += "lessons = " + preferences.lessons + "\n";
    return text + "rules = " + preferences.rules + "\n";
}

std::string preferences_path() {
    const std::string set = variable("XDG_CONFIG_HOME");
    if (!set.empty() && set.front() == '/') return set + "/scoundrel/preferences";
    const std::string home = variable("HOME");
    return home.empty() ? "" : home + "/.config/scoundrel/preferences";
}

Preferences load_preferences(const std::string& path) {
    const auto text = path.empty() ? Result<std::string>("") : read_file(path, most_of_settings);
    return text ? parse_preferences(*text) : Preferences{};
}

Result<void> save_preferences(const std::string& path, const Preferences& preferences) {
    if (path.empty()) return {};
    const std::string folder = std::filesystem::path(path).parent_path();
    if (const auto made = make_directories(folder); !made) return made;
    return write_file(path, print_preferences(preferences));
}

}  // namespace scoundrel
