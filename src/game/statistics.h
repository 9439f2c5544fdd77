// Statistics, derived from the history alone, for each rule set. Honest first tries are counted by
// themselves; marked games, repeated deals and abandoned games apart.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/history.h"

namespace scoundrel {

// Finished games added up.
struct GameTally {
    int games = 0;
    int wins = 0;
    std::optional<int> best_score;
    std::optional<int> worst_score;
    long score_sum = 0;
    std::map<int, int> scores;  // how often each was reached
    long moves = 0;
    Stats sums;

    int losses() const { return games - wins; }
    double mean_score() const { return games == 0 ? 0 : static_cast<double>(score_sum) / games; }
    void add(const Summary& game);
};

// The best there was, and the name under which the game is kept that did it.
struct Best {
    int figure = 0;
    std::string game;
};

struct RuleStatistics {
    std::string rules;
    GameTally clean;              // first tries without undo, hint, solver or open deck
    std::vector<Outcome> course;  // how each of them ended, as they came
    int streak = 0;
    int best_streak = 0;  // wins in a row among the clean games; giving one up ends a streak
    // Of the clean games, the earliest among equals.
    std::optional<Best> top_score;
    std::optional<Best> longest_streak;  // of two wins at least; the game is its last
    std::optional<Best> fewest_avoided;  // rooms in a win, where rooms can be avoided
    GameTally marked;
    GameTally repeated;  // whether marked or not
    int abandoned = 0;
    int in_progress = 0;
};

// One entry for each rules text that was played, in alphabetical order.
std::vector<RuleStatistics> statistics(const std::vector<Summary>& games);

}  // namespace scoundrel
