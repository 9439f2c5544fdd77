// The panels around the cards: what is still to come, what lies below, what is gone, what was done.
// Each draws its title and fills its rectangle as far as it needs.
#pragma once

#include <span>
#include <string>

#include "game/play.h"
#include "tui/canvas.h"

namespace scoundrel::tui {

// One row a suit, the seen cards left out, so that each card has its place.
void draw_unseen(Canvas& canvas, Rect in, const Session& session);
inline constexpr int unseen_width = 29, unseen_height = 5;

// The known cards under the dungeon, and in how many rooms they return.
void draw_bottom(Canvas& canvas, Rect in, const Session& session);

void draw_discard(Canvas& canvas, Rect in, const Session& session);

// The latest lines, the last one at the end; where there are more, L reads them all.
void draw_log(Canvas& canvas, Rect in, const Voice& voice, std::span<const Play::LogLine> log);

}  // namespace scoundrel::tui
