// The net behind the ceiling's penalty: what a position in which cards are owed is worth to the
// best player there could be, as far as a net can know. Larger than the players' nets, since nobody
// waits for it; a GPU works it out the same way.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/position.h"

namespace scoundrel::ceiling {

// Where each group of inputs begins.
namespace input {
inline constexpr int kinds = 3 * 13;  // monsters, weapons, potions by their value
inline constexpr int places = 28;     // of the bottom, from its upper end; the last stands for more
inline constexpr int unseen = 0;      // a kind
inline constexpr int bottom = unseen + kinds;            // the place, then the kind
inline constexpr int carried = bottom + places * kinds;  // the card that is carried on
inline constexpr int health = carried + kinds;
inline constexpr int weapon = health + 100;  // its value, then what it can still do: 0 to 15
inline constexpr int unseen_count = weapon + 15 * 16;
inline constexpr int bottom_count = unseen_count + 53;
inline constexpr int avoided_last = bottom_count + 53;
inline constexpr int count = avoided_last + 1;
}  // namespace input

constexpr int kind_input(Card card) {
    const int group = card.is_monster() ? 0 : card.is_weapon() ? 1 : 2;
    return group * 13 + card.value() - 2;
}
constexpr int bottom_input(int place, Card card) {
    const int row = place < input::places ? place : input::places - 1;
    return input::bottom + row * input::kinds + kind_input(card);
}
constexpr int weapon_input(const Rules& rules, const Held& weapon) {
    if (!weapon.card) return input::weapon;
    const int uses = weapon.uses < 15 ? weapon.uses : 15;
    const int spent = rules.weapon == WeaponRule::wear ? uses
                      : weapon.limit == 0              ? 0
                                                       : 15 - weapon.limit;
    return input::weapon + weapon.card.value() * 16 + 15 - spent;
}

// Hands every input of an end to `add`: those of the cards that are not in hand, then the others.
template <class Add>
constexpr void each_deck_input(const Position& end, Add add) {
    for (const Card card : end.unseen) add(input::unseen + kind_input(card));
    for (int i = 0; i < end.bottom_count; ++i) add(bottom_input(i, end.bottom[i]));
}
template <class Add>
constexpr void each_hand_input(const Rules& rules, const Position& end, Add add) {
    if (end.room_count > 0) add(input::carried + kind_input(end.room[0]));
    add(input::health + end.health);
    add(weapon_input(rules, end.weapon));
    add(input::unseen_count + end.unseen.count());
    add(input::bottom_count + end.bottom_count);
    if (end.avoided_last) add(input::avoided_last);
}

inline constexpr std::size_t first_width = 512;
inline constexpr std::size_t second_width = 64;
inline constexpr std::size_t third_width = 32;
inline constexpr int first_scale = 2048;            // steps in one of the first layer
inline constexpr int most_first = 8 * first_scale;  // what a unit of it counts at most

// The first layer is a sum of whole numbers, so it is the same in any order. What a unit of it
// comes to is rounded as a half float, since that is what a GPU multiplies.
struct ValueNet {
    std::vector<std::array<std::int16_t, first_width>> rows =
        std::vector<std::array<std::int16_t, first_width>>(input::count);
    std::array<std::int16_t, first_width> first_bias{};
    std::vector<std::array<float, first_width>> second =  // half floats in value
        std::vector<std::array<float, first_width>>(second_width);
    std::array<float, second_width> second_bias{};
    std::array<std::array<float, second_width>, third_width> third{};
    std::array<float, third_width> third_bias{};
    std::array<float, third_width> win{};
    float win_bias = 0;
};

// Sums of rows, to which rows can be added and from which they can be taken.
using FirstLayer = std::array<std::int32_t, first_width>;
inline void add_row(const ValueNet& net, int row, FirstLayer& sum) {
    const auto& weights = net.rows[static_cast<std::size_t>(row)];
    for (std::size_t i = 0; i < first_width; ++i) sum[i] += weights[i];
}

// The chance to win.
float chance(const ValueNet& net, const FirstLayer& sum);

// A net that knows nothing: its weights follow from the seed.
ValueNet untrained_net(std::uint64_t seed);

// `about`: a line that tells how it was made.
std::string print_value_net(const ValueNet& net, const std::string& about);
// False if it is none.
bool parse_value_net(const std::string& text, ValueNet& net);

}  // namespace scoundrel::ceiling
