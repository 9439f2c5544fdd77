// Which moves are legal, and why the others are not. Two doors to the same questions:
// legal_moves() lists them for inner loops; refusal() answers for one move, with the reason.
#pragma once

#include "rules/move.h"
#include "rules/position.h"

namespace scoundrel {

// Why a move is refused. words/refusals.h has the words.
enum class Refusal : std::uint8_t {
    none,                 // it is legal
    game_over,            // nothing is legal any more
    cards_owed,           // the dealer has yet to turn up cards, or to roll
    card_not_here,        // neither in the room nor in the slot
    wrong_kind,           // a verb that does not fit the card: drinking a monster
    not_in_these_rules,   // a verb that the rule set does not have
    must_fight_rolled,    // a monster has been rolled: it is fought before anything else
    must_roll_first,      // monsters are fought only after a roll
    no_weapon,            // none is in hand
    weapon_bound,         // the monster is above what the weapon may still slay
    weapon_worn_out,      // power 0
    weapon_must_be_used,  // bare = forced
    slot_out_of_reach,    // as the inventory has it
    slot_full,            // something lies there already
    room_full,            // nowhere to put the slot's item down
    weapon_used,          // a weapon with slain monsters or wear cannot be put down
    nothing_to_repair,    // no weapon in hand, or an unused one
    room_begun,           // avoiding comes before anything else in a room
    room_not_full,        // only a full room of four can be avoided
    avoided_last,         // not two rooms in a row
    needs_direction,      // avoid-lr or avoid-rl
    has_no_direction,     // plain avoid
    room_not_finished,    // next: three cards first
    dungeon_empty,        // next: there is no further room
    no_monster,           // roll: nothing to roll for
};

// May the weapon in hand be used on this monster? (rules.md 4.5, 5.5, 5.6, 5.8, 5.12, 5.15)
constexpr Refusal weapon_refusal(const Rules& rules, const Position& position, Card monster) {
    const Held& weapon = position.weapon;
    if (!weapon.card) return Refusal::no_weapon;
    switch (rules.weapon) {
        case WeaponRule::wear:
            return weapon_power(rules, weapon) > 0 ? Refusal::none : Refusal::weapon_worn_out;
        case WeaponRule::equal:
            return weapon.limit == 0 || monster.value() <= weapon.limit ? Refusal::none
                                                                        : Refusal::weapon_bound;
        case WeaponRule::lower: break;
    }
    return weapon.limit == 0 || monster.value() < weapon.limit ? Refusal::none
                                                               : Refusal::weapon_bound;
}

// Can the slot be reached now? Each kind of inventory reaches it whenever the one before does, and
// on one occasion more (rules.md 7.12 to 7.15).
constexpr bool slot_in_reach(const Rules& rules, const Position& position) {
    const Inventory kind = rules.inventory;
    if (kind == Inventory::none) return false;
    if (kind == Inventory::always) return true;
    const CardSet monsters = position.room_cards() & CardSet::monsters();
    if (monsters.empty()) return true;
    if (kind >= Inventory::carried && (monsters - position.carried_cards()).empty()) return true;
    return kind == Inventory::leaving && position.dealt_with >= cards_to_face;
}

// Can the 2 of diamonds mend the weapon in hand? (rules.md 5.16, 5.19, 5.20)
constexpr Refusal repair_refusal(const Rules& rules, const Position& position) {
    if (rules.weapon != WeaponRule::wear || rules.repair == 0) return Refusal::not_in_these_rules;
    return position.weapon.uses > 0 ? Refusal::none : Refusal::nothing_to_repair;
}

// Can an item of the room be stored? (rules.md 7.6, 7.8, 7.28, 7.31)
constexpr Refusal store_refusal(const Rules& rules, const Position& position) {
    if (rules.inventory == Inventory::none) return Refusal::not_in_these_rules;
    if (position.slot.card && rules.exchange == Exchange::no) return Refusal::slot_full;
    if (!slot_in_reach(rules, position)) return Refusal::slot_out_of_reach;
    return position.slot.uses > 0 ? Refusal::weapon_used : Refusal::none;
}

// Can the slot's item be put down in the room? (rules.md 7.22, 7.23, 7.26)
constexpr Refusal put_down_refusal(const Rules& rules, const Position& position) {
    if (rules.drop == Drop::no) return Refusal::not_in_these_rules;
    if (position.room_count == room_size) return Refusal::room_full;
    return position.slot.uses > 0 ? Refusal::weapon_used : Refusal::none;
}

// Avoiding, whatever the direction (rules.md 3.2, 3.3, 3.5, 3.7, 3.8).
constexpr Refusal avoid_refusal(const Rules& rules, const Position& position) {
    if (rules.avoid == Avoid::never) return Refusal::not_in_these_rules;
    if (!position.untouched) return Refusal::room_begun;
    if (position.room_count < room_size) return Refusal::room_not_full;
    if (rules.avoid == Avoid::alternate && position.avoided_last) return Refusal::avoided_last;
    return Refusal::none;
}

// Going on to the next room (rules.md 2.10 to 2.12).
constexpr Refusal next_refusal(const Rules& rules, const Position& position) {
    if (rules.fourth != Fourth::optional) return Refusal::not_in_these_rules;
    if (position.dungeon_empty()) return Refusal::dungeon_empty;
    return position.dealt_with >= cards_to_face || position.room_count == 0
               ? Refusal::none
               : Refusal::room_not_finished;
}

// Rolling the die (rules.md 8.3).
constexpr Refusal roll_refusal(const Rules& rules, const Position& position) {
    if (rules.monsters != Monsters::die) return Refusal::not_in_these_rules;
    return (position.room_cards() & CardSet::monsters()).empty() ? Refusal::no_monster
                                                                 : Refusal::none;
}

namespace detail {

// With the weapon, barehanded, or both (rules.md 4.6, 4.8, 5.9).
constexpr void push_fights(MoveList& list, const Rules& rules, const Position& position,
                           Card monster) {
    const bool armed = weapon_refusal(rules, position, monster) == Refusal::none;
    list.push_if(armed, {monster, Verb::fight});
    list.push_if(!armed || rules.bare == Bare::choice, {monster, Verb::barehanded});
}

// rules.md 5.1, 6.4, 7.1, 7.6, 7.8, 5.22
constexpr void push_room_item(MoveList& list, const Rules& rules, const Position& position,
                              Card item) {
    list.push({item, item.is_weapon() ? Verb::equip : Verb::drink});
    if (rules.discard == Discard::items) list.push({item, Verb::discard});
    if (store_refusal(rules, position) == Refusal::none) list.push({item, Verb::store});
    if (item == repair_card && repair_refusal(rules, position) == Refusal::none)
        list.push({item, Verb::repair});
}

// rules.md 7.9, 7.10, 7.23
constexpr void push_slot_item(MoveList& list, const Rules& rules, const Position& position) {
    if (!slot_in_reach(rules, position)) return;
    const Card item = position.slot.card;
    list.push({item, item.is_weapon() ? Verb::equip : Verb::drink});
    list.push({item, Verb::discard});
    if (put_down_refusal(rules, position) == Refusal::none) list.push({item, Verb::put_down});
    if (item == repair_card && repair_refusal(rules, position) == Refusal::none)
        list.push({item, Verb::repair});
}

constexpr void push_cardless(MoveList& list, const Rules& rules, const Position& position) {
    if (avoid_refusal(rules, position) == Refusal::none) {
        if (rules.order != Order::choice) {
            list.push(Move(Verb::avoid));
        } else {
            list.push(Move(Verb::avoid_lr));
            list.push(Move(Verb::avoid_rl));
        }
    }
    if (next_refusal(rules, position) == Refusal::none) list.push(Move(Verb::next));
    if (roll_refusal(rules, position) == Refusal::none) list.push(Move(Verb::roll));
}

}  // namespace detail

// All legal moves, in canonical order; none once the game is over or while the dealer owes.
constexpr MoveList legal_moves(const Rules& rules, const Position& position) {
    MoveList list;
    if (position.status != Status::playing || position.awaiting()) return list;
    if (position.rolled) {
        detail::push_fights(list, rules, position, position.rolled);
        return list;
    }
    CardSet here = position.room_cards();
    if (position.slot.card) here.add(position.slot.card);
    for (const Card card : here) {
        if (card.is_monster()) {
            if (rules.monsters == Monsters::chosen)
                detail::push_fights(list, rules, position, card);
        } else if (card == position.slot.card) {
            detail::push_slot_item(list, rules, position);
        } else {
            detail::push_room_item(list, rules, position, card);
        }
    }
    detail::push_cardless(list, rules, position);
    return list;
}

namespace detail {

constexpr Refusal fight_refusal(const Rules& rules, const Position& position, Move move) {
    const Card monster = move.card();
    if (!monster.is_monster()) return Refusal::wrong_kind;
    if (rules.monsters == Monsters::die && !position.rolled) return Refusal::must_roll_first;
    const Refusal weapon = weapon_refusal(rules, position, monster);
    if (move.verb() == Verb::fight) return weapon;
    return rules.bare == Bare::forced && weapon == Refusal::none ? Refusal::weapon_must_be_used
                                                                 : Refusal::none;
}

constexpr Refusal item_refusal(const Rules& rules, const Position& position, Move move) {
    const Card item = move.card();
    if (item.is_monster()) return Refusal::wrong_kind;
    const bool in_slot = item == position.slot.card;
    if (in_slot && !slot_in_reach(rules, position)) return Refusal::slot_out_of_reach;
    switch (move.verb()) {
        case Verb::equip: return item.is_weapon() ? Refusal::none : Refusal::wrong_kind;
        case Verb::drink: return item.is_potion() ? Refusal::none : Refusal::wrong_kind;
        case Verb::discard:
            return in_slot || rules.discard == Discard::items ? Refusal::none
                                                              : Refusal::not_in_these_rules;
        case Verb::store: return in_slot ? Refusal::slot_full : store_refusal(rules, position);
        case Verb::put_down:
            return in_slot ? put_down_refusal(rules, position) : Refusal::wrong_kind;
        case Verb::repair:
            return item == repair_card ? repair_refusal(rules, position) : Refusal::wrong_kind;
        default: return Refusal::wrong_kind;
    }
}

constexpr Refusal cardless_refusal(const Rules& rules, const Position& position, Verb verb) {
    switch (verb) {
        case Verb::next: return next_refusal(rules, position);
        case Verb::roll: return roll_refusal(rules, position);
        default: break;
    }
    const Refusal avoid = avoid_refusal(rules, position);
    if (avoid != Refusal::none) return avoid;
    if (verb == Verb::avoid)
        return rules.order == Order::choice ? Refusal::needs_direction : Refusal::none;
    return rules.order == Order::choice ? Refusal::none : Refusal::has_no_direction;
}

}  // namespace detail

// Why this move is not legal now; Refusal::none if it is.
constexpr Refusal refusal(const Rules& rules, const Position& position, Move move) {
    if (position.status != Status::playing) return Refusal::game_over;
    if (position.awaiting()) return Refusal::cards_owed;
    if (position.rolled && move.card() != position.rolled) return Refusal::must_fight_rolled;
    if (!move.has_card()) return detail::cardless_refusal(rules, position, move.verb());
    const Card card = move.card();
    if (!position.room_cards().has(card) && card != position.slot.card)
        return Refusal::card_not_here;
    return move.verb() == Verb::fight || move.verb() == Verb::barehanded
               ? detail::fight_refusal(rules, position, move)
               : detail::item_refusal(rules, position, move);
}

}  // namespace scoundrel
