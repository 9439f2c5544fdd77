// How somebody plays as time goes on, luck left out: what the reviews of the clean games of one
// rule set have found, as a course with its moving mean, beside what the program's own players give
// away. The figures come from a book; which games still lack them is told.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/figures.h"
#include "game/history.h"

namespace scoundrel {

// What is looked at: less is better but for the accuracy.
enum class Measure : std::uint8_t { lost, accuracy, points };
inline constexpr Measure measures[] = {Measure::lost, Measure::accuracy, Measure::points};
std::string_view print_measure(Measure measure);
// In points: a chance of 0.25 is 25 of them.
double figure_of(Measure measure, const Figures& figures);

// At which somebody plays: a mean, and half of its 95% interval.
struct Level {
    double value = 0, error = 0;
};
Level level_of(std::span<const double> values);

struct TrendPoint {
    double value = 0;
    Level level{};  // of the latest games up to this one, at most `trend_window`
};
inline constexpr std::size_t trend_window = 20;
inline constexpr std::size_t trend_from = 5;  // with fewer games there is no mean to speak of

struct SkillProgress {
    struct Game {
        Summary summary;
        Figures figures;
    };
    std::string rules;
    std::vector<Game> games;             // clean and reviewed, oldest first
    std::vector<std::string> to_review;  // the names of those that are not, newest first

    // A point for each game.
    std::vector<TrendPoint> trend(Measure measure) const;
    // The game that was won from the lowest chance, if that was below a half; nullptr: none.
    const Game* comeback() const;
};

SkillProgress skill_progress(const std::vector<Summary>& games, const std::string& rules,
                             const FiguresBook& book);

// What one of the program's players gives away in a game, measured by the same reviews on many
// deals (`scoundrel baselines`).
struct Baseline {
    std::string_view rules, player;
    int games;
    Level lost, accuracy, points;

    const Level& of(Measure measure) const {
        return measure == Measure::lost ? lost : measure == Measure::accuracy ? accuracy : points;
    }
};
// None for rules that were not measured.
std::vector<Baseline> baselines_of(std::string_view rules);

}  // namespace scoundrel
