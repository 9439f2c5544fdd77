#include "solver/room.h"

namespace scoundrel {

namespace {

bool last_of_the_game(const Rules& rules, const Room& room, unsigned left) {
    if (left == 0 && room.behind == 0) return true;
    return rules.ending == Ending::shortened && rules.fourth == Fourth::carried &&
           room.dealt_with + room.count - count_bits(left) == cards_to_face &&
           count_bits(left) + room.behind < room_size;
}

// Under `carried` a room is left as soon as three of its cards are dealt with.
bool left_at_once(const Rules& rules, const Room& room, unsigned left) {
    return rules.fourth == Fourth::carried &&
           room.dealt_with + room.count - count_bits(left) == cards_to_face;
}

// Could one of these hands die by this monster?
bool can_die(const HandRules& rules, const Hands& hands, int monster) {
    bool dies = false;
    hands.each_row([&](int weapon, Bytes health) {
        for (int f = 0; f < freshness_count && !dies; ++f) {
            const int fresher = f == brand_new ? 0 : health[f + 1];
            if (health[f] == fresher) continue;  // a fresher hand has as much
            const int power = weapon == 0 ? 0 : rules.power(weapon, f);
            const bool usable = power > 0 && (rules.wears() || monster <= f);
            if (usable && health[f] <= monster - power) dies = true;
            if ((!usable || rules.rules().bare == Bare::choice) && health[f] <= monster)
                dies = true;
        }
    });
    return dies;
}

// Without slot and unwanted items each card can be dealt with in one way only, weapon or bare hands
// aside, so a stage of the room is told by the cards that are gone.
class PlainRoom {
  public:
    PlainRoom(const HandRules& rules, const Room& room, const RoomWishes& wishes, RoomEnds& ends)
        : rules_(rules), room_(room), wishes_(wishes), ends_(ends) {
        for (int i = 0; i < room.count; ++i)
            if (room.cards[i].is_potion()) potions_ |= 1u << i;
    }

    void play(const Hands& hands) {
        Hands stage[1u << room_size];  // by the cards that are gone
        stage[0] = hands;
        for (unsigned gone = 0; gone < room_.all(); ++gone) {
            if (stage[gone].empty()) continue;
            const unsigned left = room_.all() & ~gone;
            if (gone != 0 && left_at_once(rules_.rules(), room_, left)) {
                if (rules_.stronger_is_better()) stage[gone].drop_dominated();
                ends_.next_room(left, room_.slot, stage[gone]);
                continue;
            }
            for (int i = 0; i < room_.count; ++i)
                if ((left >> i & 1) != 0) deal_with(i, stage[gone], left, stage[gone | 1u << i]);
        }
    }

  private:
    void deal_with(int i, const Hands& from, unsigned left, Hands& to) {
        const Card card = room_.cards[i];
        const unsigned after = left & ~(1u << i);
        const bool last = last_of_the_game(rules_.rules(), room_, after);
        if (card == wishes_.keep && !last) return;
        if (wishes_.deaths && card.is_monster() && can_die(rules_, from, card.value()))
            ends_.died(left);
        if (!last) return apply(card, from, left, to);
        Hands end;
        apply(card, from, left, end);
        if (!end.empty()) ends_.won(after, card, end.most_health());
    }

    void apply(Card card, const Hands& from, unsigned left, Hands& to) {
        switch (card.kind()) {
            case Kind::monster: rules_.fight(from, card.value(), to); break;
            case Kind::weapon: rules_.equip(from, card.value(), to); break;
            case Kind::potion:
                if (heals(left))
                    rules_.drink(from, card.value(), to);
                else
                    to.add(from);
        }
    }

    bool heals(unsigned left) const {
        return rules_.rules().potions == Potions::any ||
               !(room_.potion_used || (potions_ & ~left) != 0);
    }

    const HandRules& rules_;
    const Room& room_;
    const RoomWishes& wishes_;
    RoomEnds& ends_;
    unsigned potions_ = 0;
};

// With a slot and with items that may be thrown away, a stage is told by the cards that are left,
// what lies in the slot, and whether a potion has been drunk. The slot holds nothing, what it held
// before, or a card of this room; taking something out of it never puts another thing in (there is
// no swap and no putting down here), so within the same cards left the full slots come first.
class RoomWithItems {
  public:
    RoomWithItems(const HandRules& rules, const Room& room, const RoomWishes& wishes,
                  RoomEnds& ends)
        : rules_(rules), room_(room), wishes_(wishes), ends_(ends) {
        slots_[brought] = room.slot;
        for (int i = 0; i < room.count; ++i) slots_[from_room + i] = room.cards[i];
    }

    void play(const Hands& hands) {
        at(room_.all(), room_.slot ? brought : empty, room_.potion_used) = hands;
        for (unsigned left = room_.all() + 1; left-- > 0;) {
            for (int slot = slot_count - 1; slot >= empty; --slot)
                for (const bool drunk : {false, true})
                    if (!at(left, slot, drunk).empty()) play_on({left, slot, drunk});
        }
    }

  private:
    enum { empty = 0, brought = 1, from_room = 2, slot_count = from_room + room_size };

    struct Stage {
        unsigned left;
        int slot;
        bool drunk;
    };

    Hands& at(unsigned left, int slot, bool drunk) {
        return stages_[(left * slot_count + static_cast<unsigned>(slot)) * 2 + (drunk ? 1 : 0)];
    }

    void play_on(const Stage& stage) {
        const Rules& rules = rules_.rules();
        Hands& hands = at(stage.left, stage.slot, stage.drunk);
        if (rules_.stronger_is_better()) hands.drop_dominated();
        const int dealt_with = room_.dealt_with + room_.count - count_bits(stage.left);
        if (rules.fourth == Fourth::optional && room_.behind > 0 &&
            (dealt_with >= cards_to_face || stage.left == 0))
            ends_.next_room(stage.left, slots_[stage.slot], hands);
        const bool reach = slot_in_reach(stage.left, dealt_with);
        for (int i = 0; i < room_.count; ++i)
            if ((stage.left >> i & 1) != 0) deal_with(stage, hands, i, reach);
        if (stage.slot != empty && reach) use_slot(stage, hands);
    }

    void deal_with(const Stage& stage, const Hands& hands, int i, bool reach) {
        const Rules& rules = rules_.rules();
        const Card card = room_.cards[i];
        const Stage after{stage.left & ~(1u << i), stage.slot, stage.drunk};
        if (card == wishes_.keep && !last_of_the_game(rules, room_, after.left)) return;
        if (card.is_monster()) {
            if (wishes_.deaths && can_die(rules_, hands, card.value())) ends_.died(stage.left);
            Hands end;
            rules_.fight(hands, card.value(), end);
            return dealt_with(after, card, end);
        }
        use(hands, card, after, card);
        if (rules.discard == Discard::items) dealt_with(after, card, hands);
        if (stage.slot == empty && reach)
            dealt_with({after.left, from_room + i, after.drunk}, card, hands);
    }

    void use_slot(const Stage& stage, const Hands& hands) {
        const Stage after{stage.left, empty, stage.drunk};
        use(hands, slots_[stage.slot], after, Card());
        at(after.left, after.slot, after.drunk).add(hands);  // thrown away
    }

    // Equip, drink, repair. `from_the_room`: the card if it lay there, so that it counts as dealt
    // with.
    void use(const Hands& hands, Card item, Stage after, Card from_the_room) {
        const Rules& rules = rules_.rules();
        Hands end;
        if (item.is_potion()) {
            if (rules.potions == Potions::any || !after.drunk)
                rules_.drink(hands, item.value(), end);
            else
                end = hands;
            after.drunk = true;
            return used(after, from_the_room, end);
        }
        rules_.equip(hands, item.value(), end);
        used(after, from_the_room, end);
        if (item == repair_card && rules_.wears() && rules.repair > 0) {
            Hands repaired;
            rules_.repair(hands, repaired);
            used(after, from_the_room, repaired);
        }
    }

    void used(const Stage& after, Card from_the_room, const Hands& hands) {
        if (from_the_room)
            dealt_with(after, from_the_room, hands);
        else
            at(after.left, after.slot, after.drunk).add(hands);
    }

    void dealt_with(const Stage& after, Card card, const Hands& hands) {
        if (hands.empty()) return;
        if (last_of_the_game(rules_.rules(), room_, after.left))
            ends_.won(after.left, card, hands.most_health());
        else if (left_at_once(rules_.rules(), room_, after.left))
            ends_.next_room(after.left, slots_[after.slot], hands);
        else
            at(after.left, after.slot, after.drunk).add(hands);
    }

    bool slot_in_reach(unsigned left, int dealt_with) const {
        unsigned monsters = 0;
        for (int i = 0; i < room_.count; ++i)
            if ((left >> i & 1) != 0 && room_.cards[i].is_monster()) monsters |= 1u << i;
        switch (rules_.rules().inventory) {
            case Inventory::none: return false;
            case Inventory::always: return true;
            case Inventory::leaving:
                if (dealt_with >= cards_to_face) return true;
                [[fallthrough]];
            case Inventory::carried: return (monsters & ~room_.carried) == 0;
            case Inventory::calm: return monsters == 0;
        }
        return false;
    }

    const HandRules& rules_;
    const Room& room_;
    const RoomWishes& wishes_;
    RoomEnds& ends_;
    Card slots_[slot_count];
    Hands stages_[(1u << room_size) * slot_count * 2];
};

bool plain(const Rules& rules, const Room& room) {
    return rules.inventory == Inventory::none && rules.discard == Discard::no &&
           rules.fourth == Fourth::carried && !room.slot;
}

}  // namespace

void play_room(const HandRules& rules, const Room& room, const Hands& hands,
               const RoomWishes& wishes, RoomEnds& ends) {
    if (plain(rules.rules(), room))
        PlainRoom(rules, room, wishes, ends).play(hands);
    else
        play_room_with_items(rules, room, hands, wishes, ends);
}

void play_room_with_items(const HandRules& rules, const Room& room, const Hands& hands,
                          const RoomWishes& wishes, RoomEnds& ends) {
    RoomWithItems(rules, room, wishes, ends).play(hands);
}

}  // namespace scoundrel
