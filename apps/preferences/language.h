// Which language the programs speak: what was asked for on the command line, else what the player
// prefers, else what the locale names, else English. Programs that read ours are always answered in
// English (Command::for_programs).
#pragma once

#include <string>
#include <vector>

#include "phrases/language.h"
#include "preferences/preferences.h"

namespace scoundrel {

inline constexpr std::string_view language_option = "--language";

// What can be asked for, English first.
std::vector<std::string> language_codes();

// By LC_ALL, LC_MESSAGES and LANG: the first of them that is set to something counts.
const Catalogue& locale_language();

const Catalogue& preferred_language(const Preferences& preferences);

// To be spoken from the beginning. Looked for before the command line is read, which is explained
// in this language; a code that there is none for is refused there.
const Catalogue& language_for(int count, const char* const* arguments);

}  // namespace scoundrel
