// Reading texts of a row a line, such as long work writes: whole lines, and fields between blanks.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

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

inline std::vector<std::string_view> fields_of(std::string_view line) {
    constexpr std::string_view blanks = " \t";
    std::vector<std::string_view> fields;
    while (true) {
        const auto from = line.find_first_not_of(blanks);
        if (from == line.npos) return fields;
        line.remove_prefix(from);
        fields.push_back(line.substr(0, line.find_first_of(blanks)));
        line.remove_prefix(fields.back().size());
    }
}

inline constexpr int largest_score = 100'000;  // far beyond any; keeps what is read within an int

inline std::optional<int> parse_score(std::string_view text) {
    const bool negative = text.starts_with('-');
    const auto number = parse_number(text.substr(negative ? 1 : 0));
    if (!number || *number > largest_score) return {};
    return negative ? -static_cast<int>(*number) : static_cast<int>(*number);
}

}  // namespace scoundrel
