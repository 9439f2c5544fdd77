#include "protocol/view_json.h"

#include "game/due.h"
#include "game/offers.h"
#include "game/recap_words.h"
#include "notation/moves.h"
#include "protocol/cards_json.h"
#include "protocol/for_people.h"
#include "protocol/history_json.h"
#include "protocol/puzzles_json.h"
#include "protocol/state_json.h"
#include "words/doing.h"

namespace scoundrel {

namespace {

using enum Phrase;

Json offer_json(const Voice& voice, const Game& game, const Offer& offer) {
    const Card held = game.position.weapon.card;
    const Preview& seen = offer.seen;
    return {
        {"move", print_move(offer.move)},
        {"key", std::string(1, static_cast<char>(key_of(offer.move.verb())))},
        {"label", say(voice, offer.label,
                      {{"held", held ? show(held, as_symbols) : say(voice, screen_no_weapon)}})},
        {"effect", for_people(offer.effect)},
        {"doing", for_people(say_doing(voice, offer.move))},
        {"legal", offer.legal},
        {"damage", seen.damage},
        {"healed", seen.healed},
        {"healing_lost", seen.healing_lost},
        {"health", seen.health},
        {"fatal", seen.fatal},
        {"wins", seen.wins}};
}

Json offers_json(const Voice& voice, const Game& game) {
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

// Four, null where no card lies.
Json places_json(const Places& places) {
    Json all = Json::array();
    for (const Card card : places) all.push_back(card ? Json(print_card(card)) : Json());
    return all;
}

// "monster 11"
Json kinds_json(const Voice& voice, const Position& position) {
    Json kinds = Json::object();
    for (const Card card : position.room_cards() |
                               (position.slot.card ? CardSet::of(position.slot.card) : CardSet())) {
        const Phrase kind = card.is_monster()  ? talk_monster
                            : card.is_weapon() ? talk_weapon
                                               : talk_potion;
        kinds[print_card(card)] = say(voice, kind, {{"value", card.value()}});
    }
    return kinds;
}

Json life_json(const Play& play) {
    if (!can_count_with_cards(play.session().variant().rules)) return nullptr;
    std::vector<Card> all;  // as they are laid out, the highest first
    for (const Card card : life_cards) all.insert(all.begin(), card);
    return {{"all", cards_json(all)},
            {"up", cards_json(play.life())},
            {"turned_down", cards_json(play.life_before() - play.life())},
            {"turned_up", cards_json(play.life() - play.life_before())}};
}

Json lesson_json(const Voice& voice, const LessonWalk& walk) {
    return {{"name", say(voice, walk.lesson().name)},
            {"rules", walk.lesson().rules},
            {"step", walk.number()},
            {"steps", walk.count()},
            {"text", for_people(say(voice, walk.step().text))},
            {"reading", !walk.wanted()},
            {"move", walk.step().move},
            {"over", walk.over()}};
}

// The blow to be marked: the one that killed, else the largest.
Json blow_json(const Recap& recap) {
    const auto& blow = recap.killer ? recap.killer : recap.largest;
    if (!blow) return nullptr;
    return {{"at", blow->step},
            {"card", print_card(blow->monster)},
            {"damage", blow->damage},
            {"fatal", recap.killer.has_value()}};
}

Json recap_json(const Voice& voice, const Session& session) {
    if (!session.game().over()) return nullptr;
    const Recap recap = recap_of(session);
    Json course = Json::array();
    for (const Recap::Step& step : recap.course)
        course.push_back({{"room", step.room}, {"health", step.health}});
    Json moments = Json::array();
    for (const std::string& moment : say_moments(voice, recap))
        moments.push_back(for_people(moment));
    return {{"sum", for_people(say_recap(voice, recap))},
            {"scored", say_scored(voice, recap)},
            {"close", for_people(say_close(voice, recap))},
            {"moments", std::move(moments)},
            {"course", std::move(course)},
            {"blow", blow_json(recap)},
            {"cards", cards_json(recap.cards())},
            {"left", cards_json(recap.left)}};
}

std::string_view dealt_by_text(DealtBy dealt_by) {
    switch (dealt_by) {
        case DealtBy::seed: return "seed";
        case DealtBy::literal: return "literal";
        case DealtBy::table: return "table";
        case DealtBy::position: return "position";
    }
    return "seed";
}

// The room just avoided, to be scooped up in this order at a real table: it lies at the very
// bottom.
Json scooped_json(const Position& position) {
    const std::span bottom(position.bottom, position.bottom_count);
    if (!position.avoided_last || !position.untouched || bottom.size() < room_size)
        return Json::array();
    return cards_json(bottom.last(room_size));
}

}  // namespace

Json view_json(const Session& session, const Game& game, int moves) {
    const Rules& rules = session.variant().rules;
    const Voice voice = Voice::of(session.variant());
    const auto due = rooms_until_known(rules, game.position);
    const std::string id = print_game_id(session.beginning().id);
    Json state{{"game", id}};
    state.update(state_json(session.variant(), game));
    Json json{{"title", game_title(id, session.variant())},
              {"rules_title", name_of(session.variant())},
              {"deal_title", deal_title(session.beginning().id)},
              {"dealt_by", dealt_by_text(session.beginning().id.dealt_by)},
              {"state", std::move(state)},
              {"places", places_json(session.places(moves))},
              {"offers", offers_json(voice, game)},
              {"kinds", kinds_json(voice, game.position)},
              {"known_due", game.position.bottom_count > 0 ? Json(due) : Json()},
              {"at_table", session.at_table()},
              {"scooped", session.at_table() ? scooped_json(game.position) : Json::array()},
              {"die_owed", game.position.die_owed},
              {"has_slot", rules.inventory != Inventory::none},
              {"weapon_wears", rules.weapon == WeaponRule::wear},
              {"limit_included", rules.weapon == WeaponRule::equal},
              {"may_avoid", rules.avoid != Avoid::never},
              {"solvable", rules.monsters != Monsters::die},
              {"moves", moves},
              {"marks", marks_json(session.marks())}};
    // The order is shown only where the deck lies open.
    if (const auto order = session.hidden_order(game.position); order && session.marks().open)
        json["deck"] = cards_json(*order);
    return json;
}

Json view_json(const Play& play, const std::optional<LessonWalk>& lesson) {
    const Session& session = play.session();
    Json json = view_json(session, session.game(), session.moves_played());
    Json log = Json::array();
    for (const Play::LogLine& line : play.log())
        log.push_back({{"room", line.room}, {"text", for_people(line.text)}});
    json["log"] = std::move(log);
    json["play"] = play.stored_name();
    json["life"] = life_json(play);
    json["lesson"] = lesson ? lesson_json(play.voice(), *lesson) : Json();
    json["puzzle"] = puzzle_json(session);
    json["recap"] = recap_json(play.voice(), session);
    json["can_undo"] = session.steps_back() > 0;
    json["can_redo"] = session.steps_forward() > 0;
    json["undo_marks"] = play.undo_marks();
    json["hint_marks"] = play.hint_marks();
    json["kept"] = play.kept();
    json["touched"] = play.touched();
    json["save_error"] = play.save_error();
    return json;
}

}  // namespace scoundrel
