#include "engine/engine.h"
#include "notation/cards.h"
#include "notation/knob_values.h"

namespace scoundrel {

Json rules_json() {
    Json list = Json::array();
    for (const RuleSet& set : rule_sets) {
        Json cards = Json::array();
        for (const Card card : set.rules.deck) cards.push_back(print_card(card));
        list.push_back({{"id", set.id},
                        {"title", set.title},
                        {"source", set.source},
                        {"knobs", knob_values(set.rules)},
                        {"cards", std::move(cards)}});
    }
    return list;
}

}  // namespace scoundrel
