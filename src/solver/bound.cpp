#include "solver/bound.h"

#include <algorithm>

namespace scoundrel {

namespace {

struct Supplies {
    int monsters[15] = {};  // by value
    int potions = 0;        // all their values
    int best = 0;           // weapon
    int second = 0;

    void take(Card card) {
        const int value = card.value();
        if (card.is_monster()) {
            ++monsters[value];
        } else if (card.is_potion()) {
            potions += value;
        } else if (value > best) {
            second = best;
            best = value;
        } else if (value > second) {
            second = value;
        }
    }
};

// The least harm that the monsters of one value can do, each met by one of these weapons. Where a
// weapon is bound strictly it slays no two of the same value.
int least_harm(int value, int monsters, int best, int second) {
    const int first = std::max(0, value - best);
    return monsters > 1 ? first + std::max(0, value - second) : first;
}

}  // namespace

void strike_out_hopeless(const HandRules& rules, const Card* queue, int count, Card slot,
                         int wanted, Hands& hands) {
    Supplies supplies;
    for (int i = 0; i < count; ++i) supplies.take(queue[i]);
    if (slot) supplies.take(slot);
    const bool strict = rules.rules().weapon == WeaponRule::lower;
    const auto harm_with = [&](int value, int best, int second) {
        return least_harm(value, supplies.monsters[value], best, strict ? second : best);
    };

    // Up to three cards are never faced where the game ends short: the dearest ones, at best.
    int spared = 0;
    if (rules.rules().ending == Ending::shortened) {
        int spare = room_size - 1;
        for (int value = 14; value >= 2 && spare > 0; --value)
            for (int i = 0; i < supplies.monsters[value] && spare > 0; ++i, --spare)
                spared += value;
    }

    hands.each_row([&](int weapon, Bytes health) {
        // The weapon in hand may join those to come, against monsters it can still slay.
        int harm = 0;
        int helped[freshness_count + 1] = {};  // [v]: what it spares against monsters of value v
        const int best = std::max(weapon, supplies.best);
        const int second =
            weapon >= supplies.best ? supplies.best : std::max(weapon, supplies.second);
        for (int value = 2; value <= 14; ++value) {
            if (supplies.monsters[value] == 0) continue;
            const int without = harm_with(value, supplies.best, supplies.second);
            harm += without;
            helped[value] = without - harm_with(value, best, second);
        }
        int least[freshness_count];  // health that must be exceeded or met, by freshness
        int help = 0;
        for (int f = 0; f < freshness_count; ++f) {
            if (!rules.wears()) help += helped[f];
            least[f] = wanted + harm - help - spared - supplies.potions;
        }
        if (rules.wears()) {
            for (int value = 2; value <= 14; ++value) help += helped[value];
            for (int& health_needed : least) health_needed -= help;
        }
        for (int f = freshness_count - 1; f >= 0; --f) {
            const std::uint8_t fresher = f == brand_new ? std::uint8_t{0} : health[f + 1];
            if (health[f] > fresher && health[f] < least[f]) health[f] = fresher;
            if (health[f] < fresher) health[f] = fresher;
        }
        if (health[0] == 0)
            hands.rows = static_cast<std::uint16_t>(hands.rows & ~(1u << weapon));
        else
            hands.row[weapon] = health;
    });
}

}  // namespace scoundrel
