#include "protocol/hint_json.h"

#include "coach/hint_words.h"
#include "notation/cards.h"
#include "notation/game_id.h"
#include "notation/moves.h"
#include "protocol/cards_json.h"
#include "protocol/request.h"
#include "protocol/rounded.h"

namespace scoundrel {

namespace {

Json moves_json(const std::vector<Move>& moves) {
    Json list = Json::array();
    for (const Move move : moves) list.push_back(print_move(move));
    return list;
}

std::string_view until_text(Until until) {
    switch (until) {
        case Until::move: return "move";
        case Until::roll: return "roll";
        case Until::room: return "room";
        case Until::end: return "end";
    }
    return "move";
}

Json card_json(Card card) { return card ? Json(print_card(card)) : Json(); }

Json reach_json(const fact::Reach& reach) {
    return {{"card", card_json(reach.card)},
            {"monsters", reach.monsters},
            {"saved", reach.saved},
            {"to_come", reach.to_come},
            {"power", reach.power}};
}

std::string_view how_text(fact::Waste::How how) {
    switch (how) {
        case fact::Waste::How::full: return "full";
        case fact::Waste::How::second: return "second";
        case fact::Waste::How::discarded: return "discarded";
    }
    return "full";
}

struct Printing {
    Json operator()(const fact::Forced&) const { return {{"fact", "forced"}}; }
    Json operator()(const fact::Solved& fact) const {
        return {{"fact", "solved"},
                {"won", fact.won},
                {"score", fact.score ? Json(*fact.score) : Json()},
                {"open", fact.open},
                {"proved", fact.proved}};
    }
    Json operator()(const fact::Looking& fact) const {
        return {{"fact", "looking"}, {"unseen", fact.unseen}};
    }
    Json operator()(const fact::Hopeless&) const { return {{"fact", "hopeless"}}; }
    Json operator()(const fact::Deadly& fact) const {
        return {{"fact", "deadly"},
                {"at_once", moves_json(fact.at_once)},
                {"in_room", moves_json(fact.in_room)},
                {"certain", moves_json(fact.certain)},
                {"others", fact.others},
                {"damage", fact.damage > 0 ? Json(fact.damage) : Json()}};
    }
    Json operator()(const fact::SecondBest& fact) const {
        const bool scored = fact.score_lead.has_value();
        return {{"fact", "second_best"},
                {"move", print_move(fact.move)},
                {"win", rounded(fact.win)},
                {"lead", rounded(fact.lead)},
                {"error", rounded(fact.error)},
                {"score", scored ? Json(rounded(fact.score)) : Json()},
                {"score_lead", scored ? Json(rounded(*fact.score_lead)) : Json()},
                {"bound", fact.bound}};
    }
    Json operator()(const fact::Later& fact) const {
        return {{"fact", "later"}, {"move", print_move(fact.move)}};
    }
    Json operator()(const fact::Weapon& fact) const {
        Json json{{"fact", "weapon"}};
        json.update(reach_json(fact.best));
        json["strongest"] = card_json(fact.strongest);
        json["rival"] = {{"move", print_move(fact.move)}};
        json["rival"].update(reach_json(fact.rival));
        json["against"] = fact.against;
        json["only"] = cards_json(fact.only);
        json["and_others"] = fact.and_others;
        return json;
    }
    Json operator()(const fact::InTurn& fact) const {
        return {{"fact", "in_turn"},
                {"move", print_move(fact.move)},
                {"weapon", print_card(fact.weapon)},
                {"higher", print_card(fact.higher)},
                {"lower", print_card(fact.lower)}};
    }
    Json operator()(const fact::Spared& fact) const {
        return {{"fact", "spared"},
                {"monster", print_card(fact.monster)},
                {"weapon", print_card(fact.weapon)}};
    }
    Json operator()(const fact::LastUse& fact) const {
        return {{"fact", "last_use"},
                {"monster", print_card(fact.monster)},
                {"weapon", print_card(fact.weapon)},
                {"next", print_card(fact.next)}};
    }
    Json operator()(const fact::Health& fact) const {
        Json json{{"fact", "health"},    {"before", fact.before},
                  {"lost", fact.lost},   {"healed", fact.healed},
                  {"after", fact.after}, {"until", until_text(fact.until)},
                  {"rival", nullptr},    {"against", fact.against}};
        if (fact.rival)
            json["rival"] = {{"move", print_move(fact.rival->move)}, {"after", fact.rival->after}};
        return json;
    }
    Json operator()(const fact::Waste& fact) const {
        return {{"fact", "waste"},
                {"move", print_move(fact.move)},
                {"card", print_card(fact.card)},
                {"healed", fact.healed},
                {"how", how_text(fact.how)}};
    }
    Json operator()(const fact::Left& fact) const {
        return {{"fact", "left"},
                {"cards", cards_json(fact.best)},
                {"rival", {{"move", print_move(fact.move)}, {"cards", cards_json(fact.rival)}}},
                {"against", fact.against}};
    }
    Json operator()(const fact::Faced& fact) const {
        return {{"fact", "faced"},
                {"move", print_move(fact.move)},
                {"cards", cards_json(fact.monsters)},
                {"lost", fact.lost},
                {"against", fact.against}};
    }
    Json operator()(const fact::Used& fact) const {
        return {{"fact", "used"},
                {"move", print_move(fact.move)},
                {"cards", cards_json(fact.cards)},
                {"against", fact.against}};
    }
    Json operator()(const fact::Risk& fact) const {
        return {{"fact", "risk"},
                {"cards", fact.cards},
                {"deadly", fact.best},
                {"rival", {{"move", print_move(fact.move)}, {"deadly", fact.rival}}},
                {"against", fact.against}};
    }
    Json operator()(const fact::InStore& fact) const {
        return {{"fact", "stored"},
                {"card", card_json(fact.best)},
                {"rival", {{"move", print_move(fact.move)}, {"card", card_json(fact.rival)}}},
                {"against", fact.against}};
    }
    Json operator()(const fact::Escape& fact) const {
        return {{"fact", "escape"}, {"move", print_move(fact.move)}, {"against", fact.against}};
    }
    Json operator()(const fact::Returning& fact) const {
        return {{"fact", "returning"},
                {"cards", cards_json(fact.cards)},
                {"after", fact.after},
                {"rooms", fact.rooms}};
    }
    Json operator()(const fact::FirstBack& fact) const {
        return {{"fact", "first_back"},
                {"card", print_card(fact.best)},
                {"rival", {{"move", print_move(fact.move)}, {"card", print_card(fact.rival)}}}};
    }
    Json operator()(const fact::Tied& fact) const {
        return {{"fact", "tied"},
                {"moves", moves_json(fact.moves)},
                {"all", fact.all},
                {"certain", fact.certain}};
    }
    Json operator()(const fact::Equal& fact) const {
        return {{"fact", "equal"},
                {"moves", moves_json(fact.moves)},
                {"reordered", fact.reordered},
                {"then", moves_json(fact.then)}};
    }
    Json operator()(const fact::Most& fact) const {
        return {{"fact", "most"}, {"score", fact.score}};
    }
    Json operator()(const fact::Beyond& fact) const {
        return {{"fact", "beyond"}, {"outweighed", fact.outweighed}};
    }
    Json operator()(const fact::Exact& fact) const {
        return {{"fact", "exact"}, {"orders", fact.orders}};
    }
};

Json facts_json(const std::vector<Fact>& facts) {
    Json list = Json::array();
    for (const Fact& fact : facts) list.push_back(fact_json(fact));
    return list;
}

Json choice_json(const Voice& voice, const Hint::Choice& choice) {
    const auto& chance = choice.chance;
    Json json{{"move", print_move(choice.move)},
              {"win", chance ? Json(rounded(chance->win)) : Json()},
              {"error", chance ? Json(rounded(chance->error)) : Json()},
              {"score", chance && chance->score ? Json(rounded(*chance->score)) : Json()},
              {"plan", moves_json(choice.plan)}};
    if (chance && !chance->proved) json["proved"] = false;
    if (choice.because.empty()) return json;
    json["because"] = facts_json(choice.because);
    json["reason"] = say_reason(voice, choice.because);
    return json;
}

}  // namespace

std::string_view sight_text(Sight sight) {
    switch (sight) {
        case Sight::none: return "none";
        case Sight::net: return "net";
        case Sight::sampled: return "sampled";
        case Sight::exact: return "exact";
        case Sight::solved: return "solved";
    }
    return "none";
}

Json fact_json(const Fact& fact) { return std::visit(Printing{}, fact); }

Json hint_json(const Voice& voice, const Hint& hint) {
    Json moves = Json::array();
    for (const Hint::Choice& choice : hint.moves) moves.push_back(choice_json(voice, choice));
    return {{"best", print_move(hint.moves.front().move)},
            {"moves", std::move(moves)},
            {"because", facts_json(hint.because)},
            {"reason", say_reason(voice, hint.because)},
            {"gist", say_gist(voice, hint.because)},
            {"plan", say_plan(voice, hint)},
            {"aim", name_of(hint.aim)},
            {"sight", sight_text(hint.sight)},
            {"samples", hint.samples}};
}

Json hint_answer_json(const Variant& variant, const HintAnswer& answer) {
    Json json = hint_json(Voice::of(variant), answer.hint);
    json["player"] = answer.player->name;
    if (answer.net) json["net"] = {{"rules", answer.net->id}, {"own", answer.net->own}};
    return json;
}

Result<Aim> read_aim(const Json& request) {
    const Json* field = request.find("aim");
    if (field == nullptr) return Aim::win;
    const auto aim = field->is_string() ? find_aim(field->get<std::string>()) : std::nullopt;
    if (!aim) return field_must_be("aim", {aim_names.begin(), aim_names.end()});
    return *aim;
}

namespace {

Result<std::optional<Deck>> read_order(const Json& request) {
    if (!request.contains("order")) return std::nullopt;
    if (const auto checked = check_field(request, {"order", FieldType::texts}); !checked)
        return std::unexpected(checked.error());
    Deck order;
    for (const std::string& text : texts_of(request, "order")) {
        const auto card = parse_card(text);
        if (!card || order.count == cards_in_pack) return bad_request(Phrase::error_order);
        order.push(*card);
    }
    return order;
}

}  // namespace

Result<HintOptions> read_hint_options(const Json& request) {
    if (const auto checked = check_field(request, {"player", FieldType::text}); !checked)
        return std::unexpected(checked.error());
    HintOptions options;
    if (request.contains("player")) {
        const auto kind = find_hint_player(text_or(request, "player"));
        if (!kind) return std::unexpected(kind.error());
        options.player = *kind;
    }
    const auto ms = whole_between(request, "ms", 1, longest_thought);
    if (!ms) return std::unexpected(ms.error());
    const auto samples = whole_between(request, "samples", 1, most_samples);
    if (!samples) return std::unexpected(samples.error());
    if (*ms && *samples)
        return bad_request(Phrase::error_both, {{"one", "ms"}, {"other", "samples"}});
    const auto seed = read_seed(request);
    if (!seed) return std::unexpected(seed.error());
    const auto aim = read_aim(request);
    if (!aim) return std::unexpected(aim.error());
    const auto order = read_order(request);
    if (!order) return std::unexpected(order.error());
    if (*ms) options.ms = static_cast<int>(**ms);
    if (*samples) options.samples = static_cast<int>(**samples);
    options.seed = *seed;
    options.aim = *aim;
    options.order = *order;
    return options;
}

}  // namespace scoundrel
