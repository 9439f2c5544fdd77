// The rules of thumb. Whether they are good is for the figures to say: some are here because they
// are often heard.
#include <algorithm>

#include "lab/strategy_questions.h"

namespace scoundrel {

namespace {

using Room = RoomFacts;

constexpr std::string_view one_column[] = {""};

Side follows_if(bool followed) { return followed ? Side::follows : Side::against; }

// Of ways that face the room.
Side faced_if(const Deeds& way, bool followed) {
    return way.avoided ? Side::neither : follows_if(followed);
}

Side avoids(const Room&, const Deeds& way) { return follows_if(way.avoided); }
Side faces(const Room&, const Deeds& way) { return follows_if(!way.avoided); }

bool leaves(const Deeds& way, CardSet cards) { return !(way.left & cards).empty(); }
Card of_value(CardSet cards, int value) {
    for (const Card card : cards)
        if (card.value() == value) return card;
    return {};
}
CardSet all_of_value(CardSet cards, int value) {
    CardSet found;
    for (const Card card : cards)
        if (card.value() == value) found.add(card);
    return found;
}
CardSet up_to(CardSet cards, int value) {
    CardSet found;
    for (const Card card : cards)
        if (card.value() <= value) found.add(card);
    return found;
}

// A rule is asked where a condition holds.
std::optional<Cell> where(bool holds) {
    if (!holds) return {};
    return Cell{};
}

template <std::size_t size>
struct Text {
    char text[size];
    consteval Text(const char (&from)[size]) {
        for (std::size_t i = 0; i < size; ++i) text[i] = from[i];
    }
};
template <Text text>
inline constexpr std::string_view named[] = {std::string_view(text.text, sizeof text.text - 1)};

using Where = std::optional<Cell> (*)(const Room&);
using WhichSide = Side (*)(const Room&, const Deeds&);
template <Text name>
constexpr StrategyQuestion rule(Where cell, WhichSide side) {
    return {"rule", named<name>, one_column, cell, side};
}

constexpr StrategyQuestion rules[] = {
    // When to avoid.
    rule<"avoid_four_monsters">(
        [](const Room& r) { return where(r.may_avoid && r.monsters.count() == 4); }, avoids),
    rule<"avoid_half_health">(
        [](const Room& r) { return where(r.may_avoid && r.can_face && 2 * r.bill() >= r.health); },
        avoids),
    rule<"avoid_unarmed">(
        [](const Room& r) { return where(r.may_avoid && !r.armed() && r.weapons.empty()); },
        avoids),
    rule<"avoid_out_of_reach">(
        [](const Room& r) {
            return where(r.may_avoid && r.weapons.empty() &&
                         (r.monsters - up_to(r.monsters, std::max(r.reach, 9))).count() >= 2);
        },
        avoids),
    rule<"avoid_two_potions">(
        [](const Room& r) { return where(r.may_avoid && r.potions.count() >= 2); }, avoids),
    rule<"avoid_riches">(
        [](const Room& r) {
            return where(r.may_avoid && r.health == r.most_health && r.monsters.count() <= 1);
        },
        avoids),
    rule<"avoid_any_cost">(
        [](const Room& r) { return where(r.may_avoid && r.can_face && r.bill() > 0); }, avoids),
    rule<"face_what_does_not_kill">([](const Room& r) { return where(r.may_avoid && r.can_face); },
                                    faces),
    rule<"face_good_weapon">(
        [](const Room& r) { return where(r.may_avoid && r.can_face && greatest(r.weapons) >= 8); },
        faces),
    rule<"face_potion_when_low">(
        [](const Room& r) {
            return where(r.may_avoid && r.can_face && 2 * r.health <= r.most_health &&
                         !r.potions.empty());
        },
        faces),
    // What to leave.
    rule<"leave_biggest_monster">(
        [](const Room& r) { return where(!r.monsters.empty()); },
        [](const Room& r, const Deeds& way) {
            return faced_if(way, leaves(way, all_of_value(r.monsters, greatest(r.monsters))));
        }),
    rule<"leave_smallest_monster">(
        [](const Room& r) { return where(least(r.monsters) < greatest(r.monsters)); },
        [](const Room& r, const Deeds& way) {
            return faced_if(way, leaves(way, all_of_value(r.monsters, least(r.monsters))));
        }),
    rule<"leave_no_monster">(
        [](const Room& r) { return where(!r.monsters.empty() && r.monsters.count() < 4); },
        [](const Room& r, const Deeds& way) { return faced_if(way, !leaves(way, r.monsters)); }),
    rule<"leave_potion_when_healthy">(
        [](const Room& r) { return where(!r.potions.empty() && r.health + 2 >= r.most_health); },
        [](const Room& r, const Deeds& way) { return faced_if(way, leaves(way, r.potions)); }),
    rule<"leave_second_potion">(
        [](const Room& r) { return where(r.potions.count() >= 2); },
        [](const Room& r, const Deeds& way) { return faced_if(way, leaves(way, r.potions)); }),
    rule<"leave_spare_weapon">(
        [](const Room& r) { return where(r.reach >= 11 && !r.weapons.empty()); },
        [](const Room& r, const Deeds& way) { return faced_if(way, leaves(way, r.weapons)); }),
    // Potions.
    rule<"pour_nothing_away">(
        [](const Room& r) { return where(r.potions.count() >= 2); },
        [](const Room&, const Deeds& way) { return faced_if(way, way.poured.empty()); }),
    rule<"drink_no_half_potion">([](const Room& r) { return where(!r.potions.empty()); },
                                 [](const Room&, const Deeds& way) {
                                     return faced_if(
                                         way, !way.drunk || 2 * way.healed >= way.drunk.value());
                                 }),
    rule<"drink_when_low">(
        [](const Room& r) { return where(!r.potions.empty() && 2 * r.health <= r.most_health); },
        [](const Room&, const Deeds& way) { return faced_if(way, bool(way.drunk)); }),
    rule<"drink_bigger_potion">(
        [](const Room& r) { return where(least(r.potions) < greatest(r.potions)); },
        [](const Room& r, const Deeds& way) {
            return way.drunk ? faced_if(way, way.drunk.value() == greatest(r.potions))
                             : Side::neither;
        }),
    // Weapons.
    rule<"use_weapon_if_possible">(
        [](const Room& r) { return where(!r.monsters.empty()); },
        [](const Room&, const Deeds& way) { return faced_if(way, !way.bare_by_choice()); }),
    rule<"strongest_first">(
        [](const Room& r) {
            return where(r.monsters.count() >= 2 && (r.armed() || !r.weapons.empty()));
        },
        [](const Room& r, const Deeds& way) {
            bool armed = false;
            for (const Card card : all_of_value(r.monsters, greatest(r.monsters)))
                armed |= way.armed_against(card);
            return faced_if(way, armed);
        }),
    rule<"fresh_for_eight_up">(
        [](const Room& r) { return where(r.fresh || !r.weapons.empty()); },
        [](const Room&, const Deeds& way) { return faced_if(way, !way.fresh_below(8)); }),
    rule<"fresh_for_court">(
        [](const Room& r) { return where(r.fresh || !r.weapons.empty()); },
        [](const Room&, const Deeds& way) { return faced_if(way, !way.fresh_below(11)); }),
    rule<"bare_up_to_three">(
        [](const Room& r) {
            return where(r.reach >= 8 && !r.monsters.empty() && least(r.monsters) <= 3);
        },
        [](const Room& r, const Deeds& way) {
            return faced_if(way, !way.armed_against(of_value(r.monsters, least(r.monsters))));
        }),
    rule<"bare_up_to_five">(
        [](const Room& r) {
            return where(r.reach >= 8 && !r.monsters.empty() && least(r.monsters) <= 5);
        },
        [](const Room& r, const Deeds& way) {
            return faced_if(way, !way.armed_against(of_value(r.monsters, least(r.monsters))));
        }),
    rule<"take_every_weapon">(
        [](const Room& r) { return where(!r.weapons.empty()); },
        [](const Room&, const Deeds& way) { return faced_if(way, !way.equipped.empty()); }),
    rule<"never_a_weaker_weapon">(
        [](const Room& r) {
            return where(r.armed() && !r.weapons.empty() &&
                         least(r.weapons) < r.weapon.card.value());
        },
        [](const Room& r, const Deeds& way) {
            return faced_if(way, up_to(way.equipped, r.weapon.card.value() - 1).empty());
        }),
    rule<"fresh_over_worn">(
        [](const Room& r) { return where(r.armed() && r.reach <= 6 && !r.weapons.empty()); },
        [](const Room&, const Deeds& way) { return faced_if(way, !way.equipped.empty()); }),
    rule<"use_old_weapon_first">(
        [](const Room& r) {
            return where(r.armed() && !r.weapons.empty() && !up_to(r.monsters, r.reach).empty());
        },
        [](const Room&, const Deeds& way) {
            return way.equipped.empty() ? Side::neither : faced_if(way, way.old_weapon_used);
        }),
    // Health.
    rule<"keep_five_health">(
        [](const Room& r) { return where(r.health >= 5); },
        [](const Room&, const Deeds& way) { return follows_if(way.health >= 5); }),
    rule<"keep_ten_health">(
        [](const Room& r) { return where(r.health >= 10); },
        [](const Room&, const Deeds& way) { return follows_if(way.health >= 10); }),
    rule<"most_health">(
        [](const Room& r) { return where(r.can_face); },
        [](const Room& r, const Deeds& way) { return faced_if(way, way.health == r.best_health); }),
    rule<"best_weapon">(
        [](const Room& r) { return where(r.can_face); },
        [](const Room& r, const Deeds& way) { return faced_if(way, way.reach == r.best_reach); }),
};

}  // namespace

std::span<const StrategyQuestion> rules_of_thumb() { return rules; }

const std::vector<StrategyQuestion>& strategy_questions() {
    static const std::vector<StrategyQuestion> all = [] {
        std::vector<StrategyQuestion> both(std::begin(rules), std::end(rules));
        for (const StrategyQuestion& each : strategy_tables()) both.push_back(each);
        return both;
    }();
    return all;
}

}  // namespace scoundrel
