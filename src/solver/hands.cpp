#include "solver/hands.h"

namespace scoundrel {

namespace {

// Place f gets the most of places f and above.
Bytes closed(Bytes health) {
    for (int f = freshness_count - 2; f >= 0; --f)
        if (health[f + 1] > health[f]) health[f] = health[f + 1];
    return health;
}

}  // namespace

Hand hand_of(const HandRules& rules, const Position& position) {
    const Held& weapon = position.weapon;
    if (!weapon.card) return {0, 0, position.health};
    return {weapon.card.value(), rules.freshness(weapon), position.health};
}

HandRules::HandRules(const Rules& rules)
    : rules_(rules), bound_below_(rules.weapon == WeaponRule::lower ? 1 : 0) {
    for (int top = 0; top < freshness_count; ++top)
        for (int f = 0; f < freshness_count; ++f)
            up_to_[static_cast<std::size_t>(top)][f] = f <= top ? 0xFF : 0;
}

int HandRules::freshness(const Held& weapon) const {
    if (wears()) return rules_.wear == 0 ? brand_new : brand_new - weapon.uses;
    return weapon.limit == 0 ? brand_new : weapon.limit - bound_below_;
}

int HandRules::power(int weapon, int freshness) const {
    if (!wears()) return weapon;
    const int power = weapon - (brand_new - freshness) * rules_.wear;
    return power > 0 ? power : 0;
}

// A use costs a step of freshness; at power 0 the weapon cannot be used.
Bytes HandRules::fight_worn(int weapon, Bytes health, int monster) const {
    Bytes after{};
    const int step = rules_.wear == 0 ? 0 : 1;
    for (int f = 0; f < freshness_count; ++f) {
        if (health[f] == 0) break;
        const int strength = power(weapon, f);
        if (strength == 0 || rules_.bare == Bare::choice) {
            const int left = health[f] > monster ? health[f] - monster : 0;
            if (left > after[f]) after[f] = static_cast<std::uint8_t>(left);
        }
        if (strength == 0 || f < step) continue;
        const int harm = monster > strength ? monster - strength : 0;
        const int left = health[f] > harm ? health[f] - harm : 0;
        if (left > after[f - step]) after[f - step] = static_cast<std::uint8_t>(left);
    }
    return closed(after);
}

// Needs a use to mend, so a weapon that is brand new stays out of it.
void HandRules::repair(const Hands& from, Hands& to) const {
    from.each_row([&](int weapon, Bytes health) {
        if (weapon == 0 || rules_.wear == 0) return;
        Bytes after{};
        for (int f = 0; f < brand_new; ++f) {
            const int mended = f + rules_.repair < brand_new ? f + rules_.repair : brand_new;
            if (health[f] > after[mended]) after[mended] = health[f];
        }
        to.add(weapon, closed(after));
    });
}

}  // namespace scoundrel
