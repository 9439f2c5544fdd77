// Where a player stands as a room begins, or wherever a solution is asked for: the cards to come
// and everything else that decides the future but the hand. Walking through it leads to others.
#pragma once

#include <algorithm>
#include <span>

#include "rules/legal.h"
#include "solver/queue.h"
#include "solver/room.h"

namespace scoundrel {

struct Doorway {
    Queue queue;
    int room_count = 0;    // how many of the queue's cards are in the room
    unsigned carried = 0;  // of them; kept only where the slot's reach depends on it
    Card slot;
    bool may_avoid = false;
    int avoids = 0;  // so far
    // Only where a solution is asked for from the middle of a room:
    int dealt_with = 0;
    bool potion_used = false;

    Room room(const Rules& rules) const {
        Room room;
        for (int i = 0; i < room_count; ++i) room.cards[i] = queue.cards[i];
        room.count = room_count;
        room.behind = queue.count - room_count;
        if (rules.ending == Ending::monsters)
            room.monsters_behind = std::any_of(queue.cards + room_count, queue.cards + queue.count,
                                               [](Card card) { return card.is_monster(); });
        room.carried = carried;
        room.dealt_with = dealt_with;
        room.potion_used = potion_used;
        room.slot = slot;
        return room;
    }
};

inline bool carried_matters(const Rules& rules) {
    return rules.inventory == Inventory::carried || rules.inventory == Inventory::leaving;
}

inline Doorway doorway_of(const Rules& rules, const Position& position, const Deck& unseen) {
    Doorway door;
    door.queue = Queue::of(position, unseen);
    door.room_count = position.room_count;
    if (carried_matters(rules)) door.carried = position.carried;
    door.slot = position.slot.card;
    door.may_avoid = avoid_refusal(rules, position) == Refusal::none;
    door.dealt_with = position.dealt_with;
    door.potion_used = position.potion_used;
    return door;
}

// The doorway behind this one when these cards are left in the room.
inline Doorway next_doorway(const Rules& rules, const Doorway& door, unsigned left, Card slot) {
    Doorway next;
    for (int i = 0; i < door.room_count; ++i)
        if ((left >> i & 1) != 0) next.queue.push(door.queue.cards[i]);
    if ((left >> Room::slots_place & 1) != 0) next.queue.push(door.slot);
    if (carried_matters(rules)) next.carried = (1u << next.queue.count) - 1;
    next.queue.push(door.queue.cards + door.room_count, door.queue.count - door.room_count);
    next.room_count = next.queue.count < room_size ? next.queue.count : room_size;
    next.slot = slot;
    next.may_avoid = rules.avoid != Avoid::never && next.room_count == room_size;
    next.avoids = door.avoids;
    return next;
}

// With four cards to come, avoiding brings the same room back: worth a move only where a potion may
// be drunk before (rules.md 3.19), so that the room allows another one then.
inline bool worth_avoiding(const Doorway& door) {
    return door.may_avoid && (door.queue.count > room_size || door.potion_used);
}

// The doorway after what lies in the slot has been used in a room that can still be avoided
// (rules.md 3.17). Which use it was, the hands tell.
inline Doorway emptied_doorway(const Doorway& door) {
    Doorway emptied = door;
    emptied.slot = Card();
    emptied.potion_used |= door.slot.is_potion();
    return emptied;
}

// The ways in which a room may go under the dungeon.
inline std::span<const Verb> directions(const Rules& rules) {
    static constexpr Verb both[] = {Verb::avoid_lr, Verb::avoid_rl};
    switch (rules.order) {
        case Order::kept: return std::span(both).first(1);
        case Order::choice: return both;
        case Order::reversed: break;
    }
    return std::span(both).last(1);
}

// The doorway after this one's room has been avoided.
inline Doorway avoided_doorway(const Rules& rules, const Doorway& door, Verb direction) {
    Doorway next;
    next.queue = door.queue.avoided(direction);
    next.room_count = room_size;
    next.slot = door.slot;
    next.may_avoid = rules.avoid == Avoid::always;
    next.avoids = door.avoids + 1;
    return next;
}

}  // namespace scoundrel
