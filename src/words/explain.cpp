#include "words/explain.h"

#include <algorithm>

#include "notation/knobs.h"
#include "words/deck_words.h"

namespace scoundrel {

namespace {

constexpr Phrase titles[] = {
    Phrase::title_setup,   Phrase::title_room,    Phrase::title_fighting, Phrase::title_weapons,
    Phrase::title_potions, Phrase::title_aside,   Phrase::title_avoiding, Phrase::title_die,
    Phrase::title_end,     Phrase::title_scoring,
};
static_assert(std::size(titles) == topic_count);

// A variant with all that is needed to speak about it.
struct Speech {
    Speech(const Variant& variant_, const Catalogue& catalogue)
        : variant(variant_),
          voice(Voice::of(variant_, catalogue)),
          facts(variant_.rules),
          arguments(rule_arguments(voice, facts)) {}

    std::string of(Phrase phrase) const { return say(voice, phrase, arguments); }
    std::string of(const std::vector<Phrase>& phrases) const {
        std::string text;
        for (const Phrase phrase : phrases) text += (text.empty() ? "" : " ") + of(phrase);
        return text;
    }

    const Variant& variant;
    Voice voice;
    Facts facts;
    Arguments arguments;
};

Difference::Side deck_side(const Speech& here, const Speech& there) {
    const CardSet only = here.variant.rules.deck - there.variant.rules.deck;
    Arguments arguments = here.arguments;
    arguments.emplace_back("only", say_cards(here.voice, only));
    const Phrase phrase = only.empty() ? Phrase::difference_deck_within : Phrase::difference_deck;
    return {std::to_string(here.variant.rules.deck.count()), say(here.voice, phrase, arguments)};
}

Difference::Side knob_side(const Speech& here, const Knob& knob, const KnobRow& row) {
    const bool idle = !row.matters(here.facts);
    return {knob.print(knob.get(here.variant.rules)),
            idle ? here.of(Phrase::difference_idle) : here.of(row.sentences(here.facts)), idle};
}

Difference::Side words_side(const Speech& here) {
    return {std::string(here.variant.base->id), here.of(Phrase::difference_words)};
}

// `wear` beside `weapon` tells nothing new: this side is idle, or has been said already.
bool nothing_new(const std::vector<Difference>& before, const Difference& now) {
    const auto said = [&](Difference::Side Difference::*side) {
        return (now.*side).idle || std::ranges::any_of(before, [&](const Difference& earlier) {
                   return (earlier.*side).text == (now.*side).text;
               });
    };
    return !(now.a.idle && now.b.idle) && said(&Difference::a) && said(&Difference::b);
}

}  // namespace

std::vector<Paragraph> tell(std::span<const RuleRow> rows, const Variant& variant,
                            const Catalogue& catalogue) {
    const Speech speech(variant, catalogue);
    std::vector<Paragraph> paragraphs;
    for (const RuleRow& row : rows) {
        if (!row.holds(speech.facts)) continue;
        if (paragraphs.empty() || paragraphs.back().topic != row.topic)
            paragraphs.push_back(
                {row.topic, speech.of(titles[static_cast<std::size_t>(row.topic)]), {}});
        paragraphs.back().sentences.push_back({speech.of(row.phrase), row.numbers});
    }
    return paragraphs;
}

std::vector<Paragraph> explain_rules(const Variant& variant, const Catalogue& catalogue) {
    return tell(rule_rows(), variant, catalogue);
}

std::string explain_briefly(const Variant& variant, const Catalogue& catalogue) {
    const Rules& classic = rule_sets[0].rules;
    const Speech speech(variant, catalogue);
    std::vector<std::string> items;
    if (variant.rules.deck != classic.deck) items.push_back(speech.of(Phrase::brief_cards));
    const auto all = knobs();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const KnobRow& row = knob_rows()[i];
        if (!all[i].differs(variant.rules, classic) || !row.matters(speech.facts)) continue;
        const std::string brief = speech.of(row.brief(speech.facts));
        if (std::ranges::find(items, brief) == items.end()) items.push_back(brief);
    }
    if (items.empty()) return speech.of(Phrase::brief_nothing);
    std::string text;
    for (const auto& item : items)
        text += (text.empty() ? "" : speech.of(Phrase::list_semicolon)) + item;
    return text;
}

std::vector<Difference> explain_difference(const Variant& a, const Variant& b,
                                           const Catalogue& catalogue) {
    const Speech here(a, catalogue);
    const Speech there(b, catalogue);
    std::vector<Difference> differences;
    if (a.rules.deck != b.rules.deck)
        differences.push_back({"deck", deck_side(here, there), deck_side(there, here)});
    const auto all = knobs();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Knob& knob = all[i];
        if (!knob.differs(a.rules, b.rules)) continue;
        const KnobRow& row = knob_rows()[i];
        Difference difference{knob.name, knob_side(here, knob, row), knob_side(there, knob, row)};
        if (!nothing_new(differences, difference)) differences.push_back(std::move(difference));
    }
    if (here.voice.weapon != there.voice.weapon || here.voice.avoid != there.voice.avoid)
        differences.push_back({"words", words_side(here), words_side(there)});
    return differences;
}

}  // namespace scoundrel
