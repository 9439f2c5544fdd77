#include "coach/game_review.h"

#include <algorithm>
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
    // A copy is taken back: at a table reveals are steps of their own.
    Session back = session;
    std::vector<Game> games;
    while (back.moves_played() > 0) {
        const int moves = back.moves_played();
        while (back.moves_played() == moves)
            if (const auto undone = back.undo(1); !undone) return std::unexpected(undone.error());
        games.push_back(back.game());
    }
    std::ranges::reverse(games);
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

Result<GameReview> review_game(const Session& session, const NetChoice& net,
                               const ReviewPlan& plan) {
    auto before = games_before(session);
    if (!before) return std::unexpected(before.error());
    const bool won = session.game().position.status == Status::won;
    auto found =
        review(session.game().rules, *net.net, played_moves(*before, session.line()), won, plan);
    if (!found) return fail(ErrorCode::not_available, "the review was given up");
    std::function<bool()> stop;
    if (plan.progress) stop = [&] { return !plan.progress(1); };
    auto deal = solve_deal(session, stop);
    if (stop && stop()) return fail(ErrorCode::not_available, "the review was given up");
    // A game that began as it ended has neither luck nor skill.
    if (found->moves.empty()) found->start = found->result();
    return GameReview{.review = std::move(*found),
                      .before = std::move(*before),
                      .samples = plan.samples.value_or(usual_samples(session.game().rules)),
                      .net = net,
                      .deal = std::move(deal)};
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
