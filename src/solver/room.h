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
    int behind = 0;        // cards of the dungeon
    unsigned carried = 0;  // bit i: cards[i] was carried into it
    int dealt_with = 0;
    bool potion_used = false;
    Card slot;

    unsigned all() const { return (1u << count) - 1; }
};

// What may come of a room. `left` has bit i set if cards[i] is still there.
class RoomEnds {
  public:
    virtual void next_room(unsigned left, Card slot, const Hands& hands) = 0;
    virtual void won(unsigned left, Card last, int health) = 0;
    // Some hand can die here, by the hand of a monster that is among those left.
    virtual void died(unsigned left) = 0;

  protected:
    ~RoomEnds() = default;
};

struct RoomWishes {
    Card keep;            // never dealt with, unless that wins the game
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
