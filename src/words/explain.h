// The rules in words, made from the knobs, so that any variant explains
// itself; and what sets two variants apart. Plain sentences; how they are shown is the caller's.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/rules_text.h"
#include "words/rule_table.h"

namespace scoundrel {

struct Sentence {
    std::string text;
    std::string_view numbers;  // of docs/rules.md, blanks between: "5.5 5.6"
};

struct Paragraph {
    Topic topic;
    std::string title;
    std::vector<Sentence> sentences;
};

// The rows that hold, topic by topic; topics of which nothing holds are left out.
std::vector<Paragraph> tell(std::span<const RuleRow> rows, const Variant& variant,
                            const Catalogue& catalogue);

// All the rules of a variant, to be read.
std::vector<Paragraph> explain_rules(const Variant& variant, const Catalogue& catalogue = spoken());

// A few words for each knob in which the variant differs from `classic`: one entry of a list.
std::string explain_briefly(const Variant& variant, const Catalogue& catalogue = spoken());

struct Difference {
    struct Side {
        std::string value;  // as text: "lower", "20"; of decks the number of cards
        std::string text;   // what that means, in this side's own words
        bool idle = false;  // with the rest of these rules, the knob changes nothing
    };
    std::string_view knob;  // "deck" comes first; last, "words" where the vocabulary differs
    Side a;
    Side b;
};

std::vector<Difference> explain_difference(const Variant& a, const Variant& b,
                                           const Catalogue& catalogue = spoken());

}  // namespace scoundrel
