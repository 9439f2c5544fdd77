#include "notation/knob_values.h"

#include "notation/knobs.h"
#include "notation/rules_text.h"

namespace scoundrel {

Json knob_values(const Rules& rules) {
    Json values{{"deck", print_deck_difference(rules.deck, classic_deck)}};
    for (const Knob& knob : knobs()) {
        const int value = knob.get(rules);
        values[std::string(knob.name)] = knob.is_number() ? Json(value) : Json(knob.print(value));
    }
    return values;
}

}  // namespace scoundrel
