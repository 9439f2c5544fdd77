#include "solver/hands.h"

#include <utility>

namespace scoundrel {

namespace {

// Everything moves so many places down; zero comes in at the top.
template <int places, int... f>
Bytes moved(Bytes bytes, std::integer_sequence<int, f...>) {
    return __builtin_shufflevector(
        bytes, Bytes{}, (f + places < freshness_count ? f + places : freshness_count)...);
}
template <int places>
Bytes down(Bytes bytes) {
    return moved<places>(bytes, std::make_integer_sequence<int, freshness_count>());
}

// Place f gets the most of places f and above.
Bytes closed(Bytes health) {
    health = greater_of(health, down<1>(health));
    health = greater_of(health, down<2>(health));
    health = greater_of(health, down<4>(health));
    return greater_of(health, down<8>(health));
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
    for (int weapon = 0; weapon < weapon_rows; ++weapon)
        for (int f = 0; f < freshness_count; ++f) {
            const int worn = wears() ? (brand_new - f) * rules.wear : 0;
            powers_[static_cast<std::size_t>(weapon)][f] =
                static_cast<std::uint8_t>(weapon > worn ? weapon - worn : 0);
        }
}

int HandRules::freshness(const Held& weapon) const {
    if (wears()) return rules_.wear == 0 ? brand_new : brand_new - weapon.uses;
    return weapon.limit == 0 ? brand_new : weapon.limit - bound_below_;
}

// A use costs a step of freshness; at power 0 the weapon cannot be used, or is gone.
void HandRules::fight_worn(int weapon, Bytes health, int monster, Hands& to) const {
    const Bytes power = powers_[static_cast<std::size_t>(weapon)];
    const Bytes usable = power > 0;
    const Bytes blow = all_bytes(monster);
    const Bytes harm = greater_of(blow, power) - power;
    Bytes armed = (greater_of(health, harm) - harm) & usable;
    if (rules_.wear > 0) armed = down<1>(armed);
    Bytes bare = less(health, monster);
    if (rules_.bare == Bare::forced) bare &= ~usable;
    if (rules_.broken == Broken::discarded) {
        const Bytes gone = closed(armed & ~usable);
        to.add(0, Bytes{gone[0]});
        armed &= usable;
        // Where there is no power, a fresher weapon only stands in; it must be used.
        if (rules_.bare == Bare::forced) bare = Bytes{};
    }
    to.add(weapon, closed(greater_of(armed, bare)));
}

// A new weapon cannot be repaired; standing in for a used one it is repaired here all the same,
// which gives no more than throwing the 2 of diamonds away does.
void HandRules::repair(const Hands& from, Hands& to) const {
    from.each_row([&](int weapon, Bytes health) {
        if (weapon == 0 || rules_.wear == 0) return;
        Bytes after{};
        for (int f = 0; f < brand_new; ++f) {
            const int repaired = f + rules_.repair < brand_new ? f + rules_.repair : brand_new;
            if (health[f] > after[repaired]) after[repaired] = health[f];
        }
        to.add(weapon, closed(after));
    });
}

}  // namespace scoundrel
