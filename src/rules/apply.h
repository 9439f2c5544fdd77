// Applying a move, and turning up cards. A move never deals: it leaves cards owed in the position,
// and reveal() pays them; only cards whose place is already known are dealt at once.
// Everything here trusts its caller: the move must be legal, the card unseen, the monster in the
// room. game.h has the checked door. `Past` is an Account, or Unrecorded in inner loops.
#pragma once

#include "rules/account.h"
#include "rules/bits.h"
#include "rules/legal.h"
#include "rules/move.h"
#include "rules/position.h"

namespace scoundrel {

namespace detail {

constexpr int min(int a, int b) { return a < b ? a : b; }
constexpr int max(int a, int b) { return a > b ? a : b; }

// The cards behind it close up. The room is taken as one word, a byte a card: which card it is
// cannot be guessed, so a loop that stops at it would cost more.
constexpr void take_from_room(Position& p, Card card) {
    std::uint32_t room = 0;
    for (int i = 0; i < room_size; ++i)
        room |= static_cast<std::uint32_t>(p.room[i].face()) << 8 * i;
    constexpr std::uint32_t ones = 0x01010101;
    const std::uint32_t difference = room ^ ones * static_cast<std::uint32_t>(card.face());
    const int at = lowest_bit((difference - ones) & ~difference & ones << 7) / 8;
    const std::uint32_t before = (std::uint32_t{1} << 8 * at) - 1;
    room = (room & before) | (room >> 8 & ~before);
    for (int i = 0; i < room_size; ++i) p.room[i] = Card::of_face(room >> 8 * i & 0xFF);
    --p.room_count;
    const unsigned carried_before = (1u << at) - 1;
    p.carried = static_cast<std::uint8_t>((p.carried & carried_before) |
                                          (p.carried >> 1 & ~carried_before));
}

// Known cards come up without asking once nothing unseen lies above them (rules.md 13.4).
constexpr void deal_known_cards(Position& p) {
    if (p.bottom_count == 0 || !p.unseen.empty()) return;
    const int wanted = min(room_size - p.room_count, p.bottom_count);
    for (int i = 0; i < wanted; ++i) p.room[p.room_count++] = p.bottom[i];
    for (int i = wanted; i < p.bottom_count; ++i) p.bottom[i - wanted] = p.bottom[i];
    for (int i = p.bottom_count - wanted; i < p.bottom_count; ++i) p.bottom[i] = Card();
    p.bottom_count = static_cast<std::uint8_t>(p.bottom_count - wanted);
}

// A new room holds what was left of the old one and is owed the rest (rules.md 2.4, 2.6, 2.13).
template <class Past>
constexpr void begin_room(Position& p, Past& past) {
    past.room_dealt();
    p.carried = static_cast<std::uint8_t>((1u << p.room_count) - 1);
    p.dealt_with = 0;
    p.untouched = true;
    p.potion_used = false;
    p.owed = static_cast<std::uint8_t>(min(room_size - p.room_count, p.unseen.count()));
    if (p.owed == 0) deal_known_cards(p);
}

template <class Past>
constexpr void leave_room(Position& p, Past& past) {
    past.room_cleared();
    p.avoided_last = false;
    begin_room(p, past);
}

// Where the game ends before its last card: is it won here? (rules.md 9.8, 9.11, 9.15, 9.16, 9.20)
constexpr bool won_early(const Rules& rules, const Position& p) {
    switch (rules.ending) {
        case Ending::cleared: return false;
        case Ending::shortened:
            return p.dealt_with == cards_to_face && p.room_count + p.dungeon() < room_size;
        case Ending::last: return p.room_count + p.dungeon() == 1;
        case Ending::monsters: break;
    }
    return (p.cards_left() & CardSet::monsters()).empty();
}

// `last`: the last card that was dealt with; `ending=last` asks for the one left over instead
// (rules.md 2.16, 10.2 to 10.5, 10.18).
template <class Past>
constexpr void win(const Rules& rules, Position& p, Card last, Past& past) {
    past.room_cleared();
    p.status = Status::won;
    if (rules.ending == Ending::last) last = *p.cards_left().begin();
    if (last.is_potion() && p.health == rules.health)
        p.bonus = static_cast<std::uint8_t>(last.value());
}

// A card of the room has been dealt with: what follows from that
// (rules.md 2.3, 2.7, 9.1, 9.6, 9.17).
template <class Past>
constexpr void dealt_with(const Rules& rules, Position& p, Card card, Past& past) {
    ++p.dealt_with;
    if (p.health == 0) {
        p.status = Status::lost;
    } else if (p.room_count == 0 && p.dungeon_empty()) {
        win(rules, p, card, past);
    } else if (rules.ending != Ending::cleared && won_early(rules, p)) [[unlikely]] {
        win(rules, p, card, past);
    } else if (rules.fourth == Fourth::carried && p.dealt_with == cards_to_face) {
        leave_room(p, past);
    }
}

// A worn weapon may go where its power does (rules.md 5.24, 5.25).
template <class Past>
constexpr void wear_out(const Rules& rules, Position& p, Past& past) {
    if (rules.broken == Broken::kept || weapon_power(rules, p.weapon) > 0) return;
    past.weapon_discarded(p.weapon.card);
    p.weapon = Held{};
}

// rules.md 4.1 to 4.4, 5.7, 5.11, 9.2 to 9.4, 10.19, 10.22
template <class Past>
constexpr void fight(const Rules& rules, Position& p, Card monster, bool armed, Past& past) {
    const int power = armed ? weapon_power(rules, p.weapon) : 0;
    const int blow = max(0, monster.value() - power);
    const int damage = min(blow, p.health);
    p.health = static_cast<std::uint8_t>(p.health - damage);
    p.rolled = Card();
    past.hurt(damage);
    if (p.health > 0) [[likely]] {
        past.defeated(monster);
    } else {
        if (rules.overkill_counts()) p.overkill = static_cast<std::uint8_t>(blow - damage);
        if (rules.killer_counts()) p.killer = monster;
    }
    if (armed) {
        ++p.weapon.uses;
        past.laid_on_weapon(monster);
        if (rules.weapon == WeaponRule::wear)
            wear_out(rules, p, past);
        else
            p.weapon.limit = static_cast<std::uint8_t>(monster.value());
    } else {
        past.discarded(monster);
    }
}

// rules.md 5.2, 5.10, 7.17 to 7.20
template <class Past>
constexpr void equip(const Rules& rules, Position& p, Card weapon, Past& past) {
    if (weapon != p.slot.card) {
        if (p.weapon.card) past.weapon_discarded(p.weapon.card);
        p.weapon = Held{weapon};
        return;
    }
    const Held old = p.weapon;
    p.weapon = p.slot;
    if (rules.swap == Swap::yes) {
        p.slot = old;
        past.weapon_and_slot_swapped();
    } else {
        p.slot = Held{};
        if (old.card) past.weapon_discarded(old.card);
        past.slot_equipped();
    }
}

// rules.md 6.1 to 6.9
template <class Past>
constexpr void drink(const Rules& rules, Position& p, Card potion, Past& past) {
    if (rules.potions == Potions::any || !p.potion_used) {
        const int gain = min(potion.value(), rules.health - p.health);
        p.health = static_cast<std::uint8_t>(p.health + gain);
        past.healed(gain);
    }
    p.potion_used = true;
}

// rules.md 5.17
template <class Past>
constexpr void repair(const Rules& rules, Position& p, Past& past) {
    const int mended = min(p.weapon.uses, rules.repair);
    p.weapon.uses = static_cast<std::uint8_t>(p.weapon.uses - mended);
    past.repaired(mended);
}

// Lets go of a used-up or unwanted item, wherever it was (rules.md 7.2, 7.21).
template <class Past>
constexpr void discard(Position& p, Card item, Past& past) {
    if (item == p.slot.card) {
        past.slot_discarded(item);
        p.slot = Held{};
    } else {
        past.discarded(item);
    }
}

// rules.md 7.24, 7.25
constexpr void put_down(Position& p) {
    p.room[p.room_count++] = p.slot.card;
    p.slot = Held{};
    p.dealt_with = static_cast<std::uint8_t>(max(0, p.dealt_with - 1));
}

// What lies in the slot trades places with an item taken from the room: no card less is there to
// be dealt with (rules.md 7.28 to 7.30).
constexpr void exchange(Position& p, Card item) {
    p.room[p.room_count++] = p.slot.card;
    p.slot = Held{item};
}

// Does this move use what lies in the slot, or throw it away? Under `rummage=free` that leaves the
// room as it was (rules.md 3.17, 3.18).
constexpr bool uses_slot(Move move, bool from_room) {
    return move.has_card() && !from_room && move.verb() != Verb::put_down;
}

// rules.md 3.1, 3.9, 3.10, 3.12, 3.16
template <class Past>
constexpr void avoid(const Rules& rules, Position& p, Verb direction, Past& past) {
    const bool last_first = direction == Verb::avoid_rl || rules.order == Order::reversed;
    for (int i = 0; i < room_size; ++i) {
        const int from = last_first ? room_size - 1 - i : i;
        p.bottom[p.bottom_count++] = p.room[from];
    }
    for (Card& card : p.room) card = Card();
    p.room_count = 0;
    p.avoided_last = true;
    past.room_avoided();
    begin_room(p, past);
}

}  // namespace detail

// The position before anything is dealt: the first room is owed its four cards.
template <class Past>
constexpr Position start(const Rules& rules, Past& past) {
    Position p;
    p.unseen = rules.deck;
    p.health = static_cast<std::uint8_t>(rules.health_at_start());
    detail::begin_room(p, past);
    return p;
}

// Plays a move, which must be legal, and leaves owed what is to be dealt after it. Tells `past`
// what happened.
template <class Past>
constexpr void apply(const Rules& rules, Position& p, Move move, Past& past) {
    const Card card = move.card();
    const bool from_room = move.has_card() && card != p.slot.card;
    if (from_room) detail::take_from_room(p, card);
    switch (move.verb()) {
        case Verb::fight: detail::fight(rules, p, card, true, past); break;
        case Verb::barehanded: detail::fight(rules, p, card, false, past); break;
        case Verb::equip: detail::equip(rules, p, card, past); break;
        case Verb::drink:
            detail::drink(rules, p, card, past);
            detail::discard(p, card, past);
            break;
        case Verb::discard: detail::discard(p, card, past); break;
        case Verb::store:
            if (p.slot.card) {
                detail::exchange(p, card);
                p.untouched = false;
                return;
            }
            p.slot = Held{card};
            break;
        case Verb::put_down: detail::put_down(p); break;
        case Verb::repair:
            detail::discard(p, card, past);
            detail::repair(rules, p, past);
            break;
        case Verb::avoid:
        case Verb::avoid_lr:
        case Verb::avoid_rl: detail::avoid(rules, p, move.verb(), past); return;
        case Verb::next: detail::leave_room(p, past); return;
        case Verb::roll: p.die_owed = true; break;
    }
    if (rules.rummage == Rummage::counts || !detail::uses_slot(move, from_room)) [[likely]]
        p.untouched = false;
    if (from_room) detail::dealt_with(rules, p, card, past);
}

// Whether this move, which led from one to the other, has begun a room. That a room is untouched
// does not tell by itself: using the slot may leave it so (rules.md 3.17).
constexpr bool begins_room(const Position& before, Move move, const Position& after) {
    return after.untouched && !(move.has_card() && move.card() == before.slot.card);
}

// Whether this move, which led from one to the other, only laid a card elsewhere: into the slot,
// out of it, or into the hand for the one that was there. Such moves can go round in circles; all
// others lead on, but for avoiding.
constexpr bool rearranges(const Position& before, Move move, const Position& after) {
    if (after.status != Status::playing || after.awaiting() || begins_room(before, move, after))
        return false;
    const bool from_slot = move.has_card() && move.card() == before.slot.card;
    return move.verb() == Verb::store || move.verb() == Verb::put_down ||
           (move.verb() == Verb::equip && from_slot && after.slot.card);
}

// Turns up cards that are owed, in this order; at most as many as are owed.
constexpr void reveal(Position& p, const Card* cards, int count) {
    for (int i = 0; i < count; ++i) {
        p.unseen.remove(cards[i]);
        p.room[p.room_count + i] = cards[i];
    }
    p.room_count = static_cast<std::uint8_t>(p.room_count + count);
    p.owed = static_cast<std::uint8_t>(p.owed - count);
    if (p.owed == 0) detail::deal_known_cards(p);
}
// The same of one card.
constexpr void reveal(Position& p, Card card) { reveal(p, &card, 1); }

// Settles a roll: this monster of the room must be fought.
constexpr void reveal_die(Position& p, Card monster) {
    p.die_owed = false;
    p.rolled = monster;
}

}  // namespace scoundrel
