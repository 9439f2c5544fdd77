#include "words/refusals.h"

#include "notation/cards.h"
#include "notation/moves.h"

namespace scoundrel {

namespace {

using enum Phrase;

// A verb that the rule set does not have (rules.md 2.3, 3.8, 5.16, 7.3, 7.5, 7.22, 8.1).
Phrase absent(Verb verb) {
    switch (verb) {
        case Verb::discard: return refuse_no_discard;
        case Verb::store: return refuse_no_slot;
        case Verb::put_down: return refuse_no_drop;
        case Verb::repair: return refuse_no_repair;
        case Verb::avoid:
        case Verb::avoid_lr:
        case Verb::avoid_rl: return refuse_never;
        case Verb::next: return refuse_no_next;
        case Verb::roll: return refuse_no_die;
        default: return refuse_no_such_move;
    }
}

// A verb that does not fit the card; where the rules have no such verb, that is the better reason.
Phrase misfit(const Rules& rules, Move move) {
    switch (move.verb()) {
        case Verb::fight:
        case Verb::barehanded: return refuse_no_monster_card;
        case Verb::put_down:
            if (rules.drop == Drop::no || rules.inventory == Inventory::none) return refuse_no_drop;
            break;
        case Verb::repair:
            if (rules.weapon != WeaponRule::wear || rules.repair == 0) return refuse_no_repair;
            break;
        default: break;
    }
    if (move.card().is_monster()) return refuse_monster;
    switch (move.verb()) {
        case Verb::equip: return refuse_potion;
        case Verb::drink: return refuse_weapon;
        case Verb::put_down: return refuse_not_in_slot;
        default: return refuse_repair_card;
    }
}

// Under `carried` the room is left at the third card, so `leaving` opens no more (rules.md 7.14).
Phrase barred(const Rules& rules) {
    if (rules.inventory == Inventory::calm) return refuse_reach_calm;
    return rules.inventory == Inventory::leaving && rules.fourth == Fourth::optional
               ? refuse_reach_leaving
               : refuse_reach_carried;
}

Phrase reason(Refusal why, const Rules& rules, const Position& position, Move move) {
    const bool slot = rules.inventory != Inventory::none;
    switch (why) {
        case Refusal::none: break;  // explain_refusal() has nothing to say
        case Refusal::game_over: return refuse_game_over;
        case Refusal::cards_owed: return position.die_owed ? refuse_die_owed : refuse_cards_owed;
        case Refusal::card_not_here: return slot ? refuse_not_here_slot : refuse_not_here;
        case Refusal::wrong_kind: return misfit(rules, move);
        case Refusal::not_in_these_rules: return absent(move.verb());
        case Refusal::must_fight_rolled: return refuse_rolled;
        case Refusal::must_roll_first: return refuse_roll_first;
        case Refusal::no_weapon: return refuse_unarmed;
        case Refusal::weapon_bound:
            return rules.weapon == WeaponRule::equal ? refuse_equal : refuse_lower;
        case Refusal::weapon_worn_out: return refuse_worn_out;
        case Refusal::weapon_must_be_used: return refuse_must_use;
        case Refusal::slot_out_of_reach: return barred(rules);
        case Refusal::slot_full: return refuse_slot_full;
        case Refusal::room_full: return refuse_room_full;
        case Refusal::weapon_used: return refuse_used;
        case Refusal::nothing_to_repair:
            return position.weapon.card ? refuse_whole : refuse_nothing_to_repair;
        case Refusal::room_begun:
            return slot && rules.rummage == Rummage::counts ? refuse_begun_slot : refuse_begun;
        case Refusal::room_not_full: return refuse_not_full;
        case Refusal::avoided_last: return refuse_twice;
        case Refusal::needs_direction: return refuse_direction;
        case Refusal::has_no_direction: return refuse_no_direction;
        case Refusal::room_not_finished: return refuse_unfinished;
        case Refusal::dungeon_empty: return refuse_last_room;
        case Refusal::no_monster: return refuse_no_monsters;
    }
    return refuse_no_such_move;
}

std::string name_of(Card card) { return card ? print_card(card) : ""; }

}  // namespace

std::string explain_refusal(const Voice& voice, Refusal why, const Rules& rules,
                            const Position& position, Move move) {
    if (why == Refusal::none) return "";
    return say(voice, reason(why, rules, position, move),
               {{"card", name_of(move.card())},
                {"held", name_of(position.weapon.card)},
                {"limit", position.weapon.limit},
                {"slot", name_of(position.slot.card)},
                {"rolled", name_of(position.rolled)},
                {"owed", position.owed},
                {"plain", print_move(Move(Verb::avoid))},
                {"lr", print_move(Move(Verb::avoid_lr))},
                {"rl", print_move(Move(Verb::avoid_rl))}});
}

std::string explain_refusal(const Voice& voice, RevealError why, Card told) {
    const Arguments arguments{{"card", name_of(told)}};
    switch (why) {
        case RevealError::none: break;
        case RevealError::nothing_owed: return say(voice, refuse_nothing_owed);
        case RevealError::card_not_unseen: return say(voice, refuse_not_unseen, arguments);
        case RevealError::not_a_monster_here: return say(voice, refuse_not_monster_here, arguments);
    }
    return "";
}

}  // namespace scoundrel
