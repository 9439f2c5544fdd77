// How long the players of a match thought, as a text beside that of the match (notation.md,
// "Matches"): so the match itself is the same in every run.
#pragma once

#include <span>

#include "lab/match_text.h"

namespace scoundrel {

struct TimesHead {
    std::uint64_t match = 0;  // the check of the head of the match they are of

    friend bool operator==(const TimesHead&, const TimesHead&) = default;
};

struct TimesRow {
    std::uint64_t seed = 0;
    std::size_t player = 0;
    std::uint64_t microseconds = 0;

    friend bool operator==(const TimesRow&, const TimesRow&) = default;
};

TimesHead times_head(const MatchHead& match);

// Without checks.
std::string print_times_head(const TimesHead& head);
std::string print_times_row(const TimesRow& row);
std::optional<TimesRow> parse_times_row(std::string_view line);

struct TimesText {
    TimesHead head;
    std::vector<TimesRow> rows{};
    std::size_t used = 0;
    Checks checks{};
};

// As resume_match().
Result<TimesText> resume_times(std::string_view text, const TimesHead& head);

std::string print_times(const TimesText& times);

// What is known of the rows' times; rows without one stay so. Of several the last counts.
std::vector<TimesRow> times_of(std::span<const MatchRow> rows);
void add_times(std::vector<MatchRow>& rows, const std::vector<TimesRow>& times);

}  // namespace scoundrel
