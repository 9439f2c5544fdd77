#include "nets/nets.h"

#include <gtest/gtest.h>

#include "nets/embedded_nets.h"
#include "notation/knobs.h"

namespace scoundrel {
namespace {

TEST(Nets, EveryRuleSetHasOneOfItsOwn) {
    for (const RuleSet& set : rule_sets) {
        const auto file = parse_net(embedded_net(set.id));
        ASSERT_TRUE(file) << "data/nets/" << set.id << ".net: make it with scoundrel train";
        EXPECT_EQ(file->rules, set.id);
        EXPECT_TRUE(file->checked) << "scoundrel convert data/nets/" << set.id << ".net";
        const NetChoice choice = choose_net(set.rules);
        EXPECT_EQ(choice.rule_set->id, set.id);
        EXPECT_TRUE(choice.own);
    }
}

TEST(Nets, OtherRulesGetTheNearest) {
    Rules rules = rule_sets[0].rules;
    rules.health = 15;
    EXPECT_EQ(choose_net(rules).rule_set->id, "classic");
    EXPECT_FALSE(choose_net(rules).own);
    rules = rule_sets[3].rules;
    rules.repair = 3;
    EXPECT_EQ(choose_net(rules).rule_set->id, "rascal");
}

// Written by hand, knob by knob: none may be missing.
TEST(Nets, EveryKnobSetsRulesApart) {
    for (const RuleSet& set : rule_sets)
        for (const Knob& knob : knobs())
            for (int value = knob.low; value <= knob.high; ++value) {
                Rules turned = set.rules;
                knob.set(turned, value);
                const bool same = knob.get(turned) == knob.get(set.rules);
                EXPECT_EQ(distance(turned, set.rules) == 0, same)
                    << set.id << " " << knob.name << "=" << knob.print(value);
                EXPECT_EQ(distance(turned, set.rules), distance(set.rules, turned));
            }
    Rules fewer = rule_sets[0].rules;
    fewer.deck.remove(repair_card);
    EXPECT_GT(distance(fewer, rule_sets[0].rules), 0);
}

// Files stay small enough to come with every program.
TEST(Nets, AreSmall) {
    for (const RuleSet& set : rule_sets) EXPECT_LE(embedded_net(set.id).size(), 300'000u);
}

}  // namespace
}  // namespace scoundrel
