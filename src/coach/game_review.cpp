#include "coach/game_review.h"

#include <cmath>

namespace scoundrel {

namespace {

std::string give_or_take(const Voice& voice, int points, double error, std::string_view sign) {
    const std::string text = (points > 0 ? "+" : "") + std::to_string(points);
    if (win_points(error) == 0) return text;
    return say(voice, Phrase::review_give_or_take,
               {{"points", text}, {"sign", std::string(sign)}, {"error", win_points(error)}});
}

}  // namespace

Result<std::vector<Game>> games_before(const Session& session) {
    if (!session.game().over())
        return fail(ErrorCode::not_over,
                    say(Voice::of(session.variant()), Phrase::review_not_over));
    std::vector<Game> games;
    session.for_each_move(0,
                          [&](const Game& before, Move, const Game&) { games.push_back(before); });
    return games;
}

std::vector<PlayedMove> played_moves(const std::vector<Game>& games,
                                     const std::vector<Move>& line) {
    std::vector<PlayedMove> moves;
    for (std::size_t i = 0; i < games.size(); ++i) moves.push_back({games[i].position, line[i]});
    return moves;
}

Card GameReview::rolled(const ReviewedReveal& reveal) const {
    const auto at = static_cast<std::size_t>(reveal.after_move);
    return review.moves[at - 1].move.verb() == Verb::roll ? before[at].position.rolled : Card();
}

int GameReview::room_of(const ReviewedReveal& reveal) const {
    return before[static_cast<std::size_t>(reveal.after_move)].account.room_number;
}

double GameReview::skill_error() const {
    double squares = 0;
    for (const ReviewedMove& move : review.moves) squares += move.error * move.error;
    return std::sqrt(squares);
}

GameReviewer::GameReviewer(const Session& session, const NetChoice& net, const ReviewPlan& plan)
    : first_(session.beginning()),
      game_{.review = {},
            .before = games_before(session).value_or(std::vector<Game>()),
            .samples = plan.samples.value_or(usual_samples(session.game().rules)),
            .net = net,
            .deal = {}},
      plan_(plan),
      reviewer_(session.game().rules, *net.net, played_moves(game_.before, session.line()),
                session.game().position.status == Status::won, plan_) {}

void GameReviewer::step() {
    if (!reviewer_.done()) return reviewer_.step();
    game_.deal = solve_deal(first_, plan_.stop);
    game_.cut_short = reviewer_.cut_short() || (game_.deal && game_.deal->limit == Limit::time);
    done_ = true;
}

GameReview GameReviewer::take() {
    game_.review = reviewer_.review();
    return std::move(game_);
}

Result<GameReview> review_game(const Session& session, const NetChoice& net, const ReviewPlan& plan,
                               const std::function<void(double part)>& progress) {
    if (const auto before = games_before(session); !before) return std::unexpected(before.error());
    GameReviewer reviewer(session, net, plan);
    while (!reviewer.done()) {
        if (progress) progress(reviewer.part());
        reviewer.step();
    }
    return reviewer.take();
}

int win_points(double chance) { return static_cast<int>(std::lround(100 * chance)); }

std::string_view mark_sign(Mark mark) {
    switch (mark) {
        case Mark::none: return "";
        case Mark::inaccuracy: return "?!";
        case Mark::mistake: return "?";
        case Mark::blunder: return "??";
    }
    return "";
}

std::string say_sum(const Voice& voice, const GameReview& game, std::string_view sign) {
    const Review& review = game.review;
    const int start = win_points(review.start), skill = win_points(review.skill()),
              result = win_points(review.result());
    const int luck = result - start - skill;
    return say(voice, Phrase::review_sum,
               {{"start", start},
                {"luck", give_or_take(voice, luck, review.luck_error(), sign)},
                {"skill", give_or_take(voice, skill, game.skill_error(), sign)},
                {"result", result}});
}

}  // namespace scoundrel
