#include "player/outlook.h"

#include <algorithm>

#include "rules/legal.h"

namespace scoundrel {

Outlook::Outlook(const Rules& rules, CardSet monsters, int foes) : rules_(rules), foes_(foes) {
    Position position;
    position.weapon.card = Card(Suit::diamonds, 10);  // any: what binds it is the last one slain
    for (const Card monster : monsters) {
        const auto value = static_cast<std::size_t>(monster.value());
        share_[value] += 1.0 / monsters.count();
        for (std::size_t state = 0; state < states; ++state) {
            if (rules.weapon != WeaponRule::wear)
                position.weapon.limit = static_cast<std::uint8_t>(state);
            may_[state][value] = weapon_refusal(rules, position, monster) == Refusal::none;
        }
    }
}

double Outlook::saves(const Held& weapon) const {
    if (!weapon.card) return 0;
    ByState rest{};
    for (int foe = 0; foe < foes_; ++foe) rest = one_more_foe(weapon.card, rest);
    return rest[state_of(weapon)];
}

std::size_t Outlook::state_of(const Held& weapon) const {
    const std::size_t state = rules_.weapon == WeaponRule::wear ? weapon.uses : weapon.limit;
    return std::min(state, states - 1);
}

Outlook::ByState Outlook::one_more_foe(Card weapon, const ByState& rest) const {
    const bool wears = rules_.weapon == WeaponRule::wear;
    ByState all{};
    for (std::size_t state = 0; state < states; ++state) {
        const auto uses = static_cast<std::uint8_t>(wears ? state : 0);
        const int power = weapon_power(rules_, {.card = weapon, .uses = uses});
        for (std::size_t value = 0; value < share_.size(); ++value) {
            if (share_[value] == 0) continue;
            double best = rest[state];  // barehanded
            if (may_[state][value]) {
                const std::size_t after = wears ? std::min(state + 1, states - 1) : value;
                best = std::max(best, std::min(static_cast<int>(value), power) + rest[after]);
            }
            all[state] += share_[value] * best;
        }
    }
    return all;
}

}  // namespace scoundrel
