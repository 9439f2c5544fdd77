#include "session/statistics.h"

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

void count(RuleStatistics& rules, const Summary& game) {
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

Json number_or_null(std::optional<int> number) { return number ? Json(*number) : Json(); }

Json tally_json(const Tally& tally) {
    Json scores = Json::object();
    for (const auto& [score, times] : tally.scores) scores[std::to_string(score)] = times;
    return {{"games", tally.games},
            {"wins", tally.wins},
            {"losses", tally.losses()},
            {"best_score", number_or_null(tally.best_score)},
            {"worst_score", number_or_null(tally.worst_score)},
            {"mean_score", tally.games == 0 ? Json() : Json(tally.mean_score())},
            {"moves", tally.moves},
            {"rooms_cleared", tally.sums.rooms_cleared},
            {"rooms_avoided", tally.sums.rooms_avoided},
            {"damage_taken", tally.sums.damage_taken},
            {"healed", tally.sums.healed},
            {"monsters_slain", tally.sums.monsters_slain},
            {"slain_value", tally.sums.slain_value},
            {"scores", std::move(scores)}};
}

}  // namespace

void Tally::add(const Summary& game) {
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
        count(rules, game);
    }
    std::vector<RuleStatistics> all;
    for (auto& [rules, counted] : by_rules) all.push_back(std::move(counted));
    return all;
}

namespace {

Json course_json(const std::vector<Outcome>& course) {
    Json list = Json::array();
    for (const Outcome& outcome : course)
        list.push_back({{"won", outcome.status == Status::won}, {"score", outcome.score}});
    return list;
}

}  // namespace

Json statistics_json(const std::vector<RuleStatistics>& all) {
    Json list = Json::array();
    for (const RuleStatistics& rules : all)
        list.push_back({{"rules", rules.rules},
                        {"clean", tally_json(rules.clean)},
                        {"course", course_json(rules.course)},
                        {"streak", rules.streak},
                        {"best_streak", rules.best_streak},
                        {"marked", tally_json(rules.marked)},
                        {"repeated", tally_json(rules.repeated)},
                        {"abandoned", rules.abandoned},
                        {"in_progress", rules.in_progress}});
    return list;
}

}  // namespace scoundrel
