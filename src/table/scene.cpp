#include "table/scene.h"

#include "notation/cards.h"
#include "table/due.h"
#include "table/offers.h"

namespace scoundrel {

namespace {

template <class Cards>
Json cards_json(const Cards& cards) {
    Json list = Json::array();
    for (const Card card : cards) list.push_back(print_card(card));
    return list;
}

Json offers_json(const Session& session) {
    const Voice voice = Voice::of(session.variant());
    const Game& game = session.game();
    const auto list = [&](Card card) {
        Json offers = Json::array();
        for (const Offer& offer : offers_for(voice, game, card))
            offers.push_back(offer_json(voice, game, offer));
        return offers;
    };
    Json all = Json::object();
    for (int i = 0; i < game.position.room_count; ++i)
        all[print_card(game.position.room[i])] = list(game.position.room[i]);
    if (game.position.slot.card)
        all[print_card(game.position.slot.card)] = list(game.position.slot.card);
    all["room"] = list(Card());
    return all;
}

// "monster 11"
Json kinds_json(const Session& session) {
    const Voice voice = Voice::of(session.variant());
    const Position& position = session.position();
    Json kinds = Json::object();
    for (const Card card : position.room_cards() |
                               (position.slot.card ? CardSet::of(position.slot.card) : CardSet())) {
        const Phrase kind = card.is_monster()  ? Phrase::talk_monster
                            : card.is_weapon() ? Phrase::talk_weapon
                                               : Phrase::talk_potion;
        kinds[print_card(card)] = say(voice, kind, {{"value", card.value()}});
    }
    return kinds;
}

Json life_json(const Play& play) {
    if (!can_count_with_cards(play.session().variant().rules)) return nullptr;
    return {{"up", cards_json(play.life())},
            {"turned_down", cards_json(play.life_before() - play.life())},
            {"turned_up", cards_json(play.life() - play.life_before())}};
}

}  // namespace

Json marks_json(const Marks& marks) {
    Json list = Json::array();
    const auto add = [&](bool marked, Phrase name) {
        if (marked) list.push_back(phrase_name(name));
    };
    add(marks.undo, Phrase::mark_undo);
    add(marks.hint, Phrase::mark_hint);
    add(marks.solve, Phrase::mark_solve);
    add(marks.open, Phrase::mark_open);
    add(marks.position, Phrase::mark_position);
    return list;
}

Json scene_json(const Session& session) {
    const Rules& rules = session.variant().rules;
    const auto due = rooms_until_known(rules, session.position());
    Json json{{"state", session.state()},
              {"offers", offers_json(session)},
              {"kinds", kinds_json(session)},
              {"due", due && session.position().bottom_count > 0 ? Json(*due) : Json()},
              {"at_table", session.at_table()},
              {"die_owed", session.position().die_owed},
              {"slot", rules.inventory != Inventory::none},
              {"wears", rules.weapon == WeaponRule::wear},
              {"up_to", rules.weapon == WeaponRule::equal},
              {"avoids", rules.avoid != Avoid::never},
              {"solvable", rules.monsters != Monsters::die},
              {"moves", session.moves_played()},
              {"marks", marks_json(session.marks())}};
    // Only where the deck lies open is its order anybody's to see.
    if (const auto order = session.hidden_order(); order && session.marks().open)
        json["order"] = cards_json(*order);
    return json;
}

Json scene_json(const Play& play) {
    Json json = scene_json(play.session());
    Json deeds = Json::array();
    for (const Play::Deed& deed : play.deeds())
        deeds.push_back({{"room", deed.room}, {"text", deed.text}});
    json["deeds"] = std::move(deeds);
    json["play"] = play.session().beginning().play;
    json["life"] = life_json(play);
    json["can_undo"] = play.session().steps_back() > 0;
    json["can_redo"] = play.session().steps_forward() > 0;
    json["kept"] = play.kept();
    json["touched"] = play.touched();
    json["trouble"] = play.trouble();
    return json;
}

Json summary_json(const Summary& game) {
    const Stats& stats = game.stats;
    const bool over = game.outcome.status != Status::playing;
    return {{"name", game.name},
            {"started", game.started},
            {"game", game.game},
            {"rules", game.rules},
            {"status", over ? (game.outcome.status == Status::won ? "won" : "lost") : "playing"},
            {"score", over ? Json(game.outcome.score) : Json()},
            {"marks", marks_json(game.marks)},
            {"abandoned", game.abandoned},
            {"repeated", game.repeated},
            {"moves", game.moves},
            {"rooms_cleared", stats.rooms_cleared},
            {"monsters_slain", stats.monsters_slain}};
}

}  // namespace scoundrel
