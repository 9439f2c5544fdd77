#include "protocol/state_json.h"

#include "game/session.h"
#include "notation/moves.h"
#include "protocol/cards_json.h"
#include "protocol/position_json.h"

namespace scoundrel {

namespace {

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

void add_state(Json& json, const Variant& variant, const Game& game) {
    const Json position = position_json(variant, game);
    for (const auto& [name, value] : position.items()) {
        json[name] = value;
        if (name == "status") json["score"] = game.over() ? Json(game.score()) : Json();
    }
    json["discard"] = cards_json(game.account.discard);
    json["legal"] = legal_json(game.rules, game.position);
    json["stats"] = stats_json(game.account.stats);
}

}  // namespace

Json state_json(const Variant& variant, const Game& game) {
    Json json;
    add_state(json, variant, game);
    return json;
}

Json state_json(const Session& session) {
    Json json{{"game", print_game_id(session.beginning().id)}};
    add_state(json, session.variant(), session.game());
    return json;
}

}  // namespace scoundrel
