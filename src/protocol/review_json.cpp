#include "protocol/review_json.h"

#include "notation/game_id.h"
#include "notation/moves.h"
#include "protocol/cards_json.h"
#include "protocol/hint_json.h"
#include "protocol/request.h"
#include "protocol/rounded.h"
#include "protocol/solution_json.h"

namespace scoundrel {

namespace {

Json move_json(const GameReview& game, std::size_t i) {
    const ReviewedMove& move = game.review.moves[i];
    return {{"number", i + 1},
            {"room", game.before[i].account.room_number},
            {"move", print_move(move.move)},
            {"before", rounded(move.before)},
            {"after", rounded(move.after)},
            {"skill", rounded(move.skill())},
            {"error", rounded(move.error)},
            {"best", print_move(move.best)},
            {"decision", move.decision},
            {"mark", move.mark == Mark::none ? Json() : Json(mark_text(move.mark))},
            {"accuracy", rounded(move.accuracy)}};
}

Json reveal_json(const GameReview& game, const ReviewedReveal& reveal) {
    Json json{{"after_move", reveal.after_move},
              {"room", game.room_of(reveal)},
              {"cards", cards_json(reveal.cards)}};
    if (const Card rolled = game.rolled(reveal)) json["die"] = print_card(rolled);
    json["before"] = rounded(reveal.before);
    json["after"] = rounded(reveal.after);
    json["luck"] = rounded(reveal.luck());
    json["error"] = rounded(reveal.error);
    return json;
}

Json turning_point_json(const Review& review) {
    const auto point = review.turning_point();
    if (!point) return {};
    return {{point->is_move ? "move" : "reveal", point->index + 1}};
}

}  // namespace

std::string_view mark_text(Mark mark) {
    switch (mark) {
        case Mark::none: return "";
        case Mark::inaccuracy: return "inaccuracy";
        case Mark::mistake: return "mistake";
        case Mark::blunder: return "blunder";
    }
    return "";
}

Json review_json(const Session& session, const GameReview& game) {
    const Review& review = game.review;
    Json moves = Json::array();
    for (std::size_t i = 0; i < review.moves.size(); ++i) moves.push_back(move_json(game, i));
    Json reveals = Json::array();
    for (const ReviewedReveal& reveal : review.reveals)
        reveals.push_back(reveal_json(game, reveal));
    Json costliest = Json::array();
    for (const std::size_t i : review.costliest()) costliest.push_back(i + 1);
    Json json{{"game", print_game_id(session.beginning().id)},
              {"rules", print_rules(session.variant())},
              {"won", review.won},
              {"score", session.outcome().score},
              {"start", review.start},
              {"luck", review.luck() + 0.0},
              {"skill", review.skill() + 0.0},
              {"result", review.result()},
              {"luck_error", rounded(review.luck_error())},
              {"skill_error", rounded(game.skill_error())},
              {"accuracy", rounded(review.accuracy())},
              {"skill_figure", review.skill_figure()},
              {"luck_percentile", rounded(review.luck_percentile())},
              {"decisions", review.decisions()},
              {"sight", sight_text(review.sight)},
              {"samples", game.samples},
              {"net", {{"rules", game.net.rule_set->id}, {"own", game.net.own}}},
              {"moves", std::move(moves)},
              {"reveals", std::move(reveals)},
              {"costliest", std::move(costliest)},
              {"turning_point", turning_point_json(review)},
              {"deal", game.deal ? solution_json(*game.deal) : Json()}};
    if (game.cut_short) json["limit"] = "time";
    return json;
}

Result<ReviewPlan> read_review_plan(const Json& request, const Rules& rules) {
    ReviewPlan plan;
    const auto samples = whole_between(request, "samples", 1, most_review_samples);
    if (!samples) return std::unexpected(samples.error());
    const auto seed = whole_between(request, "seed", 0, UINT64_MAX);
    if (!seed) return std::unexpected(seed.error());
    plan.samples = *samples ? static_cast<int>(**samples) : usual_samples(rules);
    plan.seed = seed->value_or(plan.seed);
    return plan;
}

}  // namespace scoundrel
