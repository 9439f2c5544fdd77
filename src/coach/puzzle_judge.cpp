#include "coach/puzzle_judge.h"

#include "coach/hint_words.h"

namespace scoundrel {

using enum Phrase;

namespace {

constexpr std::uint64_t most_nodes = 1'000'000;  // puzzles take a few hundred

std::unexpected<Error> no_puzzle() {
    return fail(ErrorCode::not_available, say({}, Phrase::error_not_as_puzzle));
}

}  // namespace

std::optional<PuzzleGoal> goal_of(const Session& session) {
    const auto& first = session.beginning().position;
    if (!first || !first->position.unseen.empty() || first->position.awaiting()) return {};
    const auto worths = worth_of_moves(*first, {.nodes = most_nodes});
    if (worths.empty() || !worths[0].wins) return {};
    return PuzzleGoal{worths[0].score, worths.size() > 1 && !worths[1].wins};
}

Result<PuzzleJudgement> judge(const Session& session) {
    const auto goal = goal_of(session);
    if (!goal) return no_puzzle();
    const Game& game = session.game();
    if (game.over()) {
        const bool won = game.position.status == Status::won;
        return PuzzleJudgement{.right = goal->reached(won, game.score()),
                               .lost = !won,
                               .score = won ? std::optional(game.score()) : std::nullopt};
    }
    const Solution left = solve(game.rules, game.position, {}, game.account.stats.slain_value,
                                Question::score, {.nodes = most_nodes});
    if (!left.best_score) return no_puzzle();
    const bool can_win = left.verdict == Verdict::won;
    return PuzzleJudgement{.right = goal->reached(can_win, *left.best_score),
                           .lost = !can_win,
                           .score = can_win ? left.best_score : std::nullopt};
}

std::string say_judgement(const Voice& voice, const PuzzleJudgement& judgement) {
    if (judgement.lost) return say(voice, puzzle_wrong_lost);
    return say(voice, puzzle_wrong_score, {{"score", judgement.score.value_or(0)}});
}

Result<PuzzleAnswer> answer_of(const Session& session, ChooseNet choose_net) {
    const auto& first = session.beginning().position;
    if (!first || !goal_of(session)) return no_puzzle();
    const auto worths = worth_of_moves(*first, {.nodes = most_nodes});
    Session line(session.beginning());
    if (const auto done = line.play(worths[0].move); !done) return std::unexpected(done.error());
    if (const auto done = line.play(worths[0].line); !done) return std::unexpected(done.error());
    const auto hint = ask_hint(*first, {.aim = Aim::score}, choose_net);
    if (!hint) return std::unexpected(hint.error());
    const Voice voice = Voice::of(session.variant());
    return PuzzleAnswer{worths[0].move, say_reason(voice, hint->hint.because), std::move(line)};
}

}  // namespace scoundrel
