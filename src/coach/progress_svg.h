// How well somebody plays over time as a picture: for each measure a dot a game, the moving mean
// with its 95% interval, and the levels of the program's players. SVG by itself, without a library.
#pragma once

#include <string>

#include "game/progress.h"

namespace scoundrel {

// At least one game is reviewed.
std::string draw_progress(const SkillProgress& progress);

}  // namespace scoundrel
