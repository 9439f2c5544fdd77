// A review as JSON, and the engine protocol's `review` (notation.md, "hint, solve, review"): what
// the command line prints and every binding answers.
#pragma once

#include <string_view>

#include "coach/game_review.h"
#include "json/json.h"

namespace scoundrel {

std::string_view mark_text(Mark mark);  // "inaccuracy", "mistake", "blunder"; "" for none

// `start`, `luck`, `skill` and `result`, there and in `score_sum`, are not rounded and add up:
// result = start + luck + skill.
// What belongs to single moves and reveals has four decimals.
Json review_json(const Session& session, const GameReview& review);

// Imagined rooms for each way: as many as a request may ask for.
inline constexpr std::uint64_t most_review_samples = 1'000'000;

// `samples`, `seed` and `aim`.
Result<ReviewPlan> read_review_plan(const Json& request, const Rules& rules);

}  // namespace scoundrel
