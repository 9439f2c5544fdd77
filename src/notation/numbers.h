// Numbers as text: decimal digits only, leading zeros allowed, no sign; and 16 hex digits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scoundrel {

// Nothing if the text is empty, has anything but digits, or does not fit 64 bits.
constexpr std::optional<std::uint64_t> parse_number(std::string_view text) {
    if (text.empty()) return {};
    std::uint64_t number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return {};
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (number > (UINT64_MAX - digit) / 10) return {};
        number = number * 10 + digit;
    }
    return number;
}

inline std::string print_hex(std::uint64_t number) {
    std::string text(16, '0');
    for (auto at = text.rbegin(); at != text.rend(); ++at, number >>= 4)
        *at = "0123456789abcdef"[number & 15];
    return text;
}

// Only as it is printed: 16 digits, letters in lower case.
constexpr std::optional<std::uint64_t> parse_hex(std::string_view text) {
    if (text.size() != 16) return {};
    std::uint64_t number = 0;
    for (const char c : text) {
        const bool letter = c >= 'a' && c <= 'f';
        if (!letter && (c < '0' || c > '9')) return {};
        number = number << 4 | static_cast<std::uint64_t>(letter ? c - 'a' + 10 : c - '0');
    }
    return number;
}

}  // namespace scoundrel
