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

// Where the game ends before its last card, up to three cards are never faced, or one: the dearest,
// at best.
int spared(const Rules& rules, const Supplies& supplies) {
    int spare = rules.ending == Ending::shortened ? room_size - 1
                : rules.ending == Ending::last    ? 1
                                                  : 0;
    if (spare == 0) return 0;
    int value_spared = 0;
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
        for (int value = highest; value >= 2; --value)
            for (const unsigned kind : {supplies.monsters, supplies.pairs})
                if ((kind >> value & 1) != 0) blows_[blow_count_++] = value;
        for (std::size_t i = blow_count_; i-- > 0;) rest_[i] = rest_[i + 1] + blows_[i];
        add_powers_to_come();
    }

    int least_harm(int weapon, int freshness) const {
        int harm = 0;
        std::size_t blow = 0;
        const auto meet = [&](int power) { harm += std::max(0, blows_[blow++] - power); };
        // A repair gives back uses, at most those of the best weapon.
        if ((supplies_.weapons >> repair_card.value() & 1) != 0)
            for (int i = 0; i < rules_.rules().repair && blow < blow_count_; ++i)
                meet(std::max(weapon, supplies_.best));
        int in_hand = weapon == 0 ? 0 : rules_.power(weapon, freshness);
        for (std::size_t next = 0; blow < blow_count_;) {
            const int to_come = next < power_count_ ? powers_[next] : 0;
            if (in_hand == 0 && to_come == 0) break;
            if (in_hand >= to_come) {
                meet(in_hand);
                in_hand = std::max(0, in_hand - rules_.rules().wear);
            } else {
                meet(to_come);
                ++next;
            }
        }
        return harm + rest_[blow];
    }

  private:
    static constexpr std::size_t most_blows = 26;

    // The greatest first, no more than there are blows.
    void add_powers_to_come() {
        const int wear = rules_.rules().wear;
        for (int power = highest; power > 0 && power_count_ < blow_count_; --power)
            for (unsigned rest = supplies_.weapons >> power << power; rest != 0; rest &= rest - 1) {
                // Does this weapon come down to this power, and for how many blows?
                const int lost = lowest_bit(rest) - power;
                std::size_t uses =
                    wear == 0 ? (lost == 0 ? blow_count_ : 0) : (lost % wear == 0 ? 1 : 0);
                for (; uses > 0 && power_count_ < blow_count_; --uses)
                    powers_[power_count_++] = power;
            }
    }

    const HandRules& rules_;
    const Supplies& supplies_;
    std::array<int, most_blows> blows_{};     // the heaviest first
    std::array<int, most_blows + 1> rest_{};  // the sum of all from here on
    std::size_t blow_count_ = 0;
    std::array<int, most_blows> powers_{};  // of weapons to come, the greatest first
    std::size_t power_count_ = 0;
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
