// Rules and seeds as text, and random play of many games.
#include "arguments.h"
#include "ending.h"
#include "notation/cards.h"
#include "notation/knobs.h"
#include "scoundrel_version.h"
#include "tables.h"

namespace scoundrel::python {

namespace {

py::dict knobs_of(const std::string& text) {
    const Variant variant = variant_of(text);
    py::dict values;
    for (const Knob& knob : knobs()) {
        const int value = knob.get(variant.rules);
        const py::str name(knob.name.data(), knob.name.size());
        if (knob.is_number())
            values[name] = value;
        else
            values[name] = knob.print(value);
    }
    return values;
}

std::vector<std::string> deck_of(const std::string& text) {
    std::vector<std::string> cards;
    for (const Card card : variant_of(text).rules.deck) cards.push_back(print_card(card));
    return cards;
}

std::vector<std::string> rule_set_ids() {
    std::vector<std::string> ids;
    for (const RuleSet& set : rule_sets) ids.emplace_back(set.id);
    return ids;
}

using Seeds = py::array_t<std::uint64_t, py::array::c_style | py::array::forcecast>;

py::tuple random_games(const std::string& text, const Seeds& seeds) {
    const Rules rules = variant_of(text).rules;
    const py::ssize_t count = seeds.size();
    py::array_t<std::int32_t> statuses(count), scores(count), moves(count);
    const std::uint64_t* seed = seeds.data();
    std::int32_t *status = statuses.mutable_data(), *score = scores.mutable_data(),
                 *played = moves.mutable_data();
    {
        const Unlocked free;
        for (py::ssize_t i = 0; i < count; ++i) {
            const RandomResult result = play_random(rules, seed[i]);
            status[i] = static_cast<std::int32_t>(result.status);
            score[i] = result.score;
            played[i] = result.moves;
        }
    }
    return py::make_tuple(statuses, scores, moves);
}

}  // namespace

void bind_notation(py::module_& module) {
    module.attr("version") = std::string(version);
    module.def("rule_sets", rule_set_ids);
    module.def("canonical_rules", [](py::handle rules) {
        return print_rules(
            variant_of(text_of(rules, "rules are a text, such as 'classic+health=25'")));
    });
    module.def("knobs", knobs_of);
    module.def("deck", deck_of);
    module.def("seed", seed_of);
    module.def("seed_text", seed_text_of);
    module.def("random_games", random_games);
    // What the environments are measured by (bench/bindings.py).
    module.def("play_checked",
               [](const std::string& text, std::uint64_t first, std::uint64_t games) {
                   return play_checked(variant_of(text).rules, first, games);
               });
}

}  // namespace scoundrel::python
