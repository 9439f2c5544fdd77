#include "player/nets.h"

#include <cassert>
#include <cmath>
#include <optional>

#include "player/embedded_nets.h"

namespace scoundrel {

namespace {

// Read when first asked for; nothing for a new rule set that has no net yet.
const Net* net_of(const RuleSet& set) {
    static std::optional<NetFile> nets[rule_set_count];
    std::optional<NetFile>& net = nets[&set - rule_sets];
    if (!net) {
        auto file = parse_net(embedded_net(set.id));
        if (!file) return nullptr;
        fill_unmet(*file);
        net = std::move(*file);
    }
    return &net->net;
}

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
           std::abs(a.health - b.health) / 10.0 + pulled.count() / 8.0;
}

const RuleSet& nearest_rule_set(const Rules& rules, bool (*serves)(const RuleSet&)) {
    const RuleSet* nearest = &rule_sets[0];
    for (const RuleSet& set : rule_sets)
        if (serves(set) && (!serves(*nearest) ||
                            distance(rules, set.rules) < distance(rules, nearest->rules)))
            nearest = &set;
    return *nearest;
}

NetChoice choose_net(const Rules& rules) {
    const RuleSet& set = nearest_rule_set(
        rules, [](const RuleSet& one) { return !embedded_net(one.id).empty(); });
    const Net* net = net_of(set);
    assert(net != nullptr);
    return {net, &set, rules == set.rules};
}

}  // namespace scoundrel
