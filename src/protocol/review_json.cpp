#include "protocol/review_json.h"

#include "coach/review_words.h"
#include "notation/game_id.h"
#include "notation/moves.h"
#include "protocol/cards_json.h"
#include "protocol/for_people.h"
#include "protocol/hint_json.h"
#include "protocol/request.h"
#include "protocol/rounded.h"
#include "protocol/solution_json.h"

namespace scoundrel {

namespace {

Json move_json(const Voice& voice, const GameReview& game, std::size_t i) {
    const ReviewedMove& move = game.review.moves[i];
    return {{"number", i + 1},
            {"room", game.before[i].account.room_number},
            {"move", print_move(move.move)},
            {"before", rounded(move.before.win)},
            {"after", rounded(move.after.win)},
            {"skill", rounded(move.skill().win)},
            {"error", rounded(move.error.win)},
            {"score_before", rounded(move.before.score)},
            {"score_after", rounded(move.after.score)},
            {"score_error", rounded(move.error.score)},
            {"points_lost", rounded(move.points_lost())},
            {"proved", move.proved},
            {"best", print_move(move.best)},
            {"decision", move.decision},
            {"mark", move.mark == Mark::none ? Json() : Json(mark_text(move.mark))},
            {"accuracy", rounded(move.accuracy)},
            {"change", say_change(voice, move.before, move.after)},
            {"cost", say_cost(voice, move)},
            {"better", for_people(say_better(voice, move))}};
}

Json reveal_json(const Voice& voice, const GameReview& game, const ReviewedReveal& reveal) {
    Json json{{"after_move", reveal.after_move},
              {"room", game.room_of(reveal)},
              {"cards", cards_json(reveal.cards)}};
    if (const Card rolled = game.rolled(reveal)) json["die"] = print_card(rolled);
    json["before"] = rounded(reveal.before.win);
    json["after"] = rounded(reveal.after.win);
    json["luck"] = rounded(reveal.luck().win);
    json["error"] = rounded(reveal.error.win);
    json["score_before"] = rounded(reveal.before.score);
    json["score_after"] = rounded(reveal.after.score);
    json["score_error"] = rounded(reveal.error.score);
    json["change"] = say_change(voice, reveal.before, reveal.after);
    return json;
}

Json score_sum_json(const Review& review) {
    return {{"start", review.start.score},
            {"luck", review.luck().score + 0.0},
            {"skill", review.skill().score + 0.0},
            {"result", review.result.score},
            {"luck_error", rounded(review.luck_error().score)},
            {"skill_error", rounded(review.skill_error().score)}};
}

Json review_words_json(const Voice& voice, const GameReview& game) {
    const Review& review = game.review;
    std::optional<int> costliest;
    if (const auto moves = review.costliest(); !moves.empty())
        costliest = game.before[moves[0]].account.room_number;
    return {{"gist", say_gist(voice, review, costliest)},
            {"skill_grade", say_skill_grade(voice, review)},
            {"luck_grade", say_luck_grade(voice, review)},
            {"start", say_start(voice, review)},
            {"sum", say_sum(voice, review, "±")},
            {"score_sum", say_score_sum(voice, review, "±")},
            {"skill", say_skill(voice, review)},
            {"luck", say_luck(voice, review)}};
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
    const Voice voice = Voice::of(session.variant());
    Json moves = Json::array();
    for (std::size_t i = 0; i < review.moves.size(); ++i)
        moves.push_back(move_json(voice, game, i));
    Json reveals = Json::array();
    for (const ReviewedReveal& reveal : review.reveals)
        reveals.push_back(reveal_json(voice, game, reveal));
    Json costliest = Json::array();
    for (const std::size_t i : review.costliest()) costliest.push_back(i + 1);
    Json json{{"game", print_game_id(session.beginning().id)},
              {"rules", print_rules(session.variant())},
              {"aim", name_of(review.aim)},
              {"won", review.won()},
              {"score", session.outcome().score},
              {"start", review.start.win},
              {"luck", review.luck().win + 0.0},
              {"skill", review.skill().win + 0.0},
              {"result", review.result.win},
              {"luck_error", rounded(review.luck_error().win)},
              {"skill_error", rounded(review.skill_error().win)},
              {"score_sum", score_sum_json(review)},
              {"points_lost", rounded(review.points_lost())},
              {"flawless", review.flawless()},
              {"accuracy", rounded(review.accuracy())},
              {"skill_figure", review.skill_figure()},
              {"luck_percentile", rounded(review.luck_percentile())},
              {"decisions", review.decisions()},
              {"sight", sight_text(review.sight)},
              {"samples", game.samples},
              {"net", {{"rules", game.net.id}, {"own", game.net.own}}},
              {"moves", std::move(moves)},
              {"reveals", std::move(reveals)},
              {"costliest", std::move(costliest)},
              {"turning_point", turning_point_json(review)},
              {"deal", game.deal ? solution_json(*game.deal) : Json()},
              {"words", review_words_json(voice, game)}};
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
    const auto aim = find_aim(text_or(request, "aim", name_of(plan.aim)));
    if (!aim) return field_must_be("aim", {aim_names.begin(), aim_names.end()});
    plan.aim = *aim;
    return plan;
}

}  // namespace scoundrel
