// What is done on a way through a room, told from its moves, and what a room is like: the facts
// that rules of thumb speak of. What a way is worth is not asked here.
#pragma once

#include <span>
#include <vector>

#include "player/ways.h"
#include "rules/move.h"

namespace scoundrel {

struct Blow {
    Card monster;
    Held weapon;           // in hand before it
    bool armed = false;    // fought with it,
    bool may_arm = false;  // or could have been
};

struct Deeds {
    bool avoided = false;
    CardSet left;               // of the room's cards, for the next room
    std::vector<Blow> blows{};  // in their order
    CardSet equipped;
    bool old_weapon_used = false;  // before another was equipped
    Card drunk{};                  // the potion that heals, where health was missing or not
    int healed = 0;
    CardSet poured;  // potions dealt with that could not heal: the second of a room, or discarded
    int health = 0;  // at the end
    int reach = 0;   // of the weapon at the end

    bool bare_by_choice() const;
    // Fought with the weapon as it lay in hand when it had slain nothing, a monster below this.
    bool fresh_below(int value) const;
    bool armed_against(Card monster) const;
};

// The highest monster that the weapon may still be used on: 14 for a fresh one, 0 for none.
int reach_of(const Rules& rules, const Held& weapon);

// The moves lead from the position to the end of a way.
Deeds deeds_of(const Rules& rules, const Position& position, std::span<const Move> moves);

// A room as it lies there, and what facing it costs at least.
struct RoomFacts {
    RoomFacts(const Rules& rules, const Position& position, std::span<const Deeds> ways);

    int health, most_health;  // now, and as much as there can be
    Held weapon;
    int reach;
    bool fresh;  // the weapon in hand has slain nothing
    bool may_avoid;
    bool can_face = false;  // and live
    int best_health = 0;    // the most that a way leaves that faces the room
    int best_reach = 0;     // and the best weapon
    CardSet monsters, weapons, potions;

    // What the cheapest way through takes; less than zero where it heals.
    int bill() const { return health - best_health; }
    bool armed() const { return weapon.card && reach > 0; }
};

// The greatest and the least value; 0 of none.
int greatest(CardSet cards);
int least(CardSet cards);

}  // namespace scoundrel
