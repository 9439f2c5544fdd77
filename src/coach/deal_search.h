// Finding a deal that somebody asked for: one that can be won, or one as hard as wanted. The solver
// judges, with the whole deck known; the player learns no more than what was asked for.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "notation/game_id.h"
#include "solver/solver.h"

namespace scoundrel {

enum class DealLevel : std::uint8_t { winnable, gentle, fair, harsh };
std::optional<DealLevel> parse_level(std::string_view text);

// Whether a deal so solved is what is wanted. Gentle: won without avoiding, with most of the health
// left. Harsh: two rooms must be avoided, or little is left at best. Fair is in between. Where the
// slain are the score, it is nearly the same for all deals, and the avoids alone tell them apart.
bool is_level(DealLevel level, const Rules& rules, const Solution& solution);

// False where a die decides.
bool can_be_judged(const Rules& rules);

// The first such deal among so many seeds from `first` on; nothing if it was stopped before.
std::optional<GameId> find_deal(const Variant& variant, DealLevel level, std::uint64_t first,
                                int seeds, const std::function<bool()>& stop = {});

}  // namespace scoundrel
