// Reading texts of a row a line, such as long work writes: whole lines, and fields between blanks.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "notation/numbers.h"

namespace scoundrel {

// The next whole line without its end; nothing if there is none.
inline std::optional<std::string_view> next_line(std::string_view& text) {
    const auto end = text.find('\n');
    if (end == text.npos) return {};
    const auto line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

// What comes after a word that begins the line; else the line is no such one.
inline std::optional<std::string_view> after_word(std::optional<std::string_view> line,
                                                  std::string_view word) {
    if (!line || !line->starts_with(word)) return {};
    return line->substr(word.size());
}

// The fields of a row, of which none has more than these; with one too many `count` says so.
struct Fields {
    static constexpr std::size_t most = 8;
    std::array<std::string_view, most> at{};
    std::size_t count = 0;

    std::string_view operator[](std::size_t i) const { return at[i]; }
};

inline Fields fields_of(std::string_view line) {
    constexpr std::string_view blanks = " \t";
    Fields fields;
    while (true) {
        const auto from = line.find_first_not_of(blanks);
        if (from == line.npos) return fields;
        line.remove_prefix(from);
        if (fields.count++ == Fields::most) return fields;
        std::string_view& field = fields.at[fields.count - 1];
        field = line.substr(0, line.find_first_of(blanks));
        line.remove_prefix(field.size());
    }
}

// Of any rules: 99 health and all 26 monsters slain give 307; a dungeon of all monsters and the
// worst blow take 221.
inline constexpr int largest_score = 400;

// A whole number that is no further from zero than this.
inline std::optional<int> parse_within(std::string_view text, int most) {
    const bool negative = text.starts_with('-');
    const auto number = parse_number(text.substr(negative ? 1 : 0));
    if (!number || *number > static_cast<std::uint64_t>(most)) return {};
    return negative ? -static_cast<int>(*number) : static_cast<int>(*number);
}

inline std::optional<int> parse_count(std::string_view text, int most) {
    const auto number = parse_number(text);
    if (!number || *number > static_cast<std::uint64_t>(most)) return {};
    return static_cast<int>(*number);
}

inline std::optional<int> parse_score(std::string_view text) {
    return parse_within(text, largest_score);
}

}  // namespace scoundrel
