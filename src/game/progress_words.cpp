#include "game/progress_words.h"

#include <cmath>

#include "words/rule_names.h"

namespace scoundrel {

using enum Phrase;

namespace {

std::string say_level(const std::string& who, const Level& level) {
    return say(
        {}, progress_figure,
        {{"who", who}, {"mean", say_figure(level.value)}, {"error", say_figure(level.error)}});
}

// What a won game has beyond full health: the value of the last potion.
int bonus_of(const std::string& rules, const Outcome& outcome) {
    const auto variant = parse_rules(rules);
    if (!variant || variant->rules.scoring != Scoring::original || outcome.status != Status::won)
        return 0;
    return std::max(0, outcome.score - variant->rules.health);
}

}  // namespace

std::string say_measure(Measure measure) {
    switch (measure) {
        case Measure::lost: return say({}, progress_lost);
        case Measure::accuracy: return say({}, progress_accuracy);
        case Measure::points: break;
    }
    return say({}, progress_points);
}

std::string say_figure(double figure) {
    const long tenths = std::lround(10 * figure);
    return (tenths < 0 ? "-" : "") + std::to_string(std::labs(tenths) / 10) +
           Voice{}.catalogue->decimal_mark + std::to_string(std::labs(tenths) % 10);
}

std::vector<std::string> say_progress(const SkillProgress& progress) {
    const std::size_t games = progress.games.size();
    if (games == 0)
        return progress.to_review.empty() ? std::vector{say({}, progress_none)}
                                          : std::vector<std::string>();
    if (games < trend_from)
        return {say({}, progress_few,
                    {{"games", static_cast<int>(games)}, {"from", static_cast<int>(trend_from)}})};
    const auto others = baselines_of(progress.rules);
    std::vector<std::string> lines;
    for (const Measure measure : measures) {
        std::vector<std::string> figures{
            say_level(say({}, progress_you), progress.trend(measure).back().level)};
        for (const Baseline& other : others)
            figures.push_back(say_level(std::string(other.player), other.of(measure)));
        std::string listed;
        for (const std::string& figure : figures)
            listed += (listed.empty() ? "" : say({}, list_comma)) + figure;
        lines.push_back(
            say({}, progress_row, {{"what", say_measure(measure)}, {"figures", listed}}));
    }
    const int latest = static_cast<int>(std::min(games, trend_window));
    lines.push_back(others.empty() ? say({}, progress_means_alone, {{"games", latest}})
                                   : say({}, progress_means,
                                         {{"games", latest}, {"deals", others.front().games}}));
    return lines;
}

std::vector<SaidBest> say_bests(const RuleStatistics& rules, const SkillProgress& progress) {
    const Variant variant = parse_rules(rules.rules).value_or(Variant{});
    const Voice voice = Voice::of(variant);
    std::vector<SaidBest> said;
    const auto add = [&](const std::optional<Best>& best, Phrase phrase) {
        if (best) said.push_back({say(voice, phrase, {{"figure", best->figure}}), best->game});
    };
    const int score = rules.top_score ? rules.top_score->figure : 0;
    if (const int bonus = bonus_of(rules.rules, {Status::won, score}); bonus > 0)
        said.push_back({say(voice, best_score_bonus,
                            {{"figure", score}, {"health", score - bonus}, {"bonus", bonus}}),
                        rules.top_score->game});
    else
        add(rules.top_score, best_score);
    add(rules.longest_streak, best_streak);
    add(rules.fewest_avoided, best_avoided);
    if (const SkillProgress::Game* game = progress.comeback()) {
        const int percent = static_cast<int>(std::lround(100 * game->figures.lowest));
        said.push_back(
            {say(voice, best_comeback, {{"percent", std::max(1, percent)}}), game->summary.name});
    }
    return said;
}

std::string say_score_bonus(const std::string& rules, const Outcome& outcome) {
    const int bonus = bonus_of(rules, outcome);
    return bonus > 0 ? say({}, score_bonus, {{"bonus", bonus}}) : "";
}

}  // namespace scoundrel
