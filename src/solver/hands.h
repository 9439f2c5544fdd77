// What a player may come out of a room with: a weapon, how far it is spent, and health. For each
// weapon and each state of it only the most health is worth keeping, so all hands worth having fit
// a small table, and a card changes a whole row of them at once (docs/solver.md, "Hands").
#pragma once

#include <array>
#include <cstdint>

#include "rules/bits.h"
#include "rules/position.h"

namespace scoundrel {

using Bytes = std::uint8_t __attribute__((vector_size(16)));

inline Bytes all_bytes(int value) { return Bytes{} + static_cast<std::uint8_t>(value); }
inline Bytes greater_of(Bytes a, Bytes b) { return a > b ? a : b; }
inline Bytes less(Bytes a, int value) {  // not below 0
    const Bytes b = all_bytes(value);
    return greater_of(a, b) - b;
}
inline bool none_greater(Bytes a, Bytes b) {
    using Words = std::uint64_t __attribute__((vector_size(16)));
    const auto above = reinterpret_cast<Words>(a > b);
    return (above[0] | above[1]) == 0;
}

// How fresh a weapon is, 0 to 15. Where a weapon is bound by what it slew: the greatest monster it
// may still slay. Where it wears: 15 less its uses. Of two hands with the same weapon, the fresher
// one can do whatever the other can. No weapon at all is never fresh.
inline constexpr int brand_new = 15;
inline constexpr int freshness_count = 16;
inline constexpr int weapon_rows = 15;  // by the weapon's value; 0: none

struct Hands {
    // row[weapon][f]: the most health among hands with this weapon at least as fresh as f; 0: none.
    Bytes row[weapon_rows];
    std::uint16_t rows = 0;  // bit w: row[w] holds a hand; the others hold nothing readable

    bool empty() const { return rows == 0; }

    void add(int weapon, Bytes health) {
        if (health[0] == 0) return;
        const auto bit = static_cast<std::uint16_t>(1u << weapon);
        row[weapon] = (rows & bit) != 0 ? greater_of(row[weapon], health) : health;
        rows |= bit;
    }
    // Takes in all of the other's; true if that made a difference.
    bool add(const Hands& other) {
        bool changed = false;
        other.each_row([&](int weapon, Bytes health) {
            if ((rows >> weapon & 1) != 0 && none_greater(health, row[weapon])) return;
            changed = true;
            add(weapon, health);
        });
        return changed;
    }

    template <class Do>
    void each_row(Do do_it) const {
        for (unsigned rest = rows; rest != 0; rest &= rest - 1) {
            const int weapon = lowest_bit(rest);
            do_it(weapon, row[weapon]);
        }
    }

    int most_health() const {
        int most = 0;
        each_row([&](int, Bytes health) { most = health[0] > most ? health[0] : most; });
        return most;
    }

    // Drops the weapons with which others have as much health at any freshness, others with a
    // stronger weapon included if that is never worse.
    void strike_out(const Hands& others, bool stronger_is_better) {
        Bytes best{};
        for (int weapon = weapon_rows - 1; weapon >= 0; --weapon) {
            if (!stronger_is_better) best = Bytes{};
            if ((others.rows >> weapon & 1) != 0) best = greater_of(best, others.row[weapon]);
            if ((rows >> weapon & 1) != 0 && none_greater(row[weapon], best))
                rows = static_cast<std::uint16_t>(rows & ~(1u << weapon));
        }
    }

    // A weapon that is no stronger, no fresher and leaves no more health is not worth keeping.
    void drop_dominated() {
        if ((rows & (rows - 1)) == 0) return;
        Bytes best{};
        for (int weapon = weapon_rows - 1; weapon >= 0; --weapon) {
            if ((rows >> weapon & 1) == 0) continue;
            if (none_greater(row[weapon], best))
                rows = static_cast<std::uint16_t>(rows & ~(1u << weapon));
            else
                best = greater_of(best, row[weapon]);
        }
    }
};

// One hand.
struct Hand {
    int weapon = 0;
    int freshness = 0;
    int health = 0;
};

class HandRules;
Hand hand_of(const HandRules& rules, const Position& position);

// A table that holds this hand alone, and with it every hand that is less fresh.
inline Hands only(const Hand& hand) {
    Bytes health{};
    for (int f = 0; f <= hand.freshness; ++f) health[f] = static_cast<std::uint8_t>(hand.health);
    Hands hands;
    hands.add(hand.weapon, health);
    return hands;
}

// What a card does to hands, under given rules.
class HandRules {
  public:
    explicit HandRules(const Rules& rules);

    const Rules& rules() const { return rules_; }
    bool wears() const { return rules_.weapon == WeaponRule::wear; }
    int freshness(const Held& weapon) const;
    int power(int weapon, int freshness) const {
        return powers_[static_cast<std::size_t>(weapon)][freshness];
    }

    // Each adds to `to` what the hands of `from` become; of those that die nothing is left.
    void fight(const Hands& from, int monster, Hands& to) const {
        from.each_row([&](int weapon, Bytes health) {
            const Bytes bare = less(health, monster);
            if (weapon == 0) return to.add(0, bare);
            if (wears()) return fight_worn(weapon, health, monster, to);
            const int harm = monster > weapon ? monster - weapon : 0;
            const int left = health[monster] > harm ? health[monster] - harm : 0;
            const Bytes& still = up_to_[static_cast<std::size_t>(monster - bound_below_)];
            const Bytes armed = all_bytes(left) & still;
            const Bytes unarmed = rules_.bare == Bare::forced ? Bytes(bare & still) : bare;
            to.add(weapon, greater_of(armed, unarmed));
        });
    }
    void equip(const Hands& from, int weapon, Hands& to) const {
        to.add(weapon, all_bytes(from.most_health()));
    }
    void drink(const Hands& from, int potion, Hands& to) const {
        const Bytes full = all_bytes(rules_.health);
        from.each_row([&](int weapon, Bytes health) {
            Bytes more = health + all_bytes(potion);
            more = more > full ? full : more;
            to.add(weapon, health != 0 ? more : health);
        });
    }
    void repair(const Hands& from, Hands& to) const;
    bool repairs(Card item) const { return item == repair_card && wears() && rules_.repair > 0; }

    // May hands with a weaker weapon be dropped for those with a stronger one?
    bool stronger_is_better() const { return !(wears() && rules_.bare == Bare::forced); }

  private:
    void fight_worn(int weapon, Bytes health, int monster, Hands& to) const;

    Rules rules_;
    int bound_below_;                           // the freshness left after slaying m is m less this
    std::array<Bytes, freshness_count> up_to_;  // [f]: all ones up to place f
    std::array<Bytes, weapon_rows> powers_;     // [weapon]: by freshness
};

}  // namespace scoundrel
