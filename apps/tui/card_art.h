// Cards on the canvas: faces, backs, empty places, and the weapon with the monsters slain staggered
// over it, so that its number and theirs stay in sight.
#pragma once

#include <span>

#include "rules/card.h"
#include "tui/canvas.h"

namespace scoundrel::tui {

struct CardSize {
    int w, h;
    bool large() const { return h >= 8; }
};
inline constexpr CardSize flat_card{9, 3};
inline constexpr CardSize small_card{9, 5};
inline constexpr CardSize large_card{11, 9};

Ink ink_of(Suit suit);
// "10♦"; the canvas folds the suit where it must.
std::string face_of(Card card);

struct CardLook {
    Ink frame = Ink::frame;
    bool dimmed = false;
};
void draw_card(Canvas& canvas, int x, int y, CardSize size, Card card, CardLook look = {});
// A pile face down; with none, an empty place.
void draw_pile(Canvas& canvas, int x, int y, CardSize size, int cards);
void draw_place(Canvas& canvas, int x, int y, CardSize size, std::string_view label = "");

// The weapon, and on it what it slew, first slain first; gives the columns used, at most `most`.
int draw_stack(Canvas& canvas, int x, int y, CardSize size, Card weapon,
               std::span<const Card> slain, int most, CardLook look = {});

// Cards in a line, each in its suit's colour, over lines of the rectangle; gives the lines used.
// Where not all have room an ellipsis stands for the rest: for the last ones, or for the first.
enum class Kept : std::uint8_t { first, last };
int draw_cards(Canvas& canvas, Rect in, std::span<const Card> cards, Kept kept = Kept::first);

}  // namespace scoundrel::tui
