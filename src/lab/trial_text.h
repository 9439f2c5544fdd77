// Trials as a text that a person can read and any program can go on with (notation.md,
// "Comparisons"): what makes them comparable, then a row for each deal and rules.
#pragma once

#include <string>
#include <string_view>

#include "lab/checked_lines.h"
#include "lab/trial.h"

namespace scoundrel {

// Without checks: whole lines, and a line without its end.
std::string print_trial_head(const TrialPlan& plan);
std::string print_trial(const Trial& trial);
// What no deal can come to is no row.
std::optional<Trial> parse_trial(std::string_view line, const TrialPlan& plan);

struct TrialText {
    TrialPlan head;
    std::vector<Trial> rows{};
    std::size_t used = 0;  // bytes up to the end of the last whole row
    Checks checks{};
};

// A last line without its end was cut short in writing and is left out. Lines that fail their
// checks are told in `checks`, and are among the rows if they are any; anything else that is no row
// is an error.
Result<TrialText> parse_trials(std::string_view text);

// The same for a text that is to go on with this plan. One cut short within its head, or empty,
// begins again: `used` is 0. Another plan, or lines that fail, are errors.
Result<TrialText> resume_trials(std::string_view text, const TrialPlan& plan);

// Adds the trials of a second text of the same plan. They come out in the order of their numbers;
// of two of the same number both must say the same.
Result<void> merge_trials(TrialText& into, const TrialText& other);

// The whole file, with new checks.
std::string print_trials(const TrialText& text);

}  // namespace scoundrel
