// Which sentences hold for which rules: the one table between the knobs and the words.
// A new knob gets its row in knob_rows() and, in rule_rows(), the sentences that tell its effect;
// a test sees to it that no knob is forgotten.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "phrases/catalogue.h"

namespace scoundrel {

enum class Topic : std::uint8_t {
    setup,
    room,
    fighting,
    weapons,
    potions,
    aside,  // discarding and the slot
    avoiding,
    die,
    end,
    scoring,
};
inline constexpr int topic_count = 10;

// What the sentences ask of the rules. A deck without weapons, say, makes some knobs idle, and
// then nothing must be said of them.
struct Facts {
    explicit Facts(const Rules& rules);

    Rules rules;
    bool monsters;  // the deck has some
    bool weapons;
    bool potions;
    bool courts;  // the deck has cards above 10
    bool fights_armed;
    bool wears;     // weapons lose power
    bool can_mend;  // the deck would let the 2 of diamonds mend, if `repair` does
    bool mends;
    bool slot;  // there is one, and something to put into it
    bool avoids;
    bool dice;
};

struct RuleRow {
    Topic topic;
    Phrase phrase;
    std::string_view numbers;  // of docs/rules.md
    bool (*holds)(const Facts&);
};
std::span<const RuleRow> rule_rows();   // for reading
std::span<const RuleRow> sheet_rows();  // in short, for the page at the table

struct KnobRow {
    std::string_view knob;
    Phrase name, what;              // for people: what it is called, what it decides
    bool (*matters)(const Facts&);  // can its value be told by playing?
    std::vector<Phrase> (*sentences)(const Facts&);  // what its value means
    Phrase (*brief)(const Facts&);                   // its value in a few words
};
// In the order of notation/knobs.h.
std::span<const KnobRow> knob_rows();

// Everything the templates of the rules may name: health, wear, repair, counts of cards.
Arguments rule_arguments(const Voice& voice, const Facts& facts);

}  // namespace scoundrel
