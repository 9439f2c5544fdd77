#include "tui/game_layout.h"

#include <algorithm>

namespace scoundrel::tui {

namespace {

// The longest that can be told above the keys; what is longer ends in an ellipsis.
constexpr int most_message = 4;
// Life cards close together, and the health with a cell a point and its figures before them.
constexpr int life_width = 8 * 3 - 1, bar_width = 33;

Form form_for(int width, int height) {
    if (width >= 80 && height >= 23) return Form::full;
    return width >= 60 && height >= 20 ? Form::flat : Form::lines;
}

// The health, and the life cards beside it or below it; gives the next row.
int place_health(GameLayout& l, const GameNeeds& needs, int y, bool spare_row) {
    l.health = y;
    l.bar = {1, y, l.width - 2, 1};
    if (!needs.life) return y + 1;
    if (l.width >= bar_width + life_width + 3) {
        l.bar.w = bar_width;
        l.life = {l.bar.right() + 2, y, life_width, 1};
    } else if (spare_row) {
        l.life = {3, ++y, life_width, 1};
    }
    return y + 1;
}

// What is left, for the choices and if there is enough of it for the panels too. A long message
// takes its lines from the lowest of them: nothing else moves.
void share(GameLayout& l, int top, const GameNeeds& needs) {
    constexpr int least_panel = 5, wide = 80;
    const int choices = needs.slot && l.width < 60 ? 6 : 5;
    const int more = std::clamp(needs.message, 1, most_message) - 1;
    const Rect rest{1, top, l.width - 2, l.message - top};
    l.choices = rest;
    if (rest.h >= choices + least_panel) {
        l.choices.h = std::min(choices + (rest.h > 18 ? 2 : 0), rest.h - least_panel);
        l.panels = {rest.x, l.choices.bottom(), rest.w, rest.h - l.choices.h - more};
        return;
    }
    l.choices.h -= more;
    if (l.width < wide) return;
    l.choices.w = rest.w / 2;
    l.panels = {l.choices.right() + 1, rest.y, rest.w - l.choices.w - 1, l.choices.h};
}

void place_lines(GameLayout& l, int height, const GameNeeds& needs) {
    constexpr int with_a_row_to_spare = 18;
    int y = place_health(l, needs, 1, height >= with_a_row_to_spare);
    l.weapon = {1, y++, l.width - 2, 1};
    l.cards = ++y;  // below the room's title
    l.slot_y = l.cards + 4;
    const int below = needs.room ? l.cards + 4 + (needs.slot ? 1 : 0) : l.cards - 1;
    share(l, below, needs);
}

void place_flat(GameLayout& l, const GameNeeds& needs) {
    l.card = flat_card;
    l.cards = place_health(l, needs, 1, true);
    l.room_step = l.card.w + 1;
    constexpr int with_discard = 74;
    const bool discard = l.width >= with_discard;
    // Dungeon, four cards, the inventory, and the discard pile in a row, as far apart as they can.
    const int piles = 1 + (needs.slot ? 1 : 0) + (discard ? 1 : 0);
    const int row = 4 * l.room_step - 1 + piles * l.card.w;
    const int gap = std::clamp((l.width - row) / (piles + 1), 1, 3);
    l.dungeon_x = std::max(0, (l.width - row - piles * gap) / 2);
    l.room_x = l.dungeon_x + l.card.w + gap;
    l.slot_x = l.room_x + 4 * l.room_step - 1 + gap;
    l.slot_y = l.cards;
    if (discard) l.discard_x = l.slot_x + (needs.slot ? l.card.w + gap : 0);
    const int below = l.cards + l.card.h + 2;
    l.weapon = {1, below, l.width - 2, 1};
    share(l, below + 1, needs);
}

void place_full(GameLayout& l, int height, const GameNeeds& needs) {
    constexpr int roomy = 24, tall = 36, between_piles = 3, weapon_width = 34;
    l.card = height >= tall ? large_card : small_card;
    const int air = l.card.large() ? 1 : 0;
    int y = place_health(l, needs, 1 + air, true);
    l.bar.w = needs.life ? l.bar.w : l.width - 2;
    l.labels = y + (height >= roomy ? 1 : 0);
    l.cards = l.labels + 1;

    l.room_step = l.card.w + 1;
    const int row = 2 * l.card.w + 2 * between_piles + 4 * l.room_step - 1;
    l.dungeon_x = std::max(1, (l.width - row) / 2);
    l.room_x = l.dungeon_x + l.card.w + between_piles;
    l.discard_x = l.room_x + 4 * l.room_step - 1 + between_piles;

    const int below = l.cards + l.card.h + 2 + air;
    l.weapon = {2, below, weapon_width, l.card.h + 1};
    l.slot_x = l.weapon.x + weapon_width - l.card.w - 2;
    l.slot_y = below + 1;
    l.choices = {l.weapon.right() + 1, below, l.width - l.weapon.right() - 2, l.card.h + 1};
    const int panels = l.weapon.bottom() + air;
    const int bottom = l.message - std::clamp(needs.message, 1, most_message) + 1;
    l.panels = {1, panels, l.width - 2, bottom - panels};
}

}  // namespace

GameLayout GameLayout::of(int width, int height, const GameNeeds& needs) {
    constexpr int wide = 112;
    GameLayout l;
    l.form = form_for(width, height);
    l.message = height - 2;
    l.keys = height - 1;
    const bool side = l.form == Form::full && width >= wide;
    const int side_width = side ? std::clamp(width - 90, 30, 46) : 0;
    l.width = width - side_width - (side ? 2 : 0);
    if (side) l.side = {l.width + 1, 1, side_width, l.message - 1};
    switch (l.form) {
        case Form::lines: place_lines(l, height, needs); break;
        case Form::flat: place_flat(l, needs); break;
        case Form::full: place_full(l, height, needs); break;
    }
    return l;
}

}  // namespace scoundrel::tui
