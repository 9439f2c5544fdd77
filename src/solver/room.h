// Playing one room: every way through it, worked out for all hands at once. Inside a room nothing
// is revealed, so all that matters of it afterwards is which cards are left, what lies in the slot,
// and the hands.
#pragma once

#include "rules/position.h"
#include "solver/hands.h"

namespace scoundrel {

// A room as its first card is about to be played, or from the middle of it.
struct Room {
    Card cards[room_size];
    int count = 0;
    int behind = 0;                // cards of the dungeon
    bool monsters_behind = false;  // among them; told only where that may end the game
    unsigned carried = 0;          // bit i: cards[i] was carried into it
    int dealt_with = 0;
    bool potion_used = false;
    Card slot;

    unsigned all() const { return (1u << count) - 1; }
    // What lies in the slot may be put down in the room: it then has the place behind all others.
    static constexpr int slots_place = room_size;
    Card card(int place) const { return place == slots_place ? slot : cards[place]; }
};

// Can the slot be reached while these cards are left?
bool slot_in_reach(const Rules& rules, const Room& room, unsigned left);

// What may come of a room. `left` has bit i set if card(i) lies in the room.
class RoomEnds {
  public:
    virtual void next_room(unsigned left, Card slot, const Hands& hands) = 0;
    // `last`: the card that a score may ask for (rules.md 10.2, 10.18).
    virtual void won(unsigned left, Card last, int health) = 0;
    // Some hand can die here, by the hand of this monster, which is among those left.
    virtual void died(unsigned left, Card killer) = 0;

  protected:
    ~RoomEnds() = default;
};

struct RoomWishes {
    Card keep;            // to be the last card that a score asks for, so not to be used before
    bool deaths = false;  // report them
};

// Reports every end of the room that is worth having.
void play_room(const HandRules& rules, const Room& room, const Hands& hands,
               const RoomWishes& wishes, RoomEnds& ends);

// The same by the general way, which also knows the slot and unwanted items. play_room() takes a
// quicker one where the rules have neither; tests compare the two.
void play_room_with_items(const HandRules& rules, const Room& room, const Hands& hands,
                          const RoomWishes& wishes, RoomEnds& ends);

}  // namespace scoundrel
