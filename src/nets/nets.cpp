#include "nets/nets.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "nets/embedded_nets.h"

namespace scoundrel {

namespace {

// Read when first asked for; the language sees to it that two threads do not do it at once.
template <std::size_t set>
const Net& net_of() {
    static const NetFile file = [] {
        auto read = parse_net(embedded_net(rule_sets[set].id));
        assert(read);
        fill_unmet(*read);
        return std::move(*read);
    }();
    return file.net;
}

const Net& net_of(const RuleSet& set) {
    return [&]<std::size_t... sets>(std::index_sequence<sets...>)->const Net& {
        constexpr const Net& (*read[])() = {net_of<sets>...};
        return read[&set - rule_sets]();
    }
    (std::make_index_sequence<rule_set_count>());
}

bool has_net(const RuleSet& set) { return !embedded_net(set.id).empty(); }

}  // namespace

double distance(const Rules& a, const Rules& b) {
    const auto differ = [](auto x, auto y, double weight) { return x == y ? 0.0 : weight; };
    const CardSet pulled = (a.deck - b.deck) | (b.deck - a.deck);
    return differ(a.weapon, b.weapon,
                  a.weapon == WeaponRule::wear || b.weapon == WeaponRule::wear ? 8 : 3) +
           differ(a.fourth, b.fourth, 3) +
           differ(a.inventory == Inventory::none, b.inventory == Inventory::none, 3) +
           differ(a.avoid, b.avoid, 2) + differ(a.potions, b.potions, 2) +
           differ(a.discard, b.discard, 1) + differ(a.bare, b.bare, 0.5) +
           differ(a.ending, b.ending, 0.5) + differ(a.scoring, b.scoring, 0.25) +
           differ(a.repair, b.repair, 0.5) + differ(a.wear, b.wear, 0.5) +
           differ(a.monsters, b.monsters, 1) + differ(a.swap, b.swap, 0.5) +
           differ(a.drop, b.drop, 0.5) + differ(a.exchange, b.exchange, 0.5) +
           differ(a.broken, b.broken, 0.25) + differ(a.rummage, b.rummage, 0.25) +
           differ(a.inventory, b.inventory, 0.25) + differ(a.order, b.order, 0.125) +
           differ(a.loss, b.loss, 0.0625) + differ(a.killer, b.killer, 0.0625) +
           std::abs(a.health_at_start() - b.health_at_start()) / 40.0 +
           std::abs(a.health - b.health) / 10.0 + pulled.count() / 8.0;
}

const RuleSet& nearest_rule_set(const Rules& rules, bool (*serves)(const RuleSet&)) {
    const RuleSet* nearest = &rule_sets[0];
    for (const RuleSet& set : rule_sets)
        if (serves(set) &&
            (!serves(*nearest) || distance(rules, set.rules) < distance(rules, nearest->rules)))
            nearest = &set;
    return *nearest;
}

NetChoice choose_net(const Rules& rules) {
    const RuleSet& set = nearest_rule_set(rules, has_net);
    return {&net_of(set), &set, rules == set.rules};
}

bool any_net() { return std::ranges::any_of(rule_sets, has_net); }

}  // namespace scoundrel
