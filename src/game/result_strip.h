// The result of a day's deal as a few lines to show to others who have yet to play it: no card and
// no move, but how it ended, with what help, and how the health went from room to room.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/days.h"
#include "game/session.h"

namespace scoundrel {

struct ResultStrip {
    std::string day;
    std::string game;  // its id
    Outcome outcome;
    Marks marks;
    bool practice = false;
    int max_health = 0;
    // After each room that was faced; avoided ones are left out, since to avoid is a move.
    std::vector<int> health{};
};

// Nothing of a game that is not over or is no day's deal.
std::optional<ResultStrip> strip_of(const Session& session, const Days& days);

// "day's deal of 2026-11-16", "won with 14, without help".
std::string say_strip_title(const ResultStrip& strip);
std::string say_strip_result(const ResultStrip& strip);
// One glyph a room, as high as the health: ▁ to █, or 1 to 8; × or x for the one it ended in.
std::string strip_blocks(const ResultStrip& strip, bool ascii = false);

// All of it, a line each; `link` is where the deal can be played, and the last line.
std::string print_strip(const ResultStrip& strip, std::string_view link, bool ascii = false);

}  // namespace scoundrel
