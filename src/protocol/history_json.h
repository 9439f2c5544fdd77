// The history and its statistics as JSON: what the page shows and `stats --json` prints.
#pragma once

#include "game/statistics.h"
#include "json/json.h"

namespace scoundrel {

// The marks that set a game apart, as keys of the catalogue.
Json marks_json(const Marks& marks);
Json summary_json(const Summary& summary);
Json statistics_json(const RuleStatistics& rules);

}  // namespace scoundrel
