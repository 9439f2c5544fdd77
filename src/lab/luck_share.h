// How much of what becomes of games is luck: the variance of the luck summed over a game over that
// of luck and skill together, with a 95% interval.
#pragma once

#include <optional>
#include <vector>

#include "lab/interval.h"
#include "lab/trial.h"

namespace scoundrel {

// Of fewer than ten games, or of games without luck or skill, nothing is known. The same games give
// the same interval every time.
std::optional<Share> luck_share(const std::vector<LuckAndSkill>& games);

// The same deal under two rules.
struct ReviewedPair {
    LuckAndSkill here, first;
};
// How far the share is from that of the first rules: deals are drawn once for both.
std::optional<ShareLead> luck_lead(const std::vector<ReviewedPair>& deals);

}  // namespace scoundrel
