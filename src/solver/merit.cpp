#include "solver/merit.h"

#include <algorithm>
#include <array>

namespace scoundrel {

namespace {

// In thousandths of a point of health. Found by hill climbing, each set on deals of one rule set
// that are used for nothing else: `classic` and `rascal` (docs/solver.md, "The sweep").
struct Guess {
    int constant;
    int by_value;
    int by_square;
    int later;  // by value, if the card comes last rather than first

    constexpr int worth(int value) const {
        return constant + by_value * value + by_square * value * value;
    }
};
struct Guesses {
    Guess monster;
    Guess weapon;
    Guess potion;
};
constexpr Guesses bound_weapons{{621, -156, -22, 93}, {-483, 606, 0, 79}, {280, 566, 0, 160}};
constexpr Guesses worn_weapons{{752, -154, -26, 93}, {-486, 540, 0, 79}, {461, 585, 0, 202}};

// By a card's face.
struct Weights {
    std::array<int, 64> worth{};
    std::array<int, 64> later{};

    explicit constexpr Weights(const Guesses& guesses) {
        for (const Card card : CardSet::whole_pack()) {
            const Guess& guess = card.is_monster()  ? guesses.monster
                                 : card.is_weapon() ? guesses.weapon
                                                    : guesses.potion;
            worth[static_cast<std::size_t>(card.face())] = guess.worth(card.value());
            later[static_cast<std::size_t>(card.face())] = guess.later * card.value();
        }
    }
};
constexpr Weights when_bound(bound_weapons);
constexpr Weights when_worn(worn_weapons);

int worth_of(const HandRules& rules, const Hands& hands) {
    int best = 0;
    hands.each_row([&](int weapon, Bytes health) {
        for (int f = 0; f < freshness_count; ++f) {
            if (health[f] == 0) break;
            const int weapon_worth = rules.wears() ? 286 * rules.power(weapon, f) + 93 * weapon
                                                   : weapon * (14 + 296 * f / brand_new);
            best = std::max(best, 1000 * health[f] + weapon_worth);
        }
    });
    return best;
}

}  // namespace

int merit(const HandRules& rules, const Card* queue, int count, Card slot, const Hands& hands) {
    const Weights& weights = rules.wears() ? when_worn : when_bound;
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
