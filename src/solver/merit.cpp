#include "solver/merit.h"

#include <algorithm>
#include <array>

namespace scoundrel {

namespace {

// In thousandths of a point of health; found by hill climbing on `classic`, on deals that are used
// for nothing else (docs/solver.md, "Merit").
struct Weights {
    std::array<int, 64> worth{};  // of a card still to come, by face
    std::array<int, 64> later{};  // more or less of it if it comes last rather than first
};

constexpr Weights make_weights() {
    Weights weights;
    for (const Card card : CardSet::whole_pack()) {
        const int value = card.value();
        const auto face = static_cast<std::size_t>(card.face());
        switch (card.kind()) {
            case Kind::monster:
                weights.worth[face] = 621 - 156 * value - 22 * value * value;
                weights.later[face] = 93 * value;
                break;
            case Kind::weapon:
                weights.worth[face] = -483 + 606 * value;
                weights.later[face] = 79 * value;
                break;
            case Kind::potion:
                weights.worth[face] = 280 + 566 * value;
                weights.later[face] = 160 * value;
                break;
        }
    }
    return weights;
}

constexpr Weights weights = make_weights();

int worth_of(const HandRules& rules, const Hands& hands) {
    int best = 0;
    hands.each_row([&](int weapon, Bytes health) {
        for (int f = 0; f < freshness_count; ++f) {
            if (health[f] == 0) break;
            const int weapon_worth =
                rules.wears() ? 310 * rules.power(weapon, f) : weapon * (14 + 296 * f / brand_new);
            best = std::max(best, 1000 * health[f] + weapon_worth);
        }
    });
    return best;
}

}  // namespace

int merit(const HandRules& rules, const Card* queue, int count, Card slot, const Hands& hands) {
    int worth = 0;
    int later = 0;
    for (int i = 0; i < count; ++i) {
        const auto face = static_cast<std::size_t>(queue[i].face());
        worth += weights.worth[face];
        later += weights.later[face] * (2 * i - count);
    }
    if (slot) worth += weights.worth[static_cast<std::size_t>(slot.face())];
    return worth + later / (2 * count) + worth_of(rules, hands);
}

}  // namespace scoundrel
