// How well somebody plays, in lines of text: what `scoundrel stats` prints beside its counts.
#pragma once

#include <string>

#include "game/milestones.h"
#include "game/progress.h"
#include "game/statistics.h"

namespace scoundrel::text {

// Luck left out, and the personal bests, each with the name of its game.
std::string tell_skill(const RuleStatistics& rules, const SkillProgress& progress);

std::string tell_milestones(const std::vector<Milestone>& all);

}  // namespace scoundrel::text
