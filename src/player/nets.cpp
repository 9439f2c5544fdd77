#include "player/nets.h"

#include <cassert>
#include <cmath>
#include <optional>

#include "player/embedded_nets.h"

namespace scoundrel {

namespace {

// By rule set, read when first asked for; nothing for a new rule set that has no net yet.
const std::vector<std::optional<NetFile>>& all_nets() {
    static const std::vector<std::optional<NetFile>> nets = [] {
        std::vector<std::optional<NetFile>> all;
        for (const RuleSet& set : rule_sets) {
            auto file = parse_net(embedded_net(set.id));
            if (file) fill_unmet(*file);
            all.push_back(file ? std::optional(std::move(*file)) : std::nullopt);
        }
        return all;
    }();
    return nets;
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

NetChoice choose_net(const Rules& rules) {
    const auto& nets = all_nets();
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < nets.size(); ++i)
        if (nets[i] && (!nets[nearest] || distance(rules, rule_sets[i].rules) <
                                              distance(rules, rule_sets[nearest].rules)))
            nearest = i;
    assert(nets[nearest]);
    return {&nets[nearest]->net, &rule_sets[nearest], rules == rule_sets[nearest].rules};
}

}  // namespace scoundrel
