#include "solver/room.h"

namespace scoundrel {

namespace {

int dealt_with_when(const Room& room, unsigned left) {
    return room.dealt_with + room.count - count_bits(left);
}

unsigned monsters_of(const Room& room) {
    unsigned monsters = 0;
    for (int i = 0; i < room.count; ++i)
        if (room.cards[i].is_monster()) monsters |= 1u << i;
    return monsters;
}

// rules.md 9.6, 9.8, 9.15, 9.16
bool last_of_the_game(const Rules& rules, const Room& room, unsigned left) {
    if (left == 0 && room.behind == 0) return true;
    if (rules.ending == Ending::cleared) return false;
    const int cards = count_bits(left) + room.behind;
    switch (rules.ending) {
        case Ending::cleared: break;
        case Ending::shortened:
            return dealt_with_when(room, left) == cards_to_face && cards < room_size;
        case Ending::last: return cards == 1;
        case Ending::monsters: return !room.monsters_behind && (left & monsters_of(room)) == 0;
    }
    return false;
}

// With these cards left the game is won by this one: which one may a score ask for? Under `last` it
// is the one left over, and that lies in the room: a room with cards behind it is left at the
// third.
Card last_for_score(const Rules& rules, const Room& room, unsigned left, Card played) {
    return rules.ending == Ending::last ? room.card(lowest_bit(left)) : played;
}

// May this card be played now, which leaves those, if one is wished for at the end?
bool may_play(const Rules& rules, const Room& room, const RoomWishes& wishes, Card card,
              unsigned left) {
    return card != wishes.keep ||
           (rules.ending != Ending::last && last_of_the_game(rules, room, left));
}

// Under `carried` a room is left as soon as three of its cards are dealt with.
bool left_at_once(const Rules& rules, const Room& room, unsigned left) {
    return rules.fourth == Fourth::carried && dealt_with_when(room, left) == cards_to_face;
}

// Can the slot be reached while these cards are left, and of them these monsters?
bool reaches_slot(const Rules& rules, const Room& room, unsigned left, unsigned monsters) {
    switch (rules.inventory) {
        case Inventory::none: return false;
        case Inventory::always: return true;
        case Inventory::leaving:
            if (dealt_with_when(room, left) >= cards_to_face) return true;
            [[fallthrough]];
        case Inventory::carried: return (monsters & ~room.carried) == 0;
        case Inventory::calm: return monsters == 0;
    }
    return false;
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
        if (!may_play(rules_.rules(), room_, wishes_, card, after)) return;
        if (wishes_.deaths && card.is_monster() && can_die(rules_, from, card.value()))
            ends_.died(left, card);
        if (!last) return apply(card, from, left, to);
        Hands end;
        apply(card, from, left, end);
        if (!end.empty())
            ends_.won(after, last_for_score(rules_.rules(), room_, after, card), end.most_health());
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

// With a slot and with items that may be thrown away, a stage is told by the cards that are there,
// which of them lies in the slot, and whether a potion has been drunk. Nothing comes back that is
// gone, so stages with more cards come first; the stages that have the same cards are those between
// which a card is only stored, put down or exchanged.
class RoomWithItems {
  public:
    RoomWithItems(const HandRules& rules, const Room& room, const RoomWishes& wishes,
                  RoomEnds& ends)
        : rules_(rules),
          room_(room),
          wishes_(wishes),
          ends_(ends),
          comes_back_(rules.rules().cards_come_back()),
          monsters_(monsters_of(room)),
          items_(room.slot ? 1u << Room::slots_place : 0) {
        if (rules.rules().inventory != Inventory::none) items_ |= room.all() & ~monsters_;
    }

    void play(const Hands& hands) {
        const unsigned brought = room_.slot ? 1u << Room::slots_place : 0;
        const Stage first{room_.all() | brought, room_.slot ? Room::slots_place : nowhere,
                          room_.potion_used};
        each_subset(first.there, [this](unsigned there) {
            each_slot(there, [this, there](int slot) {
                for (const bool drunk : {false, true}) at({there, slot, drunk}).rows = 0;
            });
        });
        at(first) = hands;
        each_subset(first.there, [this](unsigned there) {
            for (const bool drunk : {false, true}) {
                rearrange(there, drunk);
                each_slot(there, [&](int slot) { play_on({there, slot, drunk}); });
            }
        });
    }

  private:
    enum { places = room_size + 1, nowhere = places };

    struct Stage {
        unsigned there;  // bit i: card(i) lies in the room or in the slot
        int slot;        // which of them lies there
        bool drunk;

        unsigned left() const { return slot == nowhere ? there : there & ~(1u << slot); }
        Stage without(int place) const {
            return {there & ~(1u << place), slot == place ? nowhere : slot, drunk};
        }
    };

    // Every set of these cards, those with more before those that they hold.
    template <class Do>
    static void each_subset(unsigned all, Do do_it) {
        for (unsigned there = all;; there = (there - 1) & all) {
            do_it(there);
            if (there == 0) return;
        }
    }

    // What may lie in the slot while these cards are there. What was brought along lies nowhere
    // else, unless it can be put down.
    template <class Do>
    void each_slot(unsigned there, Do do_it) const {
        if (!comes_back_ && (there >> Room::slots_place & 1) != 0)
            return do_it(int{Room::slots_place});
        each_bit(there & items_, do_it);
        do_it(nowhere);
    }
    template <class Do>
    static void each_bit(unsigned bits, Do do_it) {
        for (; bits != 0; bits &= bits - 1) do_it(lowest_bit(bits));
    }

    Hands& at(const Stage& stage) {
        return stages_[(stage.there * (places + 1) + static_cast<unsigned>(stage.slot)) * 2 +
                       (stage.drunk ? 1 : 0)]
            .hands;
    }

    bool in_reach(const Stage& stage) const {
        const unsigned left = stage.left();
        return reaches_slot(rules_.rules(), room_, left, left & monsters_);
    }

    // All that can be done without using a card up. What is stored can be put down again, and
    // exchanged; what is wished for at the end may lie in the slot only where it can come back.
    void rearrange(unsigned there, bool drunk) {
        const Rules& rules = rules_.rules();
        if ((there & items_) == 0) return;
        const Stage open{there, nowhere, drunk};
        if (comes_back_)
            put_back(open);
        else if ((there >> Room::slots_place & 1) != 0)
            return;
        if (at(open).empty() || !in_reach(open)) return;
        each_bit(there & items_, [&](int i) {
            const Stage stored{there, i, drunk};
            if (comes_back_ || may_play(rules, room_, wishes_, room_.card(i), stored.left()))
                dealt_with(stored, room_.card(i), at(open));
        });
    }

    // What the slot holds is exchanged for something else, or put down. Monsters alone decide
    // whether it can be reached, and none of them lies in the slot.
    void put_back(const Stage& open) {
        const Rules& rules = rules_.rules();
        const unsigned items = open.there & items_;
        Hands all;
        each_bit(items, [&](int i) { all.add(at({open.there, i, open.drunk})); });
        if (all.empty() || !in_reach(open)) return;
        if (rules.drop == Drop::yes && count_bits(open.there) <= room_size) at(open).add(all);
        if (rules.exchange == Exchange::yes)
            each_bit(items, [&](int i) { at({open.there, i, open.drunk}).add(all); });
    }

    void play_on(const Stage& stage) {
        Hands& hands = at(stage);
        if (hands.empty()) return;
        const Rules& rules = rules_.rules();
        if (rules_.stronger_is_better()) hands.drop_dominated();
        const unsigned left = stage.left();
        if (rules.fourth == Fourth::optional && room_.behind > 0 &&
            (dealt_with_when(room_, left) >= cards_to_face || left == 0))
            ends_.next_room(left, card_in_slot(stage), hands);
        each_bit(left, [&](int i) { deal_with(stage, hands, i); });
        if (stage.slot != nowhere && card_in_slot(stage) != wishes_.keep && in_reach(stage))
            use_slot(stage, hands);
    }

    Card card_in_slot(const Stage& stage) const {
        return stage.slot == nowhere ? Card() : room_.card(stage.slot);
    }

    void deal_with(const Stage& stage, const Hands& hands, int i) {
        const Rules& rules = rules_.rules();
        const Card card = room_.card(i);
        const Stage after = stage.without(i);
        if (!may_play(rules, room_, wishes_, card, after.left())) return;
        if (card.is_monster()) {
            if (wishes_.deaths && can_die(rules_, hands, card.value()))
                ends_.died(stage.left(), card);
            Hands end;
            rules_.fight(hands, card.value(), end);
            return dealt_with(after, card, end);
        }
        use(hands, card, after, card);
        if (rules.discard == Discard::items) dealt_with(after, card, hands);
    }

    void use_slot(const Stage& stage, const Hands& hands) {
        const Stage after = stage.without(stage.slot);
        use(hands, card_in_slot(stage), after, Card());
        at(after).add(hands);  // thrown away
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
        if (rules_.repairs(item)) {
            Hands repaired;
            rules_.repair(hands, repaired);
            used(after, from_the_room, repaired);
        }
    }

    void used(const Stage& after, Card from_the_room, const Hands& hands) {
        if (from_the_room)
            dealt_with(after, from_the_room, hands);
        else
            at(after).add(hands);
    }

    void dealt_with(const Stage& after, Card card, const Hands& hands) {
        if (hands.empty()) return;
        const Rules& rules = rules_.rules();
        const unsigned left = after.left();
        if (last_of_the_game(rules, room_, left))
            ends_.won(left, last_for_score(rules, room_, left, card), hands.most_health());
        else if (left_at_once(rules, room_, left))
            ends_.next_room(left, card_in_slot(after), hands);
        else
            at(after).add(hands);
    }

    const HandRules& rules_;
    const Room& room_;
    const RoomWishes& wishes_;
    RoomEnds& ends_;
    bool comes_back_;
    unsigned monsters_;
    unsigned items_;  // what may lie in the slot
    // Only those that there can be are made empty.
    union Unmade {
        Unmade() {}
        Hands hands;
    };
    Unmade stages_[(1u << places) * (places + 1) * 2];
};

bool plain(const Rules& rules, const Room& room) {
    return rules.inventory == Inventory::none && rules.discard == Discard::no &&
           rules.fourth == Fourth::carried && !room.slot;
}

}  // namespace

bool slot_in_reach(const Rules& rules, const Room& room, unsigned left) {
    return reaches_slot(rules, room, left, left & monsters_of(room));
}

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
