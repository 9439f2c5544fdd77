// The ends of a room, worked out hand by hand without any memory of its own, so that a processor
// and a GPU do the very same. For rules in which three of four cards are faced and the fourth goes
// along, with no slot: serves() tells.
#pragma once

#include "rules/apply.h"

namespace scoundrel::ceiling {

// Whether the rules are among those that the ceiling's lookahead knows.
constexpr bool serves(const Rules& rules) {
    return rules.fourth == Fourth::carried && rules.inventory == Inventory::none &&
           rules.discard == Discard::no && rules.monsters == Monsters::chosen &&
           rules.avoid != Avoid::always && rules.order != Order::choice && rules.repair == 0 &&
           rules.broken == Broken::kept &&
           (rules.ending == Ending::cleared || rules.ending == Ending::shortened);
}

// What a player leaves a room with: a hand, and the card that stays.
struct HandEnd {
    std::uint8_t health = 0;
    Held weapon;
    std::uint8_t left = room_size;  // its place in the room; room_size: none stays
};

// The same card stays, and whatever the first can do, the second can (docs/solver.md, "What is
// never worse").
constexpr bool no_better(const Rules& rules, const HandEnd& a, const HandEnd& b) {
    if (a.left != b.left || a.health > b.health) return false;
    if (a.weapon == b.weapon || !a.weapon.card) return true;
    if (!b.weapon.card || a.weapon.card.value() > b.weapon.card.value()) return false;
    const bool wears = rules.weapon == WeaponRule::wear;
    if (wears && rules.bare == Bare::forced && a.weapon.card != b.weapon.card) return false;
    if (wears) return rules.wear == 0 || a.weapon.uses >= b.weapon.uses;
    return b.weapon.limit == 0 || (a.weapon.limit != 0 && a.weapon.limit <= b.weapon.limit);
}

// The ends worth having, each once.
struct HandEnds {
    static constexpr int most = 32;
    HandEnd ends[most];
    int count = 0;

    constexpr void add(const Rules& rules, const HandEnd& end) {
        for (int i = 0; i < count; ++i)
            if (no_better(rules, end, ends[i])) return;
        int kept = 0;
        for (int i = 0; i < count; ++i)
            if (!no_better(rules, ends[i], end)) ends[kept++] = ends[i];
        count = kept;
        if (count < most) ends[count++] = end;
    }
};

// What facing a card came to. Of two that follow each other and could as well trade places, only
// one order is looked at: fights without the weapon come as early as they can, and so on down the
// list.
enum class Faced : std::uint8_t { nothing, bare, idle_potion, potion, equip, armed };

// A monster is fought by the weapon where it can be used, unless `bare`. `nothing` if that is no
// choice of its own, or a death.
constexpr Faced face(const Rules& rules, Position& hand, Card card, bool bare) {
    Unrecorded past;
    if (card.is_monster()) {
        const bool armed = weapon_refusal(rules, hand, card) == Refusal::none;
        if (bare && (!armed || rules.bare == Bare::forced)) return Faced::nothing;
        detail::fight(rules, hand, card, armed && !bare, past);
        if (hand.health == 0) return Faced::nothing;
        return armed && !bare ? Faced::armed : Faced::bare;
    }
    if (bare) return Faced::nothing;
    if (card.is_weapon()) {
        detail::equip(rules, hand, card, past);
        return Faced::equip;
    }
    const bool idle = hand.potion_used && rules.potions == Potions::one;
    detail::drink(rules, hand, card, past);
    return idle ? Faced::idle_potion : Faced::potion;
}

// Whether the second could have come before the first to the same end, and will be looked at so.
constexpr bool trade_places(const Rules& rules, Faced first, int first_place, Faced second,
                            int second_place) {
    if (second == Faced::bare) {
        if (first == Faced::bare) return first_place > second_place;
        // Before, it might have to be fought with the weapon.
        return rules.bare == Bare::choice && first != Faced::potion;
    }
    if (second == Faced::idle_potion) return first == Faced::equip || first == Faced::armed;
    return second == Faced::potion && first == Faced::equip;
}

// Every end of an untouched room that the player survives and in which cards were faced.
constexpr HandEnds hand_ends(const Rules& rules, const Position& room) {
    HandEnds found;
    const int count = room.room_count;
    const auto note = [&](const Position& hand, int left) {
        HandEnd end{hand.health, hand.weapon, static_cast<std::uint8_t>(left)};
        if (rules.weapon != WeaponRule::wear) end.weapon.uses = 0;  // the limit tells
        found.add(rules, end);
    };
    Position start;
    start.health = room.health;
    start.weapon = room.weapon;
    for (int i = 0; i < 2 * count; ++i) {
        Position one = start;
        const Faced first = face(rules, one, room.room[i / 2], i % 2 != 0);
        if (first == Faced::nothing) continue;
        if (count == 1) note(one, room_size);
        for (int j = 0; j < 2 * count; ++j) {
            if (j / 2 == i / 2) continue;
            Position two = one;
            const Faced second = face(rules, two, room.room[j / 2], j % 2 != 0);
            if (second == Faced::nothing || trade_places(rules, first, i, second, j)) continue;
            if (count == 2) note(two, room_size);
            for (int k = 0; k < 2 * count; ++k) {
                if (k / 2 == i / 2 || k / 2 == j / 2) continue;
                Position three = two;
                const Faced third = face(rules, three, room.room[k / 2], k % 2 != 0);
                if (third == Faced::nothing || trade_places(rules, second, j, third, k)) continue;
                note(three, count == room_size ? 6 - i / 2 - j / 2 - k / 2 : room_size);
            }
        }
    }
    return found;
}

// The position that this end of the room leads to.
constexpr Position after(const Rules& rules, const Position& room, const HandEnd& hand) {
    Position end = room;
    const Card left = hand.left < room_size ? room.room[hand.left] : Card();
    for (Card& card : end.room) card = Card();
    end.room[0] = left;
    end.room_count = left ? 1 : 0;
    end.health = hand.health;
    end.weapon = hand.weapon;
    end.untouched = false;
    const int faced = room.room_count - end.room_count;
    end.dealt_with = static_cast<std::uint8_t>(faced - 1);
    Unrecorded past;
    detail::dealt_with(rules, end, Card(), past);
    return end;
}

constexpr bool may_avoid(const Rules& rules, const Position& room) {
    return avoid_refusal(rules, room) == Refusal::none && !room.dungeon_empty();
}
constexpr Position after_avoiding(const Rules& rules, const Position& room) {
    Position end = room;
    Unrecorded past;
    detail::avoid(rules, end, Verb::avoid, past);
    return end;
}

}  // namespace scoundrel::ceiling
