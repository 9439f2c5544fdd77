#include "game/statistics.h"

#include <algorithm>
#include <functional>

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

// Of a clean game that has been counted.
void note_bests(RuleStatistics& rules, const Summary& game) {
    const auto note = [&](std::optional<Best>& best, int figure, auto better) {
        if (!best || better(figure, best->figure)) best = Best{figure, game.name};
    };
    note(rules.top_score, game.outcome.score, std::greater());
    if (game.outcome.status != Status::won) return;
    if (rules.streak > 1) note(rules.longest_streak, rules.streak, std::greater());
    const auto variant = parse_rules(game.rules);
    if (variant && variant->rules.avoid != Avoid::never)
        note(rules.fewest_avoided, game.stats.rooms_avoided, std::less());
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
        note_bests(rules, game);
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
