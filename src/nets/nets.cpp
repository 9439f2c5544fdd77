#include "nets/nets.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "nets/embedded_nets.h"
#include "notation/rules_text.h"
#include "player/generalist.h"

namespace scoundrel {

namespace {

NetFile read_embedded(std::string_view id) {
    auto read = parse_net(embedded_net(id));
    assert(read);
    return std::move(*read);
}

SharedNet filled(NetFile file) {
    fill_unmet(file);
    return std::make_shared<const Net>(std::move(file.net));
}

// Read when first asked for; the language sees to it that two threads do not do it at once. Never
// destroyed: libraries are still asked while the process ends, by its handlers and other threads.
template <std::size_t set>
const SharedNet& net_of() {
    static const auto& net = *new SharedNet(filled(read_embedded(rule_sets[set].id)));
    return net;
}

const SharedNet& net_of(const RuleSet& set) {
    return [&]<std::size_t... sets>(std::index_sequence<sets...>) -> const SharedNet& {
        constexpr const SharedNet& (*read[])() = {net_of<sets>...};
        return read[&set - rule_sets]();
    }(std::make_index_sequence<rule_set_count>());
}

SharedNet general_net_for(const Rules& rules) {
    static const auto& file = *new NetFile(read_embedded(any_rules));  // kept as those are
    return filled(file_for(file, rules));
}

}  // namespace

std::string_view net_id(const Rules& rules) {
    const auto* set = std::ranges::find(rule_sets, rules, &RuleSet::rules);
    return set != std::end(rule_sets) ? set->id : any_rules;
}

bool has_net(const Rules& rules) { return !embedded_net(net_id(rules)).empty(); }

NetChoice general_net(const Rules& rules) { return {general_net_for(rules), any_rules, false}; }

NetChoice choose_net(const Rules& rules) {
    const std::string_view id = net_id(rules);
    if (id == any_rules) return general_net(rules);
    return {net_of(*find_rule_set(id)), id, true};
}

}  // namespace scoundrel
