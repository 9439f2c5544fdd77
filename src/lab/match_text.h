// A match as a text that a person can read and any program can go on with (notation.md,
// "Matches"): what makes its rows comparable, then a row for each deal and player.
#pragma once

#include <string>
#include <string_view>

#include "lab/checked_lines.h"
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

// Without checks: whole lines, and a line without its end. How long a player thought is in a text
// of its own (times_text.h).
std::string print_match_head(const MatchHead& head);
std::string print_match_row(const MatchRow& row);
// What no game can come to is no row. `timed`: as format 1 has it, with the time among its fields.
std::optional<MatchRow> parse_match_row(std::string_view line, std::size_t players,
                                        bool timed = false);

struct MatchText {
    MatchHead head;
    std::vector<MatchRow> rows{};
    std::size_t used = 0;  // bytes up to the end of the last whole row
    Checks checks{};
};

// A last line without its end was cut short in writing and is left out. Lines that fail their
// checks are told in `checks`, and are among the rows if they are any; anything else that is no row
// is an error.
Result<MatchText> parse_match(std::string_view text);

// The same for a text that is to go on with this head. One cut short within its head, or empty,
// begins again: `used` is 0. Another head, or lines that fail, are errors.
Result<MatchText> resume_match(std::string_view text, const MatchHead& head);

// Adds the rows of a second match with the same head. They come out by deal and player, one of
// each; of two both must say the same, but for their times.
Result<void> merge_match(MatchText& into, const MatchText& other);

// The whole file, with new checks.
std::string print_match(const MatchText& match);

}  // namespace scoundrel
