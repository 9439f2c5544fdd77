// A position as its published fields (notation.md, "Positions"): what a text or a JSON object says
// of it, before anybody has asked whether such a position could lie on a table. Each format reads
// and writes these fields in its own way; what they must be is checked here, once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "notation/error.h"
#include "notation/rules_text.h"
#include "rules/game.h"

namespace scoundrel {

// A weapon in hand or an item in the slot.
struct HeldFields {
    std::optional<Card> card{};           // the item itself; nothing is held without it
    std::optional<std::int64_t> power{};  // what it takes off the next blow
    // The last monster slain, where that binds the weapon.
    struct Limit {
        std::int64_t value = 0;  // 0 is written as null
    };
    std::optional<Limit> limit{};              // of a weapon in hand
    std::optional<std::int64_t> uses{};        // fights fought with it, less those repaired
    std::optional<std::vector<Card>> slain{};  // the monsters on it, first slain first
};

// Whatever is not given follows from the rest, or has the value that most positions have.
struct PositionFields {
    std::optional<std::string> status{};         // `playing`: no other can go on
    std::optional<std::int64_t> health{};        // 1 to the rules' health
    std::optional<std::int64_t> max_health{};    // the rules' health
    std::optional<std::vector<Card>> room{};     // in table order
    std::optional<std::vector<Card>> carried{};  // at most one, of the room
    std::optional<std::int64_t> dealt_with{};    // cards of this room, 0 to 4
    std::optional<bool> untouched{};             // nothing has been done in this room
    std::optional<std::int64_t> room_number{};   // 1 to 1,000,000
    std::optional<HeldFields> weapon{};          // in hand
    std::optional<HeldFields> slot{};            // the item stored
    std::optional<Card> rolled{};                // the monster that must be fought now
    std::optional<std::int64_t> awaiting{};      // cards owed; 1 without any: a roll
    std::optional<bool> potion_used{};           // in this room
    std::optional<bool> avoided_last{};          // the room before was avoided
    std::optional<std::int64_t> dungeon{};       // cards in it, known ones included
    std::optional<std::vector<Card>> bottom{};   // whose place is known, from upper to lower
    std::optional<std::vector<Card>> unseen{};   // the others, in any order
};

// Goes through the fields in the published order: `visit(name, field)`. `rules` stands before them.
template <class Fields, class Visit>
void for_each_field(Fields& fields, Visit&& visit) {
    visit("status", fields.status);
    visit("health", fields.health);
    visit("max_health", fields.max_health);
    visit("room", fields.room);
    visit("carried", fields.carried);
    visit("dealt_with", fields.dealt_with);
    visit("untouched", fields.untouched);
    visit("room_number", fields.room_number);
    visit("weapon", fields.weapon);
    visit("slot", fields.slot);
    visit("rolled", fields.rolled);
    visit("awaiting", fields.awaiting);
    visit("potion_used", fields.potion_used);
    visit("avoided_last", fields.avoided_last);
    visit("dungeon", fields.dungeon);
    visit("bottom", fields.bottom);
    visit("unseen", fields.unseen);
}

// The same for what is held; a slot is written without power and limit, which are not given there.
template <class Fields, class Visit>
void for_each_held_field(Fields& held, Visit&& visit) {
    visit("card", held.card);
    visit("power", held.power);
    visit("limit", held.limit);
    visit("uses", held.uses);
    visit("slain", held.slain);
}

// Every field of a game's position.
PositionFields position_fields(const Game& game);

// A position that could lie on a table.
struct ParsedPosition {
    Variant variant;  // its rules
    Game game;        // its account knows the slain stacks and the room number, no more
};

// Refuses whatever could not arise at a table (bad_game), and what lacks health, room or unseen
// cards (bad_request). Fields that only repeat others must agree with them when given.
Result<ParsedPosition> check_position(const Variant& variant, const PositionFields& fields);

}  // namespace scoundrel
