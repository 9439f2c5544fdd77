#include "engine/engine.h"
#include "notation/cards.h"
#include "notation/knobs.h"

namespace scoundrel {

namespace {

Json knob_values(const RuleSet& set) {
    Json values{{"deck", print_deck_difference(set.rules.deck, classic_deck)}};
    for (const Knob& knob : knobs()) {
        const int value = knob.get(set.rules);
        values[std::string(knob.name)] = knob.is_number() ? Json(value) : Json(knob.print(value));
    }
    return values;
}

}  // namespace

Json rules_json() {
    Json list = Json::array();
    for (const RuleSet& set : rule_sets) {
        Json cards = Json::array();
        for (const Card card : set.rules.deck) cards.push_back(print_card(card));
        list.push_back({{"id", set.id},
                        {"title", set.title},
                        {"source", set.source},
                        {"knobs", knob_values(set)},
                        {"cards", std::move(cards)}});
    }
    return list;
}

}  // namespace scoundrel
