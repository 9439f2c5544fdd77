#include "protocol/hint_json.h"

#include "coach/hint_words.h"
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

Json reach_json(const fact::Reach& reach) {
    return {{"card", reach.card ? Json(print_card(reach.card)) : Json()},
            {"monsters", reach.monsters},
            {"saved", reach.saved}};
}

struct Printing {
    Json operator()(const fact::Forced&) const { return {{"fact", "forced"}}; }
    Json operator()(const fact::Solved& fact) const {
        return {{"fact", "solved"},
                {"won", fact.won},
                {"score", fact.score ? Json(*fact.score) : Json()}};
    }
    Json operator()(const fact::Looking& fact) const {
        return {{"fact", "looking"}, {"unseen", fact.unseen}};
    }
    Json operator()(const fact::Hopeless&) const { return {{"fact", "hopeless"}}; }
    Json operator()(const fact::Deadly& fact) const {
        return {{"fact", "deadly"},
                {"at_once", moves_json(fact.at_once)},
                {"certain", moves_json(fact.certain)}};
    }
    Json operator()(const fact::SecondBest& fact) const {
        return {{"fact", "second_best"},
                {"move", print_move(fact.move)},
                {"win", rounded(fact.win)},
                {"lead", rounded(fact.lead)},
                {"error", rounded(fact.error)},
                {"score_lead", fact.score_lead ? Json(rounded(*fact.score_lead)) : Json()}};
    }
    Json operator()(const fact::Weapon& fact) const {
        Json json{{"fact", "weapon"}};
        json.update(reach_json(fact.reach));
        json["to_come"] = fact.to_come;
        json["rival"] = nullptr;
        if (fact.rival) {
            json["rival"] = {{"move", print_move(fact.rival->move)}};
            json["rival"].update(reach_json(fact.rival->reach));
        }
        return json;
    }
    Json operator()(const fact::Health& fact) const {
        return {{"fact", "health"},    {"before", fact.before},
                {"lost", fact.lost},   {"healed", fact.healed},
                {"after", fact.after}, {"until", until_text(fact.until)}};
    }
    Json operator()(const fact::Returning& fact) const {
        return {{"fact", "returning"},
                {"cards", cards_json(fact.cards)},
                {"after", fact.after},
                {"rooms", fact.rooms}};
    }
    Json operator()(const fact::Equal& fact) const {
        return {{"fact", "equal"}, {"moves", moves_json(fact.moves)}};
    }
    Json operator()(const fact::Unseen& fact) const {
        return {{"fact", "unseen"},          {"cards", fact.cards},
                {"monsters", fact.monsters}, {"monster_value", fact.monster_value},
                {"weapons", fact.weapons},   {"weapon_value", fact.weapon_value},
                {"potions", fact.potions},   {"potion_value", fact.potion_value},
                {"deadly", fact.deadly},     {"beyond", fact.beyond}};
    }
    Json operator()(const fact::Exact& fact) const {
        return {{"fact", "exact"}, {"orders", fact.orders}};
    }
};

Json choice_json(const Hint::Choice& choice) {
    const auto& chance = choice.chance;
    return {{"move", print_move(choice.move)},
            {"win", chance ? Json(rounded(chance->win)) : Json()},
            {"error", chance ? Json(rounded(chance->error)) : Json()},
            {"score", chance && chance->score ? Json(rounded(*chance->score)) : Json()},
            {"plan", moves_json(choice.plan)}};
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
    for (const Hint::Choice& choice : hint.moves) moves.push_back(choice_json(choice));
    Json because = Json::array();
    for (const Fact& fact : hint.because) because.push_back(fact_json(fact));
    return {{"best", print_move(hint.moves.front().move)},
            {"moves", std::move(moves)},
            {"because", std::move(because)},
            {"reason", say_reason(voice, hint.because)},
            {"sight", sight_text(hint.sight)},
            {"samples", hint.samples}};
}

Json hint_answer_json(const Variant& variant, const HintAnswer& answer) {
    Json json = hint_json(Voice::of(variant), answer.hint);
    json["player"] = answer.player->name;
    if (answer.net) json["net"] = {{"rules", answer.net->rule_set->id}, {"own", answer.net->own}};
    return json;
}

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
    if (*ms && *samples) return bad_request("give 'ms' or 'samples', not both");
    const auto seed = read_seed(request);
    if (!seed) return std::unexpected(seed.error());
    if (*ms) options.ms = static_cast<int>(**ms);
    if (*samples) options.samples = static_cast<int>(**samples);
    options.seed = *seed;
    return options;
}

}  // namespace scoundrel
