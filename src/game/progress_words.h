// How well somebody plays, in sentences: the same on every face.
#pragma once

#include <string>
#include <vector>

#include "game/progress.h"
#include "game/statistics.h"
#include "phrases/catalogue.h"

namespace scoundrel {

// "chance to win given away a game, in points".
std::string say_measure(Measure measure);

// With one decimal, as the language writes it.
std::string say_figure(double figure);

// What the latest games come to, a line for each measure, beside the program's players; or why
// nothing can be told yet. Nothing while no game is reviewed of those that could be.
std::vector<std::string> say_progress(const SkillProgress& progress);

// A personal best, and the name of its game.
struct SaidBest {
    std::string text;
    std::string game;
};
std::vector<SaidBest> say_bests(const RuleStatistics& rules, const SkillProgress& progress);

// Why a won game can have more points than there is health; empty where it has not.
std::string say_score_bonus(const std::string& rules, const Outcome& outcome);

}  // namespace scoundrel
