// What of a game is drawn as lines of text where there is no room for cards: the room, a line a
// card with all it would do, and the weapon with the monsters it slew.
#pragma once

#include "tui/game_layout.h"
#include "tui/game_scene.h"

namespace scoundrel::tui {

// "Weapon: power 7, below 6".
std::string say_held(const Voice& voice, const Session& session, const Held& held);

// With the inventory as the line with the number 0.
void draw_room_lines(Canvas& canvas, const GameLayout& layout, const GameScene& scene);
void draw_weapon_line(Canvas& canvas, const GameLayout& layout, const GameScene& scene);

}  // namespace scoundrel::tui
