// What a finished game means among those that were played before it with the same rules. Only first
// tries without help count, as in the statistics.
#pragma once

#include <optional>
#include <string_view>

#include "game/milestones.h"

namespace scoundrel {

struct Standing {
    bool first_win = false;
    std::optional<int> best_before;  // that this game has beaten
    int streak = 0;                  // wins in a row, this one included
    // Reached with this game, but for first wins, told above, and what only a review can tell.
    std::vector<Milestone> milestones{};

    // Worth a celebration: won, as never before.
    bool triumph(const Outcome& outcome) const {
        return outcome.status == Status::won && (first_win || best_before.has_value());
    }
};

// Of the game with this name of a playing (Beginning::play); the games as read_history() has them.
Standing standing_of(const std::vector<Summary>& games, std::string_view play);

// The same of a game that is kept there.
Result<Standing> read_standing(Storage& storage, const Session& session);

}  // namespace scoundrel
