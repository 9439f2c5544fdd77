// Lessons and puzzles, as JSON.
#pragma once

#include "json/json.h"

namespace scoundrel {

Json tasks_json();

}  // namespace scoundrel
