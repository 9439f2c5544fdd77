// Lessons and puzzles, as JSON.
#pragma once

#include "notation/json.h"

namespace scoundrel {

Json tasks_json();

}  // namespace scoundrel
