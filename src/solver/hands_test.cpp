#include "solver/hands.h"

#include <gtest/gtest.h>

namespace scoundrel {
namespace {

Hands after_fight(const Rules& rules, const Hand& hand, int monster) {
    Hands to;
    HandRules(rules).fight(only(hand), monster, to);
    return to;
}

int health_at(const Hands& hands, int weapon, int freshness) {
    return (hands.rows >> weapon & 1) != 0 ? hands.row[weapon][freshness] : 0;
}

TEST(Hands, AWeaponSparesHealthAndIsBound) {
    const Hands hands = after_fight({}, {5, brand_new, 20}, 11);
    EXPECT_EQ(health_at(hands, 5, 10), 14);        // armed: may still slay a 10
    EXPECT_EQ(health_at(hands, 5, 11), 9);         // barehanded: still brand new
    EXPECT_EQ(health_at(hands, 5, brand_new), 9);  //
}

TEST(Hands, BoundByEqualItMaySlayTheSameAgain) {
    const Hands hands = after_fight({.weapon = WeaponRule::equal}, {5, brand_new, 20}, 11);
    EXPECT_EQ(health_at(hands, 5, 11), 14);
    EXPECT_EQ(health_at(hands, 5, 12), 9);
}

TEST(Hands, ABoundWeaponCannotBeUsedAbove) {
    const Hands hands = after_fight({}, {10, 5, 20}, 6);
    EXPECT_EQ(health_at(hands, 10, 5), 14);
    EXPECT_EQ(health_at(hands, 10, 6), 0);
}

TEST(Hands, ForcedMeansForced) {
    const Hands hands = after_fight({.bare = Bare::forced}, {5, brand_new, 20}, 11);
    EXPECT_EQ(health_at(hands, 5, 10), 14);
    EXPECT_EQ(health_at(hands, 5, 11), 0);
}

TEST(Hands, WearTakesAPointAUse) {
    const Rules rules{.weapon = WeaponRule::wear};
    const Hands once = after_fight(rules, {5, brand_new, 20}, 11);
    EXPECT_EQ(health_at(once, 5, brand_new - 1), 14);
    EXPECT_EQ(health_at(once, 5, brand_new), 9);
    const Hands used_up = after_fight(rules, {5, brand_new - 5, 20}, 11);
    EXPECT_EQ(health_at(used_up, 5, 0), 9);  // power 0: barehanded only
}

TEST(Hands, RepairGivesUsesBack) {
    const HandRules rules({.weapon = WeaponRule::wear, .repair = 2});
    Hands to;
    rules.repair(only({7, brand_new - 3, 12}), to);
    EXPECT_EQ(health_at(to, 7, brand_new - 1), 12);
    EXPECT_EQ(health_at(to, 7, brand_new), 0);
}

TEST(Hands, DrinkingStopsAtTheTopAndWakesNoOne) {
    const HandRules rules({});
    Hands to;
    rules.drink(only({5, 8, 15}), 9, to);
    EXPECT_EQ(health_at(to, 5, 8), 20);
    EXPECT_EQ(health_at(to, 5, 9), 0);
}

TEST(Hands, WeakerWeaponsWithoutMoreHealthAreDropped) {
    Hands hands = only({5, 10, 12});
    hands.add(only({7, 10, 12}));
    hands.add(only({3, 11, 12}));
    hands.drop_dominated();
    EXPECT_EQ(hands.rows, 1u << 7 | 1u << 3);
}

}  // namespace
}  // namespace scoundrel
