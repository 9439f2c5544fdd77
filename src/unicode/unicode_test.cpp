#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "unicode/shown.h"
#include "unicode/utf8.h"

namespace scoundrel::unicode {
namespace {

// The character at the front of the bytes by the definition alone: the only text that is written
// so.
std::optional<char32_t> by_definition(std::string_view text) {
    for (std::size_t length = 1; length <= 4 && length <= text.size(); ++length) {
        char32_t c = static_cast<unsigned char>(text[0]);
        if (length > 1) c &= 0x7fu >> length;
        for (std::size_t i = 1; i < length; ++i)
            c = c << 6 | (static_cast<unsigned char>(text[i]) & 0x3f);
        const bool exists = c < 0xd800 || (c > 0xdfff && c <= 0x10ffff);
        if (exists && utf8(c) == text.substr(0, length)) return c;
    }
    return {};
}

TEST(Utf8, EveryCharacterIsReadAsItIsWritten) {
    for (char32_t c = 0; c <= 0x10ffff; ++c) {
        const std::string bytes = utf8(c) + "a";
        std::string_view rest = bytes;
        const auto taken = take_character(rest);
        if (c >= 0xd800 && c <= 0xdfff) {
            ASSERT_FALSE(taken) << std::hex << +c;
        } else {
            ASSERT_EQ(taken, c);
            ASSERT_EQ(rest, "a");
        }
    }
}

// The first two bytes decide; of those that follow, the first and last that can, and their
// neighbours, stand for all.
TEST(Utf8, IsWhatItsDefinitionSays) {
    for (unsigned two = 0; two < 1u << 16; ++two)
        for (const char third : {'\x7f', '\x80', '\xbf', '\xc0'})
            for (const char fourth : {'\x80', '\xc0'}) {
                const std::string text{static_cast<char>(two >> 8), static_cast<char>(two), third,
                                       fourth};
                std::string_view rest = text;
                ASSERT_EQ(take_character(rest), by_definition(text)) << std::hex << two;
                ASSERT_LT(rest.size(), text.size());
            }
}

RC_GTEST_PROP(Utf8, AnyBytesAreReadToTheirEnd, (const std::string& noise)) {
    std::string_view rest = noise;
    while (!rest.empty()) {
        const std::string_view before = rest;
        const auto wanted = by_definition(before);
        const auto taken = take_character(rest);
        RC_ASSERT(taken == wanted);
        RC_ASSERT(rest.size() < before.size());
        if (taken) RC_ASSERT(utf8(*taken) == before.substr(0, before.size() - rest.size()));
        // A mistake never takes what begins a character of its own.
        for (std::size_t i = 1; !taken && i < before.size() - rest.size(); ++i)
            RC_ASSERT((static_cast<unsigned char>(before[i]) & 0xc0) == 0x80);
    }
}

TEST(Shown, NothingThatSteersTurnsOrHides) {
    constexpr std::pair<char32_t, char32_t> hostile[] = {
        {0, 0x1f},          {0x7f, 0x9f},       {0xad, 0xad},        {0x34f, 0x34f},
        {0x61c, 0x61c},     {0x115f, 0x1160},   {0x17b4, 0x17b5},    {0x180b, 0x180f},
        {0x200b, 0x200f},   {0x2028, 0x202e},   {0x2060, 0x206f},    {0x3164, 0x3164},
        {0xd800, 0xf8ff},   {0xfdd0, 0xfdef},   {0xfe00, 0xfe0f},    {0xfeff, 0xfeff},
        {0xffa0, 0xffa0},   {0xfff9, 0xfffb},   {0xfffe, 0xffff},    {0x1fffe, 0x1ffff},
        {0xe0000, 0xe007f}, {0xe0100, 0xe01ef}, {0xf0000, 0x10ffff}, {0x110000, 0x110100}};
    for (const auto& [first, last] : hostile)
        for (char32_t c = first; c <= last; ++c) EXPECT_FALSE(is_shown(c)) << std::hex << +c;
}

TEST(Shown, LettersSymbolsAndPicturesAre) {
    for (const char32_t c : U" ~é\u00a0ŒЖאع漢가♠♥♦♣→─│█…’«»\U0001f5e1\ufffd")
        if (c != 0) {
            EXPECT_TRUE(is_shown(c)) << std::hex << +c;
            EXPECT_FALSE(is_mark(c)) << std::hex << +c;
        }
    for (const char32_t c : {0x301u, 0x5b0u, 0x64bu, 0xe34u, 0x20ddu, 0xfe20u, 0x1e8d0u})
        EXPECT_TRUE(is_mark(c)) << std::hex << +c;
}

TEST(Shown, AFewMarksInARowAreAndMoreAreNot) {
    ShownInTurn shown;
    EXPECT_TRUE(shown(U'a'));
    for (int i = 0; i < most_marks; ++i) EXPECT_TRUE(shown(0x301));
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(shown(0x302));
    EXPECT_TRUE(shown(U'b'));
    EXPECT_TRUE(shown(0x301));
}

}  // namespace
}  // namespace scoundrel::unicode
