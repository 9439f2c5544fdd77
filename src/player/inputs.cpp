#include "player/inputs.h"

#include <algorithm>

namespace scoundrel {

namespace {

void add(Inputs& inputs, int number) { inputs.push_back(static_cast<std::uint16_t>(number)); }

}  // namespace

int kind_of(Card card) {
    const int group = card.is_monster() ? 0 : card.is_weapon() ? 1 : 2;
    return group * 13 + card.value() - 2;
}

void read_unseen(const Position& position, Inputs& inputs) {
    for (const Card card : position.unseen) add(inputs, input::unseen + kind_of(card));
}

void read_bottom(const Position& position, int from, Inputs& inputs) {
    for (int i = from; i < position.bottom_count; ++i) {
        const int depth = std::min(i / room_size, input::depths - 1);
        add(inputs, input::bottom + depth * input::kinds + kind_of(position.bottom[i]));
    }
}

void read_player(const Rules& rules, const Position& position, Inputs& inputs) {
    for (int i = 0; i < position.room_count; ++i)
        add(inputs, input::room + kind_of(position.room[i]));
    if (position.slot.card) add(inputs, input::slot + kind_of(position.slot.card));
    add(inputs, input::health + position.health);
    add(inputs, input::health_by_fours + position.health / 4);
    const Held& weapon = position.weapon;
    if (weapon.card) {
        const int spent = rules.weapon == WeaponRule::wear ? std::min<int>(weapon.uses, 15)
                          : weapon.limit == 0              ? 0
                                                           : 15 - weapon.limit;
        add(inputs, input::weapon + weapon.card.value() * 16 + 15 - spent);
        add(inputs, input::weapon_value + weapon.card.value());
        add(inputs, input::freshness + 15 - spent);
    } else {
        add(inputs, input::weapon);
    }
    add(inputs, input::dungeon + position.dungeon());
    if (position.avoided_last) add(inputs, input::avoided_last);
    if (position.dealt_with > 0) add(inputs, input::dealt_with + position.dealt_with - 1);
    if (position.potion_used) add(inputs, input::potion_used);
}

}  // namespace scoundrel
