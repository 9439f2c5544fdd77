#include "observation.h"

#include <array>
#include <cstring>

namespace scoundrel::python {

namespace {

static_assert(at::count == 128, "rows are two cache lines");

constexpr Part all_parts[] = {
    {"where", at::where, cards_in_pack},   {"bottom", at::bottom, cards_in_pack},
    {"room", at::room, room_size},         {"health", at::health, 1},
    {"max_health", at::max_health, 1},     {"weapon", at::weapon, 1},
    {"weapon_power", at::weapon_power, 1}, {"weapon_limit", at::weapon_limit, 1},
    {"weapon_uses", at::weapon_uses, 1},   {"slot", at::slot, 1},
    {"slot_uses", at::slot_uses, 1},       {"rolled", at::rolled, 1},
    {"dealt_with", at::dealt_with, 1},     {"carried", at::carried, 1},
    {"untouched", at::untouched, 1},       {"potion_used", at::potion_used, 1},
    {"avoided_last", at::avoided_last, 1}, {"dungeon", at::dungeon, 1},
    {"bottom_count", at::bottom_count, 1}, {"owed", at::owed, 1},
    {"die_owed", at::die_owed, 1},         {"status", at::status, 1},
    {"slain_value", at::slain_value, 1},
};

// A byte for each bit of a byte.
constexpr auto spread_bytes = [] {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned bit = 0; bit < 8; ++bit) table[byte][bit] = byte >> bit & 1;
    return table;
}();

// By face: a card's number, and its place in a row. No card is placed where the last byte will be
// written: whether there is one could only be guessed wrongly.
struct Numbered {
    std::uint8_t number = 0;
    std::uint8_t place = at::slain_value;
};
constexpr auto numbered = [] {
    std::array<Numbered, 64> table{};
    for (const Card card : CardSet::whole_pack())
        table[static_cast<std::size_t>(card.face())] = {
            static_cast<std::uint8_t>(card.index() + 1),
            static_cast<std::uint8_t>(at::where + card.index())};
    return table;
}();

std::uint8_t number(Card card) { return numbered[static_cast<std::size_t>(card.face())].number; }

void place(std::uint8_t* row, Card card, Where where) {
    row[numbered[static_cast<std::size_t>(card.face())].place] = where;
}

// A suit is written with three bytes beyond it, which what comes next overwrites.
void write_unseen(CardSet cards, std::uint8_t* row) {
    static_assert(unseen == 1);
    for (int suit = 0; suit < 4; ++suit)
        spread(cards.values(static_cast<Suit>(suit)), 16, row + suit * ranks_in_suit);
}

void write_bottom(const Position& p, std::uint8_t* row) {
    std::memset(row + at::bottom, 0, cards_in_pack);
    for (int i = 0; i < p.bottom_count; ++i) {
        row[at::bottom + i] = number(p.bottom[i]);
        place(row, p.bottom[i], in_bottom);
    }
}

}  // namespace

std::span<const Part> parts() { return all_parts; }

void spread(std::uint64_t bits, int count, std::uint8_t* bytes) {
    for (; count >= 8; count -= 8, bits >>= 8, bytes += 8)
        std::memcpy(bytes, spread_bytes[bits & 0xFF].data(), 8);
    for (; count > 0; --count, bits >>= 1) *bytes++ = bits & 1;
}

void observe(const Rules& rules, const Position& position, int slain_value, std::uint8_t* row) {
    const Position p =
        position;  // which a row, being bytes, cannot be part of: nothing is read twice
    write_unseen(p.unseen, row);
    write_bottom(p, row);
    for (int i = 0; i < room_size; ++i) {
        row[at::room + i] = number(p.room[i]);
        place(row, p.room[i], in_room);
    }
    place(row, p.weapon.card, in_hand);
    place(row, p.slot.card, in_slot);
    row[at::health] = p.health;
    row[at::max_health] = rules.health;
    row[at::weapon] = number(p.weapon.card);
    row[at::weapon_power] = static_cast<std::uint8_t>(weapon_power(rules, p.weapon));
    row[at::weapon_limit] = p.weapon.limit;
    row[at::weapon_uses] = p.weapon.uses;
    row[at::slot] = number(p.slot.card);
    row[at::slot_uses] = p.slot.uses;
    row[at::rolled] = number(p.rolled);
    row[at::dealt_with] = p.dealt_with;
    row[at::carried] = p.carried;
    row[at::untouched] = p.untouched;
    row[at::potion_used] = p.potion_used;
    row[at::avoided_last] = p.avoided_last;
    row[at::dungeon] = static_cast<std::uint8_t>(p.dungeon());
    row[at::bottom_count] = p.bottom_count;
    row[at::owed] = p.owed;
    row[at::die_owed] = p.die_owed;
    row[at::status] = static_cast<std::uint8_t>(p.status);
    row[at::slain_value] = static_cast<std::uint8_t>(slain_value);
}

}  // namespace scoundrel::python
