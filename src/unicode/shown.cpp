#include "unicode/shown.h"

#include <algorithm>
#include <iterator>

namespace scoundrel::unicode {

namespace {

struct Range {
    char32_t first, last;
};

constexpr Range marks[] = {
#include "unicode/marks.inc"
};

constexpr Range unshown[] = {
    {0x0000, 0x001f},         // C0
    {0x007f, 0x009f},         // DEL, C1
    {0x00ad, 0x00ad},         // soft hyphen
    {0x034f, 0x034f},         // combining grapheme joiner
    {0x0600, 0x0605},         // Arabic signs that are put under numbers
    {0x061c, 0x061c},         // Arabic letter mark
    {0x06dd, 0x06dd},         // Arabic end of ayah
    {0x070f, 0x070f},         // Syriac abbreviation mark
    {0x0890, 0x0891},         // Arabic signs for sums
    {0x08e2, 0x08e2},         // Arabic disputed end of ayah
    {0x115f, 0x1160},         // Hangul fillers
    {0x17b4, 0x17b5},         // Khmer inherent vowels
    {0x180b, 0x180f},         // Mongolian selectors and vowel separator
    {0x200b, 0x200f},         // zero width, left-to-right and right-to-left marks
    {0x2028, 0x202e},         // line and paragraph separators, embeddings, overrides
    {0x2060, 0x206f},         // word joiner, invisible operators, isolates
    {0x3164, 0x3164},         // Hangul filler
    {0xd800, 0xf8ff},         // surrogates, private use
    {0xfdd0, 0xfdef},         // noncharacters
    {0xfe00, 0xfe0f},         // variation selectors
    {0xfeff, 0xfeff},         // byte order mark
    {0xffa0, 0xffa0},         // halfwidth Hangul filler
    {0xfff0, 0xfffb},         // reserved to be ignored; interlinear annotations
    {0x110bd, 0x110bd},       // Kaithi number sign
    {0x110cd, 0x110cd},       // Kaithi number sign above
    {0x13430, 0x1343f},       // Egyptian joiners
    {0x1bca0, 0x1bca3},       // shorthand controls
    {0x1d173, 0x1d17a},       // musical beams and slurs
    {0xe0000, 0xe0fff},       // tags, more variation selectors
    {0xf0000, 0x10ffff},      // private use
    {0x110000, ~char32_t{}},  // beyond Unicode
};

// Of rising ranges.
template <std::size_t size>
bool has(const Range (&ranges)[size], char32_t c) {
    const Range* at = std::ranges::lower_bound(ranges, c, {}, &Range::last);
    return at != std::end(ranges) && at->first <= c;
}

}  // namespace

bool is_shown(char32_t c) {
    const bool noncharacter = (c & 0xfffe) == 0xfffe;  // the last two of every plane
    return !noncharacter && !has(unshown, c);
}

bool is_mark(char32_t c) { return c >= 0x300 && has(marks, c); }

}  // namespace scoundrel::unicode
