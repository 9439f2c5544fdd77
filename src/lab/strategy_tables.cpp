// The tables: when avoiding, leaving, pouring away, drinking, bare hands or another weapon is best,
// by what lies there.
#include <array>

#include "lab/strategy_questions.h"

namespace scoundrel {

namespace {

using Room = RoomFacts;
using Names = std::string_view;

constexpr Names one_column[] = {""};

// The last bin that begins at or below the number.
template <std::size_t size>
std::size_t bin_of(int number, const std::array<int, size>& from) {
    std::size_t bin = 0;
    while (bin + 1 < size && number >= from[bin + 1]) ++bin;
    return bin;
}

Side avoids(const Room&, const Deeds& way) { return way.avoided ? Side::follows : Side::against; }
Side faced_if(const Deeds& way, bool followed) {
    if (way.avoided) return Side::neither;
    return followed ? Side::follows : Side::against;
}

// Avoiding, by what the cheapest way through costs and the health there is.
constexpr Names bills[] = {"heals", "0", "1-3", "4-6", "7-9", "10-12", "13+"};
constexpr Names healths[] = {"1-5", "6-10", "11-15", "16-20"};
std::optional<Cell> by_bill(const Room& room) {
    if (!room.may_avoid || !room.can_face) return {};
    return Cell{bin_of(room.bill(), std::array{-99, 0, 1, 4, 7, 10, 13}),
                bin_of(room.health, std::array{1, 6, 11, 16})};
}

// By the weapon in hand and the best one in the room.
constexpr Names hands[] = {"none", "to 6", "to 10", "to 14"};
constexpr Names offered[] = {"none", "2-4", "5-7", "8-10"};
std::optional<Cell> by_weapons(const Room& room) {
    if (!room.may_avoid || !room.can_face) return {};
    return Cell{bin_of(room.reach, std::array{0, 1, 7, 11}),
                bin_of(greatest(room.weapons), std::array{0, 2, 5, 8})};
}

// By how many monsters there are and what they come to.
constexpr Names counts[] = {"0", "1", "2", "3", "4"};
constexpr Names sums[] = {"to 9", "10-19", "20-29", "30+"};
std::optional<Cell> by_monsters(const Room& room) {
    if (!room.may_avoid) return {};
    return Cell{static_cast<std::size_t>(room.monsters.count()),
                bin_of(total_value(room.monsters), std::array{0, 10, 20, 30})};
}

// What is left for the next room: of each kind of card, where it could be left.
struct CardRange {
    Kind kind;
    int low, high;
};
constexpr CardRange ranges[] = {
    {Kind::monster, 2, 4}, {Kind::monster, 5, 7}, {Kind::monster, 8, 10}, {Kind::monster, 11, 14},
    {Kind::weapon, 2, 4},  {Kind::weapon, 5, 7},  {Kind::weapon, 8, 10},  {Kind::potion, 2, 4},
    {Kind::potion, 5, 7},  {Kind::potion, 8, 10}};
constexpr Names range_names[] = {"monster 2-4", "monster 5-7", "monster 8-10", "monster 11-14",
                                 "weapon 2-4",  "weapon 5-7",  "weapon 8-10",  "potion 2-4",
                                 "potion 5-7",  "potion 8-10"};
template <std::size_t number>
CardSet in_range(CardSet cards) {
    constexpr CardRange range = ranges[number];
    CardSet found;
    for (const Card card : cards)
        if (card.kind() == range.kind && card.value() >= range.low && card.value() <= range.high)
            found.add(card);
    return found;
}
template <std::size_t number>
constexpr StrategyQuestion leaving{
    "leave", std::span(range_names).subspan(number, 1), one_column,
    [](const Room& room) -> std::optional<Cell> {
        if (in_range<number>(room.monsters | room.weapons | room.potions).empty()) return {};
        return Cell{};
    },
    [](const Room&, const Deeds& way) {
        return faced_if(way, !in_range<number>(way.left).empty());
    }};

// Pouring the second potion of a room away, by its value and the health missing.
constexpr Names potions[] = {"2-4", "5-7", "8-10"};
constexpr Names missing[] = {"0-3", "4-7", "8-11", "12+"};
std::optional<Cell> by_second_potion(const Room& room) {
    if (room.potions.count() < 2) return {};
    return Cell{bin_of(least(room.potions), std::array{2, 5, 8}),
                bin_of(room.most_health - room.health, std::array{0, 4, 8, 12})};
}

// Drinking, by the potion's value and the health missing.
std::optional<Cell> by_potion(const Room& room) {
    if (room.potions.count() != 1) return {};
    return Cell{bin_of(greatest(room.potions), std::array{2, 5, 8}),
                bin_of(room.most_health - room.health, std::array{0, 4, 8, 12})};
}

// Bare hands against the smallest monster, where the weapon could be used on it.
constexpr Names small_monsters[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10"};
constexpr Names reaches[] = {"to 7", "to 10", "to 13", "fresh"};
std::optional<Cell> by_smallest(const Room& room) {
    const int value = least(room.monsters);
    if (!room.armed() || value == 0 || value > 10 || value > room.reach) return {};
    return Cell{static_cast<std::size_t>(value - 2),
                room.fresh ? 3 : bin_of(std::min(room.reach, 13), std::array{1, 8, 11})};
}
Side bare_or_armed(const Room& room, const Deeds& way) {
    for (const Blow& blow : way.blows)
        if (blow.monster.value() == least(room.monsters) && blow.may_arm)
            return faced_if(way, !blow.armed);
    return Side::neither;
}

// Another weapon for the one in hand: by what that one still reaches, and by how much stronger the
// new one is.
constexpr Names old_reaches[] = {"to 3", "to 5", "to 7", "to 9", "to 13", "fresh"};
constexpr Names stronger[] = {"<=-4", "-3..-1", "+1..+3", ">=+4"};
std::optional<Cell> by_swap(const Room& room) {
    if (!room.armed() || room.weapons.count() != 1) return {};
    const int more = greatest(room.weapons) - room.weapon.card.value();
    return Cell{room.fresh ? 5 : bin_of(std::min(room.reach, 13), std::array{1, 4, 6, 8, 10}),
                bin_of(more, std::array{-99, -3, 1, 4})};
}
Side equips(const Room&, const Deeds& way) { return faced_if(way, !way.equipped.empty()); }

constexpr StrategyQuestion tables[] = {
    {"avoid_cost", bills, healths, by_bill, avoids},
    {"avoid_weapon", hands, offered, by_weapons, avoids},
    {"avoid_monsters", counts, sums, by_monsters, avoids},
    leaving<0>,
    leaving<1>,
    leaving<2>,
    leaving<3>,
    leaving<4>,
    leaving<5>,
    leaving<6>,
    leaving<7>,
    leaving<8>,
    leaving<9>,
    {"pour", potions, missing, by_second_potion,
     [](const Room&, const Deeds& way) { return faced_if(way, !way.poured.empty()); }},
    {"drink", potions, missing, by_potion,
     [](const Room&, const Deeds& way) { return faced_if(way, bool(way.drunk)); }},
    {"bare", small_monsters, reaches, by_smallest, bare_or_armed},
    {"swap", old_reaches, stronger, by_swap, equips},
};

}  // namespace

std::span<const StrategyQuestion> strategy_tables() { return tables; }

}  // namespace scoundrel
