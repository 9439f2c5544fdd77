#include "review/review_json.h"

#include <cmath>

#include "notation/cards.h"
#include "notation/game_id.h"
#include "notation/moves.h"
#include "player/hint_json.h"
#include "solver/solution_json.h"

namespace scoundrel {

namespace {

// Four decimals; adding nought makes a nought of minus nought.
double rounded(double value) { return std::round(value * 1e4) / 1e4 + 0.0; }

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
    Json cards = Json::array();
    for (const Card card : reveal.cards) cards.push_back(print_card(card));
    Json json{{"after_move", reveal.after_move},
              {"room", game.room_of(reveal)},
              {"cards", std::move(cards)}};
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

Result<std::uint64_t> number_field(const Json& request, const char* name, std::uint64_t usual,
                                   std::uint64_t least, std::uint64_t most) {
    const auto at = request.find(name);
    if (at == request.end()) return usual;
    if (!at->is_number_unsigned() || at->get<std::uint64_t>() < least ||
        at->get<std::uint64_t>() > most)
        return fail(ErrorCode::bad_request,
                    "'" + std::string(name) + "' must be a whole number from " +
                        std::to_string(least) + " to " + std::to_string(most));
    return at->get<std::uint64_t>();
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
    return {{"game", print_game_id(session.beginning().id)},
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
}

Result<Json> answer_review(const Session& session, const NetChoice& net, const Json& request,
                           std::function<bool(double part)> progress) {
    ReviewPlan plan;
    plan.progress = std::move(progress);
    const auto usual = static_cast<std::uint64_t>(usual_samples(session.game().rules));
    const auto samples = number_field(request, "samples", usual, 1, most_review_samples);
    if (!samples) return std::unexpected(samples.error());
    const auto seed = number_field(request, "seed", plan.seed, 0, UINT64_MAX);
    if (!seed) return std::unexpected(seed.error());
    plan.samples = static_cast<int>(*samples);
    plan.seed = *seed;
    const auto game = review_game(session, net, plan);
    if (!game) return std::unexpected(game.error());
    return review_json(session, *game);
}

}  // namespace scoundrel
