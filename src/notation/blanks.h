// Blanks that may stand around words and values and mean nothing.
#pragma once

#include <string_view>

namespace scoundrel {

inline constexpr std::string_view blanks = " \t\r\n";

constexpr std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace scoundrel
