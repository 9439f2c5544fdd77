#include "game/statistics.h"

#include <algorithm>

namespace scoundrel {

namespace {

void add_stats(Stats& sums, const Stats& game) {
    sums.rooms_cleared += game.rooms_cleared;
    sums.rooms_avoided += game.rooms_avoided;
    sums.damage_taken += game.damage_taken;
    sums.healed += game.healed;
    sums.monsters_slain += game.monsters_slain;
    sums.slain_value += game.slain_value;
}

void count_game(RuleStatistics& rules, const Summary& game) {
    const bool finished = game.outcome.status != Status::playing;
    if (!finished) {
        ++(game.abandoned ? rules.abandoned : rules.in_progress);
        if (game.abandoned && !game.repeated && !game.marks.any()) rules.streak = 0;
    } else if (game.repeated) {
        rules.repeated.add(game);
    } else if (game.marks.any()) {
        rules.marked.add(game);
    } else {
        rules.clean.add(game);
        rules.course.push_back(game.outcome);
        rules.streak = game.outcome.status == Status::won ? rules.streak + 1 : 0;
        rules.best_streak = std::max(rules.best_streak, rules.streak);
    }
}

}  // namespace

void GameTally::add(const Summary& game) {
    const int score = game.outcome.score;
    ++games;
    wins += game.outcome.status == Status::won ? 1 : 0;
    best_score = std::max(best_score.value_or(score), score);
    worst_score = std::min(worst_score.value_or(score), score);
    score_sum += score;
    ++scores[score];
    moves += game.moves;
    add_stats(sums, game.stats);
}

std::vector<RuleStatistics> statistics(const std::vector<Summary>& games) {
    std::map<std::string, RuleStatistics> by_rules;
    for (const Summary& game : games) {
        RuleStatistics& rules = by_rules[game.rules];
        rules.rules = game.rules;
        count_game(rules, game);
    }
    std::vector<RuleStatistics> all;
    for (auto& [rules, counted] : by_rules) all.push_back(std::move(counted));
    return all;
}

}  // namespace scoundrel
