// Where a player stands as a room begins, or wherever a solution is asked for: the cards to come
// and everything else that decides the future but the hand. Walking through it leads to others.
#pragma once

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

    Room room() const {
        Room room;
        for (int i = 0; i < room_count; ++i) room.cards[i] = queue.cards[i];
        room.count = room_count;
        room.behind = queue.count - room_count;
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
    if (carried_matters(rules)) next.carried = (1u << next.queue.count) - 1;
    next.queue.push(door.queue.cards + door.room_count, door.queue.count - door.room_count);
    next.room_count = next.queue.count < room_size ? next.queue.count : room_size;
    next.slot = slot;
    next.may_avoid = rules.avoid != Avoid::never && next.room_count == room_size;
    next.avoids = door.avoids;
    return next;
}

// With four cards or fewer to come, avoiding brings the same room back: never worth a move.
inline bool worth_avoiding(const Doorway& door) {
    return door.may_avoid && door.queue.count > room_size;
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
