// Where everything of a game lies, for a window of any size from 40x16 on. Width and height are
// looked at apart:
//   lines   the room is a list, a line a card; for any window
//   flat    cards three rows high in a row, from 60x20 on
//   full    cards with a face, the weapon as a stack of cards, from 80x23 on; taller windows have
//           large cards, wider ones the panels at their side
// What is left below holds the choices and the panels; where both do not fit they take turns.
#pragma once

#include "tui/canvas.h"
#include "tui/card_art.h"

namespace scoundrel::tui {

enum class Form : std::uint8_t { lines, flat, full };

// What a game wants a place for.
struct GameNeeds {
    bool life = false;  // life cards
    bool slot = false;  // an inventory
    bool room = true;   // cards on the table; none once the game is over
    int message = 1;    // lines
};

struct GameLayout {
    Form form = Form::lines;
    CardSize card = small_card;
    int width = 0;                          // without the side
    int header = 0, health = 0, cards = 0;  // rows; of the cards, where they begin
    int labels = -1;                        // the row above the cards; in a frame if there is none
    Rect life;                              // nothing where there is no room
    Rect bar;                               // of health
    int dungeon_x = -1, room_x = 0, discard_x = -1, room_step = 0;  // -1: not drawn
    Rect weapon;                                                    // its label included
    int slot_x = 0, slot_y = 0;
    Rect choices;
    Rect panels;                // below the cards; nothing where they take turns with the choices
    Rect side;                  // nothing in a narrow window
    int message = 0, keys = 0;  // rows; the last of the message

    bool has_side() const { return side.w > 0; }
    bool takes_turns() const { return panels.h == 0; }
    static GameLayout of(int width, int height, const GameNeeds& needs);
};

}  // namespace scoundrel::tui
