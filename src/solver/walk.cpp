#include "solver/walk.h"

namespace scoundrel {

namespace {

class Facing final : public RoomEnds {
  public:
    Facing(const Rules& rules, const Doorway& door, Walker& walker)
        : rules_(rules), door_(door), walker_(walker) {}
    ~Facing() = default;

    void next_room(unsigned left, Card slot, const Hands& hands) override {
        walker_.arrived(next_doorway(rules_, door_, left, slot), hands);
    }
    void won(unsigned left, Card last, int health) override {
        walker_.won(door_, left, last, health);
    }
    void died(unsigned left, Card killer) override { walker_.died(door_, left, killer); }

  private:
    const Rules& rules_;
    const Doorway& door_;
    Walker& walker_;
};

void face(const HandRules& rules, const Doorway& door, const Hands& hands, const RoomWishes& wishes,
          Walker& walker) {
    Facing facing(rules.rules(), door, walker);
    play_room(rules, door.room(rules.rules()), hands, wishes, facing);
}

// Returns the number of rooms that were played.
int avoid(const HandRules& rules, const Doorway& door, const Hands& hands, const RoomWishes& wishes,
          Walker& walker) {
    if (hands.empty() || !worth_avoiding(door)) return 0;
    int rooms = 0;
    for (const Verb direction : directions(rules.rules())) {
        const Doorway next = avoided_doorway(rules.rules(), door, direction);
        if (next.may_avoid) {
            walker.arrived(next, hands);
        } else {
            face(rules, next, hands, wishes, walker);
            ++rooms;
        }
    }
    return rooms;
}

// What the hands become by what lies in the slot, if it can be used before the room is avoided. To
// throw it away for nothing is never worth it.
Hands with_slot_used(const HandRules& rules, const Doorway& door, const Hands& hands) {
    Hands used;
    const Room room = door.room(rules.rules());
    if (rules.rules().rummage == Rummage::counts || !door.slot ||
        !slot_in_reach(rules.rules(), room, room.all()))
        return used;
    if (door.slot.is_potion()) {
        if (rules.rules().potions == Potions::any || !door.potion_used)
            rules.drink(hands, door.slot.value(), used);
        return used;
    }
    rules.equip(hands, door.slot.value(), used);
    if (rules.repairs(door.slot)) rules.repair(hands, used);
    return used;
}

}  // namespace

int walk(const HandRules& rules, const Doorway& door, const Hands& hands, const RoomWishes& wishes,
         bool avoid_too, Walker& walker) {
    int rooms = 1;
    face(rules, door, hands, wishes, walker);
    if (!avoid_too || !door.may_avoid) return rooms;
    rooms += avoid(rules, door, hands, wishes, walker);
    if (door.slot != wishes.keep)
        rooms +=
            avoid(rules, emptied_doorway(door), with_slot_used(rules, door, hands), wishes, walker);
    return rooms;
}

}  // namespace scoundrel
