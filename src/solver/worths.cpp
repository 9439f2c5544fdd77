#include "solver/worths.h"

#include <algorithm>

#include "rules/legal.h"

namespace scoundrel {

std::vector<MoveWorth> worth_of_moves(const Game& game, const Limits& limits) {
    std::vector<MoveWorth> worths;
    for (const Move move : legal_moves(game.rules, game.position)) {
        Game then = game;
        then.play(move);
        if (then.over()) {
            worths.push_back({move, then.position.status == Status::won, then.score(), {}});
            continue;
        }
        const Solution solution = solve(game.rules, then.position, {},
                                        then.account.stats.slain_value, Question::score, limits);
        if (!solution.best_score) return {};
        worths.push_back(
            {move, solution.verdict == Verdict::won, *solution.best_score, solution.line});
    }
    std::ranges::stable_sort(worths, [](const auto& a, const auto& b) { return a.above(b); });
    return worths;
}

}  // namespace scoundrel
