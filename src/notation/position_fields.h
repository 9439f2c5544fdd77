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
    std::optional<Card> card{};
    std::optional<std::int64_t> power{};
    struct Limit {
        std::int64_t value = 0;  // 0 is written as null
    };
    std::optional<Limit> limit{};
    std::optional<std::int64_t> uses{};
    std::optional<std::vector<Card>> slain{};
};

// Whatever is not given follows from the rest, or has the value that most positions have.
struct PositionFields {
    std::optional<std::string> status{};
    std::optional<std::int64_t> health{};
    std::optional<std::int64_t> max_health{};
    std::optional<std::vector<Card>> room{};
    std::optional<std::vector<Card>> carried{};
    std::optional<std::int64_t> dealt_with{};
    std::optional<bool> untouched{};
    std::optional<std::int64_t> room_number{};
    std::optional<HeldFields> weapon{};
    std::optional<HeldFields> slot{};
    std::optional<Card> rolled{};
    std::optional<std::int64_t> awaiting{};
    std::optional<bool> potion_used{};
    std::optional<bool> avoided_last{};
    std::optional<std::int64_t> dungeon{};
    std::optional<std::vector<Card>> bottom{};
    std::optional<std::vector<Card>> unseen{};
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

struct ParsedPosition {
    Variant variant;
    Game game;  // its account knows the slain stacks and the room number, no more
};

// Refuses whatever could not arise at a table (bad_game), and what lacks health, room or unseen
// cards (bad_request). Fields that only repeat others must agree with them when given.
Result<ParsedPosition> check_position(const Variant& variant, const PositionFields& fields);

}  // namespace scoundrel
