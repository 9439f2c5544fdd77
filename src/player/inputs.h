// What a value net sees of a position: exactly what the player knows, as a list of inputs. Cards
// that play alike (the two black suits) share an input, which then counts twice. Positions are
// looked at where cards are owed or a room begins: the ends of ways.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/position.h"

namespace scoundrel {

// Where each group of inputs begins.
namespace input {
inline constexpr int kinds = 3 * 13;           // monsters, weapons, potions by their value
inline constexpr int depths = 5;               // of the bottom, by fours: an avoided room each
inline constexpr int unseen = 0;               // a kind
inline constexpr int bottom = unseen + kinds;  // how deep it lies, then the kind
inline constexpr int room = bottom + depths * kinds;
inline constexpr int slot = room + kinds;
inline constexpr int health = slot + kinds;
inline constexpr int health_by_fours = health + 100;
inline constexpr int weapon = health_by_fours + 25;  // its value, then how fresh it is
inline constexpr int weapon_value = weapon + 15 * 16;
inline constexpr int freshness = weapon_value + 15;
inline constexpr int dungeon = freshness + 16;  // how many cards are left in it
inline constexpr int avoided_last = dungeon + 53;
inline constexpr int dealt_with = avoided_last + 1;  // 1 to 4: only a die can find a room begun
inline constexpr int potion_used = dealt_with + 4;
inline constexpr int count = potion_used + 1;
}  // namespace input

using Inputs = std::vector<std::uint16_t>;

int kind_of(Card card);

// The unseen cards, and the known ones from the given place of the bottom on.
void read_unseen(const Position& position, Inputs& inputs);
void read_bottom(const Position& position, int from, Inputs& inputs);
// Everything else.
void read_player(const Rules& rules, const Position& position, Inputs& inputs);

inline void read_all(const Rules& rules, const Position& position, Inputs& inputs) {
    read_unseen(position, inputs);
    read_bottom(position, 0, inputs);
    read_player(rules, position, inputs);
}

}  // namespace scoundrel
