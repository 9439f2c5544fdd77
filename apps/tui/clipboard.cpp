#include "tui/clipboard.h"

#include <cstdint>

namespace scoundrel::tui {

namespace {

// RFC 4648.
std::string base64(std::string_view text) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    for (std::size_t i = 0; i < text.size(); i += 3) {
        const std::string_view part = text.substr(i, 3);
        std::uint32_t bits = 0;
        for (std::size_t k = 0; k < 3; ++k)
            bits = bits << 8 | (k < part.size() ? static_cast<unsigned char>(part[k]) : 0u);
        for (std::size_t k = 0; k < 4; ++k)
            out += k <= part.size() ? digits[bits >> (18 - 6 * k) & 63] : '=';
    }
    return out;
}

}  // namespace

std::string clipboard_sequence(std::string_view text) { return "\033]52;c;" + base64(text) + "\a"; }

}  // namespace scoundrel::tui
