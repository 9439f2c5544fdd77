// Rules as text: a rule set's id, then its differences, `classic+health=15+avoid=never`; or a
// rules file, which names its base and then only what differs, one knob a line.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "notation/error.h"
#include "rules/rule_sets.h"

namespace scoundrel {

// A rule set with any differences from it.
struct Variant {
    const RuleSet* base = &rule_sets[0];  // in `rule_sets`; never null
    Rules rules = rule_sets[0].rules;     // the base's, changed

    friend bool operator==(const Variant&, const Variant&) = default;
};

// The set with this id, exactly; null if there is none.
const RuleSet* find_rule_set(std::string_view id);

// Canonical: differences in table order, those equal to the base's own value left out.
std::string print_rules(const Variant& variant);
// Reads a set's id and its differences. Rules that do not go together are refused.
Result<Variant> parse_rules(std::string_view text);

// A rules file: `base = classic`, then lines `knob = value`; `#` begins a comment.
Result<Variant> parse_rules_file(std::string_view text);
// The same as a rules file, one line for each difference.
std::string print_rules_file(const Variant& variant);

// Fetches the text of a file; the library opens none itself.
using ReadFile = std::function<Result<std::string>(const std::string& path)>;
// Wherever rules are named, also at the front of a game id, a file ending in `.rules` may stand
// for them, and further differences after it. Gives the text with all that replaced by what it
// comes to; `read` fetches the file.
Result<std::string> with_rules_file_read(const std::string& text, const ReadFile& read);

// "+AH-2D-TD": the cards added to and pulled from a deck; empty when they are the same.
std::string print_deck_difference(CardSet deck, CardSet base);

}  // namespace scoundrel
