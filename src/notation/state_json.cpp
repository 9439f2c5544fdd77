#include "notation/state_json.h"

#include "notation/cards.h"
#include "notation/moves.h"

namespace scoundrel {

namespace {

template <class Cards>
Json card_list(const Cards& cards) {
    Json list = Json::array();
    for (const Card card : cards) list.push_back(print_card(card));
    return list;
}

Json card_or_null(Card card) { return card ? Json(print_card(card)) : Json(); }

std::string_view status_text(Status status) {
    return status == Status::playing ? "playing" : status == Status::won ? "won" : "lost";
}

Json weapon_json(const Rules& rules, const Held& weapon, const SlainStack& slain) {
    if (!weapon.card) return Json();
    return {{"card", print_card(weapon.card)},
            {"power", weapon_power(rules, weapon)},
            {"limit", weapon.limit == 0 ? Json() : Json(weapon.limit)},
            {"uses", weapon.uses},
            {"slain", card_list(slain)}};
}

Json slot_json(const Held& slot, const SlainStack& slain) {
    if (!slot.card) return Json();
    return {{"card", print_card(slot.card)}, {"uses", slot.uses}, {"slain", card_list(slain)}};
}

Json legal_json(const Rules& rules, const Position& position) {
    Json list = Json::array();
    for (const Move move : legal_moves(rules, position)) list.push_back(print_move(move));
    return list;
}

Json stats_json(const Stats& stats) {
    return {{"rooms_cleared", stats.rooms_cleared},   {"rooms_avoided", stats.rooms_avoided},
            {"damage_taken", stats.damage_taken},     {"healed", stats.healed},
            {"monsters_slain", stats.monsters_slain}, {"slain_value", stats.slain_value}};
}

// The fields a position has, in the order of the published format; score goes in where a whole
// state wants it.
void add_position(Json& json, const Variant& variant, const Game& game, bool with_score) {
    const Position& p = game.position;
    json["rules"] = print_rules(variant);
    json["status"] = status_text(p.status);
    if (with_score) json["score"] = game.over() ? Json(game.score()) : Json();
    json["health"] = p.health;
    json["max_health"] = game.rules.health;
    json["room"] = card_list(std::span(p.room, p.room_count));
    Json carried = Json::array();
    for (int i = 0; i < p.room_count; ++i)
        if ((p.carried >> i & 1) != 0) carried.push_back(print_card(p.room[i]));
    json["carried"] = std::move(carried);
    json["dealt_with"] = p.dealt_with;
    json["untouched"] = p.untouched;
    json["room_number"] = game.account.room_number;
    json["weapon"] = weapon_json(game.rules, p.weapon, game.account.slain);
    json["slot"] = slot_json(p.slot, game.account.slot_slain);
    json["rolled"] = card_or_null(p.rolled);
    json["awaiting"] = p.die_owed ? 1 : p.owed;
    json["potion_used"] = p.potion_used;
    json["avoided_last"] = p.avoided_last;
    json["dungeon"] = p.dungeon();
    json["bottom"] = card_list(std::span(p.bottom, p.bottom_count));
    json["unseen"] = card_list(p.unseen);
}

}  // namespace

Json state_json(const Variant& variant, const Game& game) {
    Json json;
    add_position(json, variant, game, true);
    json["discard"] = card_list(game.account.discard);
    json["legal"] = legal_json(game.rules, game.position);
    json["stats"] = stats_json(game.account.stats);
    return json;
}

Json position_json(const Variant& variant, const Game& game) {
    Json json;
    add_position(json, variant, game, false);
    return json;
}

}  // namespace scoundrel
