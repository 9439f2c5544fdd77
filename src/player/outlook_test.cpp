#include "player/outlook.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "notation/rules_text.h"
#include "rules/legal.h"

namespace scoundrel::test {
namespace {

const CardSet some_monsters = CardSet::run(Suit::clubs, 2, 6) | CardSet::run(Suit::spades, 5, 14);

// The same by trying everything: each foe is any of the monsters, and fought either way.
double by_hand(const Rules& rules, Position position, int foes) {
    if (foes == 0) return 0;
    double sum = 0;
    for (const Card monster : some_monsters) {
        double best = by_hand(rules, position, foes - 1);
        if (weapon_refusal(rules, position, monster) == Refusal::none) {
            Position after = position;
            ++after.weapon.uses;
            if (rules.weapon != WeaponRule::wear)
                after.weapon.limit = static_cast<std::uint8_t>(monster.value());
            const int spared = std::min(monster.value(), weapon_power(rules, position.weapon));
            best = std::max(best, spared + by_hand(rules, after, foes - 1));
        }
        sum += best;
    }
    return sum / some_monsters.count();
}

class EveryWeaponRule : public testing::TestWithParam<const char*> {};

TEST_P(EveryWeaponRule, SparesWhatTryingEverythingSpares) {
    const Rules rules = parse_rules(GetParam())->rules;
    for (const int foes : {0, 1, 2, 3}) {
        const Outlook outlook(rules, some_monsters, foes);
        for (const int value : {2, 7, 10})
            for (const int state : {0, 3, 5, 9}) {
                Position position;
                position.weapon.card = Card(Suit::diamonds, value);
                position.weapon.uses = static_cast<std::uint8_t>(state);
                if (rules.weapon != WeaponRule::wear)
                    position.weapon.limit = static_cast<std::uint8_t>(state);
                EXPECT_NEAR(outlook.saves(position.weapon), by_hand(rules, position, foes), 1e-9);
            }
    }
}

INSTANTIATE_TEST_SUITE_P(Outlook, EveryWeaponRule,
                         testing::Values("classic", "equal", "rascal", "forty-two"));

TEST(Outlook, NoWeaponSparesNothingAndNothingIsSparedWithoutMonsters) {
    const Rules rules;
    EXPECT_EQ(Outlook(rules, some_monsters, 3).saves({}), 0);
    EXPECT_EQ(Outlook(rules, {}, 3).saves({.card = Card(Suit::diamonds, 10)}), 0);
}

}  // namespace
}  // namespace scoundrel::test
