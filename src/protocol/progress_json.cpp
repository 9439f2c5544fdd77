#include "protocol/progress_json.h"

#include <map>

#include "game/progress_words.h"
#include "protocol/history_json.h"

namespace scoundrel {

namespace {

Json level_json(const Level& level) { return {{"mean", level.value}, {"error", level.error}}; }

Json measure_json(const SkillProgress& progress, Measure measure) {
    Json points = Json::array();
    for (const TrendPoint& point : progress.trend(measure)) {
        Json json = level_json(point.level);
        json["value"] = point.value;
        points.push_back(std::move(json));
    }
    Json players = Json::array();
    for (const Baseline& one : baselines_of(progress.rules)) {
        Json json = level_json(one.of(measure));
        json["player"] = std::string(one.player);
        json["games"] = one.games;
        players.push_back(std::move(json));
    }
    return {{"measure", std::string(print_measure(measure))},
            {"title", say_measure(measure)},
            {"points", std::move(points)},
            {"players", std::move(players)}};
}

Json progress_json(const SkillProgress& progress) {
    Json games = Json::array(), courses = Json::array(), text = Json::array();
    for (const auto& [summary, figures] : progress.games)
        games.push_back({{"name", summary.name},
                         {"started", summary.started},
                         {"won", summary.outcome.status == Status::won},
                         {"luck", figures.luck},
                         {"flawless", figures.flawless}});
    for (const Measure measure : measures) courses.push_back(measure_json(progress, measure));
    for (const std::string& line : say_progress(progress)) text.push_back(line);
    return {{"games", std::move(games)},
            {"to_review", static_cast<int>(progress.to_review.size())},
            {"from", static_cast<int>(trend_from)},
            {"courses", std::move(courses)},
            {"text", std::move(text)}};
}

Json bests_json(const RuleStatistics& rules, const SkillProgress& progress) {
    Json list = Json::array();
    for (const auto& [text, game] : say_bests(rules, progress))
        list.push_back({{"text", text}, {"name", game}});
    return list;
}

}  // namespace

Json milestones_json(const std::vector<Milestone>& all) {
    constexpr std::string_view kinds[] = {"first_win", "unscathed", "flawless", "week",
                                          "puzzle_set"};
    Json list = Json::array();
    for (const Milestone& one : all)
        list.push_back({{"milestone", std::string(kinds[static_cast<std::size_t>(one.kind)])},
                        {"rules", one.rules.empty() ? Json() : Json(one.rules)},
                        {"text", say_milestone(one)},
                        {"name", one.reached() ? Json(one.game) : Json()},
                        {"started", one.reached() ? Json(one.started) : Json()}});
    return list;
}

Json statistics_json(const std::vector<Summary>& games, const FiguresBook& book) {
    std::map<std::string, std::vector<Milestone>> reached;  // by the rules of their games
    std::map<std::string, std::string> rules_of;
    for (const Summary& game : games) rules_of[game.name] = game.rules;
    for (Milestone& one : milestones(games, book))
        if (one.reached()) reached[rules_of[one.game]].push_back(std::move(one));
    const auto all = statistics(games);
    Json list = Json::array();
    for (const RuleStatistics& rules : all) {
        const SkillProgress progress = skill_progress(games, rules.rules, book);
        Json json = statistics_json(rules);
        json["bests"] = bests_json(rules, progress);
        json["progress"] = progress_json(progress);
        json["milestones"] = milestones_json(reached[rules.rules]);
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace scoundrel
