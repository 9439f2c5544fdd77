#include "game/progress.h"

#include <algorithm>
#include <cmath>

namespace scoundrel {

namespace {

constexpr Baseline measured[] = {
#include "game/baselines.inc"
};

}  // namespace

std::string_view print_measure(Measure measure) {
    constexpr std::string_view names[] = {"lost", "accuracy", "points"};
    return names[static_cast<std::size_t>(measure)];
}

double figure_of(Measure measure, const Figures& figures) {
    constexpr double percent = 100;
    switch (measure) {
        case Measure::lost: return percent * figures.lost;
        case Measure::accuracy: return figures.accuracy;
        case Measure::points: break;
    }
    return figures.points;
}

Level level_of(std::span<const double> values) {
    if (values.empty()) return {};
    const auto count = static_cast<double>(values.size());
    double mean = 0, squares = 0;
    for (const double value : values) mean += value / count;
    for (const double value : values) squares += (value - mean) * (value - mean);
    constexpr double of_95_percent = 1.96;
    const double error =
        values.size() < 2 ? 0 : of_95_percent * std::sqrt(squares / (count - 1) / count);
    return {mean, error};
}

std::vector<TrendPoint> SkillProgress::trend(Measure measure) const {
    std::vector<double> values;
    std::vector<TrendPoint> points;
    for (const Game& game : games) {
        values.push_back(figure_of(measure, game.figures));
        const std::size_t window = std::min(values.size(), trend_window);
        points.push_back({values.back(), level_of(std::span(values).last(window))});
    }
    return points;
}

const SkillProgress::Game* SkillProgress::comeback() const {
    constexpr double even = 0.5;
    const Game* best = nullptr;
    for (const Game& game : games) {
        if (game.summary.outcome.status != Status::won || game.figures.lowest >= even) continue;
        if (best == nullptr || game.figures.lowest < best->figures.lowest) best = &game;
    }
    return best;
}

SkillProgress skill_progress(const std::vector<Summary>& games, const std::string& rules,
                             const FiguresBook& book) {
    SkillProgress progress{.rules = rules, .games = {}, .to_review = {}};
    for (const Summary& game : games) {
        if (game.rules != rules || !is_clean(game)) continue;
        if (const Figures* figures = book.find(game.digest))
            progress.games.push_back({game, *figures});
        else
            progress.to_review.push_back(game.name);
    }
    std::ranges::reverse(progress.to_review);
    return progress;
}

std::vector<Baseline> baselines_of(std::string_view rules) {
    std::vector<Baseline> found;
    std::ranges::copy_if(measured, std::back_inserter(found),
                         [&](const Baseline& one) { return one.rules == rules; });
    return found;
}

}  // namespace scoundrel
