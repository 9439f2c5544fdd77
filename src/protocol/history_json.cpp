#include "protocol/history_json.h"

#include "game/days.h"
#include "game/progress_words.h"
#include "phrases/catalogue.h"
#include "protocol/for_people.h"

namespace scoundrel {

namespace {

Json tally_json(const GameTally& tally) {
    Json scores = Json::object();
    for (const auto& [score, times] : tally.scores) scores[std::to_string(score)] = times;
    return {{"games", tally.games},
            {"wins", tally.wins},
            {"losses", tally.losses()},
            {"best_score", tally.best_score},
            {"worst_score", tally.worst_score},
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

Json course_json(const std::vector<Outcome>& course) {
    Json list = Json::array();
    for (const Outcome& outcome : course)
        list.push_back({{"won", outcome.status == Status::won}, {"score", outcome.score}});
    return list;
}

}  // namespace

Json marks_json(const Marks& marks) {
    Json list = Json::array();
    const auto add = [&](bool marked, Phrase name) {
        if (marked) list.push_back(phrase_name(name));
    };
    add(marks.undo, Phrase::mark_undo);
    add(marks.hint, Phrase::mark_hint);
    add(marks.solve, Phrase::mark_solve);
    add(marks.open, Phrase::mark_open);
    add(marks.position, Phrase::mark_position);
    return list;
}

Json statistics_json(const RuleStatistics& rules) {
    return {{"rules", rules.rules},
            {"title", name_of(parse_rules(rules.rules).value_or(Variant{}))},
            {"clean", tally_json(rules.clean)},
            {"course", course_json(rules.course)},
            {"streak", rules.streak},
            {"best_streak", rules.best_streak},
            {"marked", tally_json(rules.marked)},
            {"repeated", tally_json(rules.repeated)},
            {"abandoned", rules.abandoned},
            {"in_progress", rules.in_progress}};
}

Json summary_json(const Summary& game) {
    const Stats& stats = game.stats;
    const Variant rules = parse_rules(game.rules).value_or(Variant{});
    const auto id = parse_game_id(game.game);
    const bool over = game.outcome.status != Status::playing;
    return {{"name", game.name},
            {"started", game.started},
            {"game", game.game},
            {"title", game_title(called(game), rules)},
            {"rules_title", name_of(rules)},
            {"deal_title", !game.puzzle.empty() ? called(game)
                           : id                 ? deal_title(*id)
                                                : ""},
            {"rules", game.rules},
            {"status", over ? (game.outcome.status == Status::won ? "won" : "lost") : "playing"},
            {"score", over ? Json(game.outcome.score) : Json()},
            {"marks", marks_json(game.marks)},
            {"abandoned", game.abandoned},
            {"repeated", game.repeated},
            {"practice", is_practice(game)},
            {"puzzle", game.puzzle.empty() ? Json() : Json(game.puzzle)},
            {"bonus", say_score_bonus(game.rules, game.outcome)},
            {"moves", game.moves},
            {"rooms_cleared", stats.rooms_cleared},
            {"monsters_slain", stats.monsters_slain}};
}

}  // namespace scoundrel
