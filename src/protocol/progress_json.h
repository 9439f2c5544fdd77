// How well somebody plays as JSON: what the page draws and `stats --json` prints.
#pragma once

#include "game/milestones.h"
#include "game/progress.h"
#include "game/statistics.h"
#include "json/json.h"

namespace scoundrel {

Json milestones_json(const std::vector<Milestone>& all);

// The statistics, and with them of each rule set the course of its reviewed games, its bests and
// the milestones reached with them.
Json statistics_json(const std::vector<Summary>& games, const FiguresBook& book);

}  // namespace scoundrel
