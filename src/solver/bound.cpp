#include "solver/bound.h"

#include <algorithm>

namespace scoundrel {

namespace {

constexpr int highest = 14;  // value of a card

// What is still to come. Values are bits: bit v for a card of value v.
class Supplies {
  public:
    Supplies(const Card* queue, int count, Card slot) {
        std::uint64_t faces = 0;
        for (int i = 0; i < count; ++i) faces |= std::uint64_t{1} << queue[i].face();
        if (slot) faces |= std::uint64_t{1} << slot.face();
        const unsigned clubs = suit(faces, Suit::clubs);
        const unsigned spades = suit(faces, Suit::spades);
        monsters = clubs | spades;
        pairs = clubs & spades;
        weapons = suit(faces, Suit::diamonds);
        for (unsigned rest = suit(faces, Suit::hearts); rest != 0; rest &= rest - 1)
            potions += lowest_bit(rest);
        best = highest_bit(weapons);
        second = highest_bit(weapons & ~(1u << best));
    }

    unsigned monsters;  // values of which there is one monster or two
    unsigned pairs;     // two
    unsigned weapons;
    int potions = 0;  // all their values
    int best;         // weapon; 0: none
    int second;

  private:
    static unsigned suit(std::uint64_t faces, Suit suit) {
        return static_cast<unsigned>(faces >> 16 * static_cast<int>(suit) & 0xFFFF);
    }
    static int highest_bit(unsigned bits) {
        int place = 0;
        while (bits >>= 1) ++place;
        return place;
    }
};

// Up to three cards are never faced where the game ends short: the dearest ones, at best.
int spared(const Rules& rules, const Supplies& supplies) {
    if (rules.ending != Ending::shortened) return 0;
    int value_spared = 0;
    int spare = room_size - 1;
    for (int value = highest; value >= 2; --value)
        for (const unsigned kind : {supplies.monsters, supplies.pairs})
            if ((kind >> value & 1) != 0 && spare-- > 0) value_spared += value;
    return value_spared;
}

// Strikes out the hands of a row that have less than is needed at their freshness. What is needed
// never grows with freshness.
template <class Needed>
Bytes struck_out(Bytes health, Needed needed) {
    for (int f = brand_new; f >= 0; --f) {
        const std::uint8_t fresher = f == brand_new ? std::uint8_t{0} : health[f + 1];
        if (health[f] <= fresher || health[f] < needed(f)) health[f] = fresher;
    }
    return health;
}

// Weapons bound by what they slew.
class BoundWeapons {
  public:
    BoundWeapons(const Rules& rules, const Supplies& supplies)
        : strict_(rules.weapon == WeaponRule::lower), supplies_(supplies) {}

    // The least harm all monsters can do to a hand. Each is met with the best weapon of all that
    // are left, those to come at their best; the one in hand only slays what it still may. Where
    // weapons are bound strictly, none slays two of the same value.
    int least_harm(int weapon, int freshness) const {
        const int best = std::max(weapon, supplies_.best);
        const int second =
            weapon >= supplies_.best ? supplies_.best : std::max(weapon, supplies_.second);
        const unsigned slain = (2u << freshness) - 1;  // values it still may slay
        return harm_of(slain, best, strict_ ? second : best) +
               harm_of(~slain, supplies_.best, strict_ ? supplies_.second : supplies_.best);
    }

  private:
    // Of the monsters with these values, one of each met with the first power, another with the
    // second.
    int harm_of(unsigned values, int first, int second) const {
        return above(values & supplies_.monsters, first) + above(values & supplies_.pairs, second);
    }
    static int above(unsigned values, int power) {
        int harm = 0;
        for (values = values >> power >> 1; values != 0; values &= values - 1)
            harm += lowest_bit(values) + 1;
        return harm;
    }

    bool strict_;
    const Supplies& supplies_;
};

// Weapons that wear: each takes its power off one blow, less each time. The blows are met in the
// order that suits best, the heaviest with the most power.
class WornWeapons {
  public:
    WornWeapons(const HandRules& rules, const Supplies& supplies)
        : rules_(rules), supplies_(supplies) {
        for (unsigned rest = supplies.weapons; rest != 0; rest &= rest - 1)
            add_powers(lowest_bit(rest), brand_new, powers_);
    }

    int least_harm(int weapon, int freshness) const {
        Powers powers = powers_;
        if (weapon != 0) add_powers(weapon, freshness, powers);
        // A repair gives back uses, at most those of the best weapon.
        if ((supplies_.weapons >> repair_card.value() & 1) != 0)
            powers[static_cast<std::size_t>(std::max(weapon, supplies_.best))] +=
                rules_.rules().repair;
        int harm = 0;
        int power = highest;
        for (int value = highest; value >= 2; --value)
            for (const unsigned kind : {supplies_.monsters, supplies_.pairs}) {
                if ((kind >> value & 1) == 0) continue;
                while (power > 0 && powers[static_cast<std::size_t>(power)] == 0) --power;
                if (power > 0) --powers[static_cast<std::size_t>(power)];
                harm += std::max(0, value - power);
            }
        return harm;
    }

  private:
    using Powers = std::array<int, highest + 1>;  // how many blows can be met with each power

    void add_powers(int weapon, int freshness, Powers& powers) const {
        for (int f = freshness; f >= 0; --f) {
            const int power = rules_.power(weapon, f);
            if (power == 0) break;
            powers[static_cast<std::size_t>(power)] += rules_.rules().wear == 0 ? blows_all : 1;
            if (rules_.rules().wear == 0) break;
        }
    }

    static constexpr int blows_all = cards_in_pack;

    const HandRules& rules_;
    const Supplies& supplies_;
    Powers powers_{};
};

}  // namespace

void strike_out_hopeless(const HandRules& rules, const Card* queue, int count, Card slot,
                         int wanted, Hands& hands) {
    const Supplies supplies(queue, count, slot);
    const int help = supplies.potions + spared(rules.rules(), supplies);
    const auto strike_out = [&](const auto& weapons) {
        hands.each_row([&](int weapon, Bytes health) {
            const Bytes left = struck_out(
                health, [&](int f) { return wanted + weapons.least_harm(weapon, f) - help; });
            hands.row[weapon] = left;
            if (left[0] == 0) hands.rows = static_cast<std::uint16_t>(hands.rows & ~(1u << weapon));
        });
    };
    if (rules.wears())
        strike_out(WornWeapons(rules, supplies));
    else
        strike_out(BoundWeapons(rules.rules(), supplies));
}

}  // namespace scoundrel
