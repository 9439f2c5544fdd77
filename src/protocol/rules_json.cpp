#include "protocol/rules_json.h"

#include "notation/knobs.h"
#include "notation/rules_text.h"
#include "protocol/cards_json.h"
#include "words/rule_names.h"

namespace scoundrel {

Json rules_json() {
    Json list = Json::array();
    for (const RuleSet& set : rule_sets) {
        list.push_back({{"id", set.id},
                        {"title", name_of(Variant{&set, set.rules})},
                        {"source", set.source},
                        {"knobs", knob_values(set.rules)},
                        {"cards", cards_json(set.rules.deck)}});
    }
    return list;
}

Json knob_values(const Rules& rules) {
    Json values{{"deck", print_deck_difference(rules.deck, classic_deck)}};
    for (const Knob& knob : knobs()) {
        const int value = knob.get(rules);
        values[std::string(knob.name)] = knob.is_number() ? Json(value) : Json(knob.print(value));
    }
    return values;
}

}  // namespace scoundrel
