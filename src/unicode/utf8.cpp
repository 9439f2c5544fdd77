#include "unicode/utf8.h"

namespace scoundrel::unicode {

namespace {

// By its first byte: how many follow, and what the first of them may be. The narrower ranges leave
// out what is overlong, a surrogate, or beyond U+10FFFF.
struct Lead {
    int following = 0;
    unsigned char least = 0x80, most = 0xbf;
};

std::optional<Lead> lead_of(unsigned char byte) {
    if (byte < 0x80) return Lead{};
    if (byte < 0xc2 || byte > 0xf4) return {};
    if (byte < 0xe0) return Lead{.following = 1};
    if (byte == 0xe0) return Lead{.following = 2, .least = 0xa0};
    if (byte == 0xed) return Lead{.following = 2, .most = 0x9f};
    if (byte < 0xf0) return Lead{.following = 2};
    if (byte == 0xf0) return Lead{.following = 3, .least = 0x90};
    if (byte == 0xf4) return Lead{.following = 3, .most = 0x8f};
    return Lead{.following = 3};
}

}  // namespace

std::optional<char32_t> take_character(std::string_view& text) {
    const auto take = [&] {
        const auto byte = static_cast<unsigned char>(text.front());
        text.remove_prefix(1);
        return byte;
    };
    const unsigned char first = take();
    auto lead = lead_of(first);
    if (!lead) return {};
    if (lead->following == 0) return first;
    char32_t character = first & (0x3fu >> lead->following);
    for (; lead->following > 0; --lead->following) {
        if (text.empty()) return {};
        const auto next = static_cast<unsigned char>(text.front());
        if (next < lead->least || next > lead->most) return {};
        character = character << 6 | (take() & 0x3fu);
        lead->least = 0x80, lead->most = 0xbf;
    }
    return character;
}

std::string utf8(char32_t c) {
    const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
    if (c < 0x80) return {byte(c)};
    if (c < 0x800) return {byte(0xc0 | c >> 6), byte(0x80 | (c & 0x3f))};
    if (c < 0x10000)
        return {byte(0xe0 | c >> 12), byte(0x80 | (c >> 6 & 0x3f)), byte(0x80 | (c & 0x3f))};
    return {byte(0xf0 | c >> 18), byte(0x80 | (c >> 12 & 0x3f)), byte(0x80 | (c >> 6 & 0x3f)),
            byte(0x80 | (c & 0x3f))};
}

}  // namespace scoundrel::unicode
