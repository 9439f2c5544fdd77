#include "game/standing.h"

#include <algorithm>

#include "game/statistics.h"

namespace scoundrel {

Standing standing_of(const std::vector<Summary>& games, std::string_view play) {
    const auto it = std::ranges::find(games, play, &Summary::play);
    if (it == games.end() || it->outcome.status == Status::playing) return {};
    Standing standing;
    for (Milestone& one : milestones(games, FiguresBook("")))
        if (one.reached() && one.game == it->name && one.kind != MilestoneKind::first_win)
            standing.milestones.push_back(std::move(one));
    if (!is_clean(*it)) return standing;
    std::vector<Summary> before;  // with the same rules
    for (auto one = games.begin(); one != it; ++one)
        if (one->rules == it->rules) before.push_back(*one);
    const auto all = statistics(before);
    const RuleStatistics earlier = all.empty() ? RuleStatistics{} : all.front();
    const bool won = it->outcome.status == Status::won;
    standing.first_win = won && earlier.clean.wins == 0;
    if (earlier.clean.best_score && it->outcome.score > *earlier.clean.best_score)
        standing.best_before = earlier.clean.best_score;
    standing.streak = won ? earlier.streak + 1 : 0;
    return standing;
}

Result<Standing> read_standing(Storage& storage, const Session& session) {
    const auto history = read_history(storage);
    if (!history) return std::unexpected(history.error());
    return standing_of(history->games, session.beginning().play);
}

}  // namespace scoundrel
