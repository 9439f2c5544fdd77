#include "nets/nets.h"

#include <gtest/gtest.h>

#include "nets/embedded_nets.h"
#include "player/generalist.h"

namespace scoundrel {
namespace {

TEST(Nets, EveryRuleSetHasOneOfItsOwn) {
    for (const RuleSet& set : rule_sets) {
        const auto file = parse_net(embedded_net(set.id));
        ASSERT_TRUE(file) << "data/nets/" << set.id << ".net: make it with scoundrel train";
        EXPECT_EQ(file->rules, set.id);
        EXPECT_TRUE(file->checked) << "scoundrel convert data/nets/" << set.id << ".net";
        const NetChoice choice = choose_net(set.rules);
        EXPECT_EQ(choice.id, set.id);
        EXPECT_TRUE(choice.own);
    }
}

TEST(Nets, OtherRulesGoByTheNetForAny) {
    const auto file = parse_net(embedded_net(any_rules));
    ASSERT_TRUE(file) << "data/nets/any.net: make it with scoundrel train any";
    EXPECT_EQ(file->rules, any_rules);
    EXPECT_EQ(file->net.rows.size(), general_inputs()) << "a knob was added: train it again";
    Rules rules = rule_sets[0].rules;
    rules.health = 15;
    const NetChoice choice = choose_net(rules);
    EXPECT_EQ(choice.id, any_rules);
    EXPECT_FALSE(choice.own);
    EXPECT_EQ(choice.net->rows.size(), std::size_t{input::count});
}

// Files stay small enough to come with every program.
TEST(Nets, AreSmall) {
    for (const RuleSet& set : rule_sets) EXPECT_LE(embedded_net(set.id).size(), 300'000u);
    EXPECT_LE(embedded_net(any_rules).size(), 900'000u);
}

}  // namespace
}  // namespace scoundrel
