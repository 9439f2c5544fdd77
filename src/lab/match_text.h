// A match as a text that a person can read and any program can go on with (notation.md,
// "Matches"): what makes its rows comparable, then a row for each deal and player.
#pragma once

#include <string>
#include <string_view>

#include "lab/match.h"
#include "notation/rules_text.h"

namespace scoundrel {

struct MatchHead {
    Variant variant;
    Thinking thinking;
    std::optional<std::uint64_t> net{};  // a hash of its file, where players use one
    std::vector<std::string> players{};  // by name
    // Where programs from outside play; empty where there is nothing to say. Each is one line.
    std::string sealed{};  // what the key of the deals was committed to, in hex
    std::string guard{};   // what holds the programs back, in words

    friend bool operator==(const MatchHead&, const MatchHead&) = default;
};

std::string print_match_head(const MatchHead& head);  // with its line feeds
std::string print_match_row(const MatchRow& row);     // without
std::optional<MatchRow> parse_match_row(std::string_view line, std::size_t players);

struct MatchText {
    std::vector<MatchRow> rows;
    std::size_t used = 0;  // bytes up to the end of the last whole row
};

// A text that is to go on with this head. One cut short within its head, or empty, begins again:
// `used` is 0. A last line without its end was cut short in writing and is left out; another head,
// or anything else that is no row, is an error.
Result<MatchText> resume_match(std::string_view text, const MatchHead& head);

}  // namespace scoundrel
