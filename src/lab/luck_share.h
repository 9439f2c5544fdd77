// How much of what becomes of games is luck: the variance of the luck summed over a game over that
// of luck and skill together, with a 95% interval by the bootstrap.
#pragma once

#include <optional>
#include <vector>

#include "lab/interval.h"
#include "lab/trial.h"

namespace scoundrel {

// Of fewer than ten games, or of games without luck or skill, nothing is known. The same games give
// the same interval every time.
std::optional<Share> luck_share(const std::vector<LuckAndSkill>& games);

}  // namespace scoundrel
