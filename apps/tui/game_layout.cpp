#include "tui/game_layout.h"

#include <algorithm>

namespace scoundrel::tui {

GameLayout GameLayout::of(int width, int height) {
    constexpr int wide = 112, tall = 36, between_piles = 3;
    GameLayout l;
    const bool side = width >= wide;
    const int side_width = side ? std::clamp(width - 82, 30, 46) : 0;
    l.width = width - side_width - (side ? 2 : 0);
    l.card = height >= tall ? large_card : small_card;
    const bool large = l.card.large();
    l.header = 0;
    l.health = large ? 2 : 1;
    l.life = l.health + 1;
    l.labels = l.life + 1;
    l.cards = l.labels + 1;

    l.room_step = l.card.w + 1;
    const int row = 2 * l.card.w + 2 * between_piles + 4 * l.room_step - 1;
    l.dungeon_x = std::max(1, (l.width - row) / 2);
    l.room_x = l.dungeon_x + l.card.w + between_piles;
    l.discard_x = l.room_x + 4 * l.room_step - 1 + between_piles;

    const int below = l.cards + l.card.h + 2 + (large ? 1 : 0);
    constexpr int weapon_width = 34;
    l.weapon = {2, below, weapon_width, l.card.h + 1};
    l.slot_x = l.weapon.x + weapon_width - l.card.w - 2;
    l.choices = {l.weapon.right() + 1, below, l.width - l.weapon.right() - 2, l.card.h + 1};
    const int panels = l.weapon.bottom() + (large ? 1 : 0);
    l.message = height - 2;
    l.keys = height - 1;
    l.panels = {1, panels, l.width - 2, l.message - panels};
    if (side) l.side = {l.width + 1, 1, side_width, l.message - 1};
    return l;
}

}  // namespace scoundrel::tui
