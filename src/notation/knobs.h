// The knobs' names, values and ranges: the one table that reading, printing, explaining and
// random testing loop over. `deck` stands apart: its value is a set of cards (rules_text.h).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/rules.h"

namespace scoundrel {

struct Knob {
    std::string_view name;
    std::span<const std::string_view> values;  // empty: a number from low to high
    int low;
    int high;
    int (*get)(const Rules&);
    void (*set)(Rules&, int);
    // For a number that has its value from another knob unless it is given one, and can be no
    // higher: where it has it from.
    int (*follows)(const Rules&) = nullptr;

    bool is_number() const { return values.empty(); }
    int most(const Rules& rules) const { return follows != nullptr ? follows(rules) : high; }
    // Whether its value has to be said of rules that are told by how they differ from the base.
    bool differs(const Rules& rules, const Rules& base) const;
    std::string print(int value) const;
    std::optional<int> parse(std::string_view text) const;
    // "lower, equal or wear", "1 to 99": for messages and help.
    std::string describe_values() const;
};

// In the order of the knob table, after `deck`.
std::span<const Knob> knobs();
const Knob* find_knob(std::string_view name);

}  // namespace scoundrel
