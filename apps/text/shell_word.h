// A text as one word of a shell's command line, in quotes where it needs them.
#pragma once

#include <string>
#include <string_view>

namespace scoundrel::text {

inline std::string shell_word(std::string_view text) {
    constexpr std::string_view plain_signs = "_-+=.,:/@%#";  // a # only begins a comment at first
    bool bare = !text.empty() && text.front() != '#';
    for (const char c : text)
        bare &= (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
                plain_signs.contains(c);
    if (bare) return std::string(text);
    std::string word = "'";
    for (const char c : text) c == '\'' ? word.append("'\\''") : word.append(1, c);
    return word + "'";
}

}  // namespace scoundrel::text
