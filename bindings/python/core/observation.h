// Observations: a position as a row of bytes, all that the player may know and nothing else. A card
// is its number, 1 to 52 in canonical order, 0 is none.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "rules/position.h"

namespace scoundrel::python {

// Where each part begins in a row.
namespace at {
inline constexpr int where =
    0;  // of each card: 0 gone or never there, else one of the places below
inline constexpr int bottom = where + cards_in_pack;  // the cards, from upper to lower
inline constexpr int room = bottom + cards_in_pack;
inline constexpr int health = room + room_size;
inline constexpr int max_health = health + 1;
inline constexpr int weapon = max_health + 1;
inline constexpr int weapon_power = weapon + 1;
inline constexpr int weapon_limit = weapon_power + 1;
inline constexpr int weapon_uses = weapon_limit + 1;
inline constexpr int slot = weapon_uses + 1;
inline constexpr int slot_uses = slot + 1;
inline constexpr int rolled = slot_uses + 1;
inline constexpr int dealt_with = rolled + 1;
inline constexpr int carried = dealt_with + 1;  // bit i: place i of the room
inline constexpr int untouched = carried + 1;
inline constexpr int potion_used = untouched + 1;
inline constexpr int avoided_last = potion_used + 1;
inline constexpr int dungeon = avoided_last + 1;
inline constexpr int bottom_count = dungeon + 1;
inline constexpr int owed =
    bottom_count + 1;  // cards to be turned up: only after a move that is looked ahead
inline constexpr int die_owed = owed + 1;
inline constexpr int status = die_owed + 1;     // 0 playing, 1 won, 2 lost
inline constexpr int slain_value = status + 1;  // of all monsters slain so far
inline constexpr int count = slain_value + 1;
}  // namespace at

// The places of a card.
enum Where : std::uint8_t { gone, unseen, in_bottom, in_room, in_hand, in_slot };

struct Part {
    std::string_view name;
    int begin;
    int size;
};
// All parts in order, for whoever reads rows by name.
std::span<const Part> parts();

void observe(const Rules& rules, const Position& position, int slain_value, std::uint8_t* row);

// 0 or 1 a byte, for each of the lowest bits.
void spread(std::uint64_t bits, int count, std::uint8_t* bytes);

}  // namespace scoundrel::python
