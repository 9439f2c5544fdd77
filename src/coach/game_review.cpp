#include "coach/game_review.h"

namespace scoundrel {

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
    for (std::size_t i = 0; i < games.size(); ++i) {
        const bool counts = games[i].rules.scoring == Scoring::slain;
        moves.push_back(
            {games[i].position, line[i], counts ? games[i].account.stats.slain_value : 0});
    }
    return moves;
}

Card GameReview::rolled(const ReviewedReveal& reveal) const {
    const auto at = static_cast<std::size_t>(reveal.after_move);
    return review.moves[at - 1].move.verb() == Verb::roll ? before[at].position.rolled : Card();
}

int GameReview::room_of(const ReviewedReveal& reveal) const {
    return before[static_cast<std::size_t>(reveal.after_move)].account.room_number;
}

GameReviewer::GameReviewer(const Session& session, const NetChoice& net, const ReviewPlan& plan)
    : first_(session.beginning()),
      game_{.review = {},
            .before = games_before(session).value_or(std::vector<Game>()),
            .samples = plan.samples.value_or(usual_samples(session.game().rules)),
            .net = net,
            .deal = {}},
      plan_(plan),
      reviewer_(session.game().rules, net.net, played_moves(game_.before, session.line()),
                {session.outcome().status == Status::won ? 1.0 : 0.0,
                 static_cast<double>(session.outcome().score)},
                plan_) {}

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

}  // namespace scoundrel
