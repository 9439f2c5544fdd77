// The nets that come with the project, one for each rule set and one for all other rules, and which
// of them serves which rules.
#pragma once

#include "player/net_file.h"
#include "rules/rule_sets.h"

namespace scoundrel {

struct NetChoice {
    SharedNet net;
    std::string_view id;  // whose net it is: a rule set's, or `any_rules`
    bool own;             // trained for exactly these rules
};

// The rule set's own, or the one for any rules.
NetChoice choose_net(const Rules& rules);
std::string_view net_id(const Rules& rules);
// The one for any rules, for whoever is to play all rules by one net.
NetChoice general_net(const Rules& rules);

// False only where nets are handed in later (bindings/wasm).
bool has_net(const Rules& rules);

}  // namespace scoundrel
