// Where everything of a game lies, for a screen of any size: 80x24 suffices, a wide one has the
// panels at its side, a tall one large cards.
#pragma once

#include "tui/canvas.h"
#include "tui/card_art.h"

namespace scoundrel::tui {

struct GameLayout {
    CardSize card = small_card;
    int width = 0;                                     // without the side
    int header = 0, health = 0, life = 0, labels = 0;  // rows
    int cards = 0;  // the row in which the room's cards begin; what they would do stands below
    int dungeon_x = 0, room_x = 0, discard_x = 0, room_step = 0;
    Rect weapon;  // its label above it included
    int slot_x = 0;
    Rect choices;
    Rect panels;                // below the cards
    Rect side;                  // nothing in a narrow window
    int message = 0, keys = 0;  // rows

    bool has_side() const { return side.w > 0; }
    static GameLayout of(int width, int height);
};

}  // namespace scoundrel::tui
