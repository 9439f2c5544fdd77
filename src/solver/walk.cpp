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
    void died(unsigned left) override { walker_.died(door_, left); }

  private:
    const Rules& rules_;
    const Doorway& door_;
    Walker& walker_;
};

void face(const HandRules& rules, const Doorway& door, const Hands& hands, const RoomWishes& wishes,
          Walker& walker) {
    Facing facing(rules.rules(), door, walker);
    play_room(rules, door.room(), hands, wishes, facing);
}

}  // namespace

int walk(const HandRules& rules, const Doorway& door, const Hands& hands, const RoomWishes& wishes,
         bool avoid_too, Walker& walker) {
    int rooms = 1;
    face(rules, door, hands, wishes, walker);
    if (!avoid_too || !worth_avoiding(door)) return rooms;
    const bool chosen = rules.rules().order == Order::choice;
    for (const Verb direction : {Verb::avoid_lr, Verb::avoid_rl}) {
        if (!chosen && direction == Verb::avoid_rl) break;
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

}  // namespace scoundrel
