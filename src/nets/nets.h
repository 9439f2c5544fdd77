// The nets that come with the project, one for each rule set, and which of them serves which rules.
#pragma once

#include "player/net_file.h"
#include "rules/rule_sets.h"

namespace scoundrel {

struct NetChoice {
    const Net* net;
    const RuleSet* rule_set;  // whose net it is
    bool own;                 // trained for exactly these rules; else the nearest
};

NetChoice choose_net(const Rules& rules);

// Whether there is one to choose.
bool any_net();

// How far apart two rules are to a net.
double distance(const Rules& a, const Rules& b);

// Of the rule sets whose nets serve, the nearest to these rules.
const RuleSet& nearest_rule_set(const Rules& rules, bool (*serves)(const RuleSet&));

}  // namespace scoundrel
