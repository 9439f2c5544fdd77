// The English catalogue. One row a phrase, in the order of the keys; words that differ from rule
// set to rule set are placeholders, never spelled out. ASCII only, so that any terminal can show
// it.
#include "words/catalogue.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr Entry entries[] = {
    {title_setup, "Set-up"},
    {title_room, "A room"},
    {title_fighting, "Fighting"},
    {title_weapons, "{Weapons}"},
    {title_potions, "Potions"},
    {title_aside, "Items"},
    {title_avoiding, "{Avoiding}"},
    {title_die, "The die"},
    {title_end, "The end"},
    {title_scoring, "Scoring"},

    {deck_part,
     "Leave these cards of a pack of 52 aside: {out}. The other {cards} are the dungeon."},
    {deck_whole, "The dungeon is a whole pack of 52 cards."},
    {deck_kinds,
     "Clubs and spades are monsters ({monsters}), diamonds are {weapons} ({weapon_cards}), hearts "
     "are potions ({potion_cards})."},
    {values,
     "Number cards are worth their number, a jack 11, a queen 12, a king 13 and an ace 14."},
    {values_plain, "Every card is worth its number."},
    {shuffle, "Shuffle the dungeon and lay it face down; cards are dealt from its top."},
    {begin_armed,
     "You begin with {health} health, the most you can ever have, and without a {weapon}."},
    {begin_bare, "You begin with {health} health, the most you can ever have."},

    {room_four, "Four cards dealt face up in a row make a room."},
    {room_order, "Deal with them one at a time, in any order you like; each takes effect at once."},
    {room_order_die,
     "Deal with them one at a time; each takes effect at once. The order is yours, except that a "
     "die says which monster you fight."},
    {fourth_carried,
     "As soon as three of a room's cards are dealt with, the turn is over: the fourth stays where "
     "it is and begins the next room, which is filled up to four from the dungeon."},
    {fourth_optional,
     "Once three of a room's cards are dealt with you may go on to the next: the card left over "
     "comes along, and the room is filled up to four. Or deal with that one too, and go on to four "
     "new cards."},
    {last_room_carried,
     "When the dungeon runs out, a room is played with the cards it has, to the very last."},
    {last_room_optional,
     "When the dungeon is empty there is nowhere left to go: the room is played to its very last "
     "card."},

    {fight_bare, "Barehanded, you lose the monster's full value in health, and it is discarded."},
    {fight_armed,
     "With your {weapon} you lose only what the monster is worth beyond it, if anything, and the "
     "monster is laid on the {weapon}."},
    {fight_armed_wear,
     "With your {weapon} you lose only what the monster is worth beyond its power, if anything, "
     "and the monster is laid on the {weapon}."},
    {fight_example, "So a fresh {weapon} of 7 against a queen (12) costs you 5."},
    {bare_choice,
     "You may fight barehanded with a {weapon} in hand, too; that leaves it as it was."},
    {bare_forced,
     "Whenever the {weapon} can be used it must be; you fight barehanded only when it cannot."},
    {no_weapons, "There are no {weapons} in this deck, so every fight is barehanded."},
    {no_monsters, "There are no monsters in this deck."},

    {equip_always, "A {weapon} you take must be equipped."},
    {equip_one,
     "You hold one {weapon} at a time: equipping another discards the old one, with the monsters "
     "laid on it."},
    {equip_one_swap,
     "You hold one {weapon} at a time: equipping another from the room discards the old one, with "
     "the monsters laid on it."},
    {weapon_lower,
     "A fresh {weapon} can be used on any monster, a used one only on monsters lower than the last "
     "it slew: after a 9 it can slay an 8, but not another 9."},
    {weapon_equal,
     "A fresh {weapon} can be used on any monster, a used one only on monsters no higher than the "
     "last it slew: after a 9 it can slay another 9, but not a 10."},
    {weapon_wear,
     "A {weapon} can be used on any monster, but each fight wears it down: its power is its value "
     "less {wear} for every monster laid on it."},
    {weapon_lasting,
     "A {weapon} can be used on any monster, and keeps its full value however often it is used."},
    {weapon_worn_out, "With no power left it cannot be used."},
    {weapon_stays, "A {weapon} stays in hand from room to room, until another takes its place."},
    {mend_many,
     "Rather than equip the 2 of diamonds, you may spend it to mend a used {weapon}: {repair} of "
     "the monsters on it are discarded, the last laid first (or all, if there are fewer), and no "
     "longer count against it."},
    {mend_one,
     "Rather than equip the 2 of diamonds, you may spend it to mend a used {weapon}: the monster "
     "last laid on it is discarded, and no longer counts against it."},
    {mend_nothing,
     "Rather than equip the 2 of diamonds, you may spend it to take {repair} "
     "{repair|monster|monsters} (or all, if there are fewer) off a used {weapon}; as that never "
     "wears, nothing is gained."},
    {mend_never, "The 2 of diamonds is a {weapon} like any other, and cannot mend."},

    {potion_heals,
     "A potion you drink adds its value to your health, but never beyond {health}, and is "
     "discarded."},
    {potions_one,
     "Only the first potion drunk in a room heals; another may be drunk too, but does nothing."},
    {potions_any, "Every potion heals, however many you drink in a room."},
    {potion_from_slot, "One drunk from the slot counts like one from the room."},
    {no_potions, "There are no potions in this deck: health that is lost stays lost."},

    {discard_items,
     "{An_item} in the room may be discarded unused; that counts as dealing with it."},
    {discard_no, "Nothing in the room may be discarded unused."},
    {slot_store,
     "You have one inventory slot. While it is empty, {an_item} from the room may be stored in it; "
     "that counts as dealing with the card."},
    {slot_use,
     "What lies in the slot stays there from room to room. It can be used straight from it, or "
     "discarded, and neither counts towards the room's three."},
    {slot_none, "There is no slot to keep anything in."},
    {reach_calm, "The slot can be reached only while no monster is in the room."},
    {reach_carried,
     "The slot can be reached unless a newly dealt monster is in the room; a monster carried over "
     "does not bar it."},
    {reach_leaving,
     "The slot can be reached unless a newly dealt monster is in the room; once three of the "
     "room's "
     "cards are dealt with, nothing bars it."},
    {reach_always, "The slot can be reached at any time, monsters or not."},
    {swap_yes,
     "Equipping from the slot swaps: the {weapon} you held goes into the slot, with all that lies "
     "on it."},
    {swap_no, "Equipping from the slot discards the {weapon} you held."},
    {drop_yes,
     "What lies in the slot may be put down at the end of the room while that has fewer than four "
     "cards; the count of cards dealt with then goes back by one."},
    {drop_no, "What lies in the slot cannot be put down in the room."},
    {drop_used, "A {weapon} that has been used cannot be put down."},

    {avoid_how,
     "Instead of facing a room you may {avoid} it: its four cards go under the dungeon, and a new "
     "room is dealt."},
    {avoid_few,
     "If fewer than four lie in the dungeon, some of the same cards come straight back."},
    {avoid_when, "Only a full room can be {avoided}, and only while nothing has been done in it."},
    {avoid_when_slot,
     "Only a full room can be {avoided}, and only while nothing has been done in it, nor with the "
     "slot."},
    {avoid_alternate, "You cannot {avoid} two rooms in a row."},
    {avoid_always, "You may {avoid} as many rooms in a row as you like."},
    {avoid_never, "No room can be {avoided}: you face what is dealt."},
    {order_kept, "The cards go under in their order, the room's first card uppermost."},
    {order_choice, "You choose which end of the row goes uppermost: its first card or its last."},

    {die_picks,
     "You do not choose which monster to fight: when you want to fight, a die picks one of those "
     "in the room, each as likely as the next."},
    {die_first, "The monster it picks must be fought before anything else is done."},
    {die_then_choose, "With the {weapon} or without, you decide after the roll."},
    {die_each, "Every fight needs a roll of its own, even against a single monster."},
    {die_no_avoid, "After a roll the room can no longer be {avoided}."},
    {monsters_chosen, "You choose which monster of the room to fight."},

    {lose, "You lose as soon as your health is 0."},
    {win_cleared, "You win when the dungeon and the room are both empty."},
    {win_cleared_slot,
     "You win when the dungeon and the room are both empty, whatever lies in the slot."},
    {win_short,
     "You win when three cards are dealt with and what is left cannot make another room of four: "
     "{left_over} {left_over|card is|cards are} never faced."},

    {score_win_original,
     "A win scores your health, and at the full {health} also the value of the last card you dealt "
     "with, if that was a potion."},
    {score_win_plain, "A win scores your health."},
    {score_loss_original,
     "A loss scores minus the values of all monsters still face down in the dungeon."},
    {score_health, "A win scores your health, a loss scores 0."},
    {score_slain,
     "You score your health and the values of all monsters you defeated, win or lose; the one that "
     "kills you does not count."},

    {brief_nothing, "the base of all the others"},
    {brief_cards, "{cards} cards"},
    {brief_health, "{health} health"},
    {brief_lower, "a used {weapon} slays only lower monsters"},
    {brief_equal, "a used {weapon} may slay an equal monster"},
    {brief_wear, "{weapons} lose {wear} {wear|point|points} a fight"},
    {brief_lasting, "{weapons} never wear out"},
    {brief_choice, "the {weapon} may be left aside"},
    {brief_forced, "the {weapon} is used whenever it can be"},
    {brief_one, "one potion a room heals"},
    {brief_any, "every potion heals"},
    {brief_never, "no {avoiding}"},
    {brief_alternate, "no {avoiding} twice in a row"},
    {brief_always, "{avoid} as often as you like"},
    {brief_kept, "{avoided} cards keep their order"},
    {brief_order_choice, "{avoided} cards go under in either order"},
    {brief_carried, "the fourth card always stays"},
    {brief_optional, "the fourth card may be dealt with too"},
    {brief_discard_no, "nothing is discarded unused"},
    {brief_discard_items, "items may be discarded"},
    {brief_slot_none, "no slot"},
    {brief_slot_calm, "a slot, reached when no monster is there"},
    {brief_slot_carried, "a slot, reached when no new monster is there"},
    {brief_slot_leaving, "a slot, reached when no new monster is there or three cards are done"},
    {brief_slot_always, "a slot, reached at any time"},
    {brief_swap_no, "no swapping with the slot"},
    {brief_swap_yes, "the slot swaps {weapons}"},
    {brief_drop_no, "no putting down"},
    {brief_drop_yes, "the slot's item may be put down"},
    {brief_mend, "the 2 of diamonds mends"},
    {brief_mend_never, "no mending"},
    {brief_chosen, "you choose the monster"},
    {brief_die, "a die picks the monster"},
    {brief_cleared, "won when every card is dealt with"},
    {brief_short, "won when no full room is left"},
    {brief_score_original, "the original score"},
    {brief_score_health, "the score is the health left"},
    {brief_score_slain, "the score counts the monsters slain"},

    {difference_idle, "Without effect in these rules."},
    {difference_deck, "{cards} cards; only here: {only}."},
    {difference_deck_within, "{cards} cards, all of them in the other deck too."},
    {difference_words, "Says {weapon} and {avoid}."},

    {sheet_title, "{title} (a variant of {id})"},
    {sheet_deck, "The deck"},
    {sheet_health, "Health"},
    {sheet_dungeon, "dungeon"},
    {sheet_room, "room"},
    {sheet_discard, "discard"},
    {sheet_slot, "slot"},
    {sheet_held, "{weapon}, and what it slew"},
    {take_out, "Out of a pack of 52 (no jokers) take: {out}. {cards} cards remain."},
    {take_nothing, "Take a whole pack of 52 cards (no jokers)."},
    {stack_deck,
     "Lay the cards one on another face down, beginning with number {cards} and ending with number "
     "1; or face up, beginning with number 1, and turn the whole pile over at the end. Either way "
     "number 1 ends on top, face down."},
    {life_by_cards,
     "Count it with the eight red cards left out: J 1, Q 2, K 3, A 4, all face up. Turn over what "
     "you lose, and back what you heal."},
    {life_by_counter, "Keep count of it on paper or with counters, from {health} down."},
    {short_room, "Fill the room up to four cards from the dungeon."},
    {short_three,
     "Deal with three of them, one at a time, in any order; the fourth stays for the next room."},
    {short_three_or_four,
     "Deal with three of them, one at a time, in any order; the fourth too, if you like, or it "
     "stays for the next room."},
    {short_last_room, "The last room is played to its last card."},
    {short_avoid,
     "A full room in which nothing is done yet may be {avoided}: put its four cards under the "
     "dungeon and deal anew."},
    {short_alternate, "Never two rooms in a row."},
    {short_always, "As often as you like."},
    {short_kept, "The cards keep their order, the first uppermost."},
    {short_order_choice, "You choose whether the first or the last card is uppermost."},
    {short_bare, "Barehanded: lose the monster's value, and discard it."},
    {short_armed,
     "With the {weapon}: lose what the monster has beyond the {weapon}'s value, and lay it on the "
     "{weapon}."},
    {short_armed_wear,
     "With the {weapon}: lose what the monster has beyond the {weapon}'s power, and lay it on the "
     "{weapon}."},
    {short_choice, "The choice is yours."},
    {short_forced, "The {weapon} must be used whenever it can be."},
    {short_equip, "Equip one, and discard the old one with the monsters on it."},
    {short_equip_swap, "Equip one from the room, and discard the old one with the monsters on it."},
    {short_lower, "Once used, it slays only monsters lower than the last one on it."},
    {short_equal, "Once used, it slays only monsters no higher than the last one on it."},
    {short_wear,
     "Its power is its value less {wear} for each monster on it; with none left it cannot be "
     "used."},
    {short_lasting, "It can be used on any monster, again and again."},
    {short_mend,
     "Or spend the 2 of diamonds to take the last {repair|monster|{repair} monsters} off the "
     "{weapon} in hand."},
    {short_heal, "Drink one to add its value to your health, to {health} at most, and discard it."},
    {short_one, "Only the first in a room heals."},
    {short_any, "Every one heals."},
    {short_discard, "{An_item} in the room may be discarded, which deals with it."},
    {short_store,
     "{An_item} in the room may be stored in the slot, if that is empty, which deals with it; "
     "using "
     "or discarding it from there later does not count."},
    {short_swap, "Equipping from the slot puts the {weapon} in hand there."},
    {short_drop,
     "What lies there can be put down in a room of fewer than four, and the count of cards dealt "
     "with goes back by one."},
    {short_die, "Roll for the monster you fight, even for a single one, and fight it at once."},
    {short_end, "Lost when your health is 0; won when dungeon and room are empty."},
    {short_end_short,
     "Lost when your health is 0; won when three cards are dealt with and what is left cannot make "
     "another room of four ({left_over} {left_over|card|cards})."},

    {item_any, "a {weapon} or potion"},
    {item_weapon, "a {weapon}"},
    {item_potion, "a potion"},
    {cards_of_suits, "{ranks} of {suits}"},
    {all_of_suits, "all {suits}"},
    {rank_run, "{first} to {last}"},
    {list_comma, ", "},
    {list_and, " and "},
    {list_semicolon, "; "},

    {refuse_game_over, "the game is over"},
    {refuse_cards_owed, "the room is not dealt yet: {owed} more to turn up"},
    {refuse_die_owed, "the die has yet to be rolled"},
    {refuse_not_here, "{card} is not in the room"},
    {refuse_not_here_slot, "{card} is neither in the room nor in the slot"},
    {refuse_no_monster_card, "{card} is not a monster"},
    {refuse_monster, "{card} is a monster: it can only be fought"},
    {refuse_potion, "{card} is a potion: it cannot be equipped"},
    {refuse_weapon, "{card} is a {weapon}: it cannot be drunk"},
    {refuse_not_in_slot, "{card} is not in the slot: only what lies there can be put down"},
    {refuse_repair_card, "only the 2 of diamonds can repair"},
    {refuse_no_discard, "these rules let nothing in the room be discarded unused"},
    {refuse_no_slot, "these rules have no slot"},
    {refuse_no_drop, "these rules let nothing be put down in the room"},
    {refuse_no_repair, "in these rules no {weapon} can be repaired"},
    {refuse_never, "in these rules no room can be {avoided}"},
    {refuse_no_next,
     "in these rules the next room comes by itself, once three cards are dealt with"},
    {refuse_no_die, "these rules have no die: you choose the monster"},
    {refuse_no_such_move, "these rules have no such move"},
    {refuse_rolled, "the die picked {rolled}: fight it first"},
    {refuse_roll_first, "roll first: the die says which monster is fought"},
    {refuse_unarmed, "there is no {weapon} in hand"},
    {refuse_lower,
     "{held} last slew a monster of {limit}: it can only be used on monsters below {limit}"},
    {refuse_equal,
     "{held} last slew a monster of {limit}: it can only be used on monsters of at most {limit}"},
    {refuse_worn_out, "{held} is worn out"},
    {refuse_must_use, "{held} can be used on {card}, so it must be"},
    {refuse_reach_calm, "the slot is out of reach while a monster is in the room"},
    {refuse_reach_carried, "the slot is out of reach while a newly dealt monster is in the room"},
    {refuse_reach_leaving,
     "the slot is out of reach while a newly dealt monster is in the room, until three cards are "
     "dealt with"},
    {refuse_slot_full, "the slot already holds {slot}"},
    {refuse_room_full, "the room is full: there is no place to put {card} down"},
    {refuse_used, "{card} has been used and cannot be put down"},
    {refuse_whole, "{held} needs no repair"},
    {refuse_nothing_to_repair, "there is no {weapon} to repair"},
    {refuse_begun, "a room can be {avoided} only before anything is done in it"},
    {refuse_begun_slot,
     "a room can be {avoided} only before anything is done in it or with the slot"},
    {refuse_not_full, "only a full room of four can be {avoided}"},
    {refuse_twice, "two rooms in a row cannot be {avoided}"},
    {refuse_direction, "say which card goes uppermost: the first ({lr}) or the last ({rl})"},
    {refuse_no_direction, "in these rules the cards keep their order: {plain}"},
    {refuse_unfinished, "deal with three cards of this room first"},
    {refuse_last_room, "the dungeon is empty: this is the last room"},
    {refuse_no_monsters, "there is no monster to roll for"},

    {talk_game, "{title}. Game {game}."},
    {talk_watched, "{title}. Game {game}, played by {player}."},
    {talk_resumed, "Going on with {game}. Type a move, help or rules, or new for another game."},
    {talk_begin, "Type a move as shown in brackets, or help, or rules."},
    {talk_begin_table,
     "Type the cards you turn up, then moves as shown in brackets; or help, or rules."},
    {talk_room_cards, "Room {room}: {cards}"},
    {talk_room, "Room {room}."},
    {talk_room_begun, "Room {room}, {dealt} {dealt|card|cards} dealt with."},
    {talk_health, "Health {health} of {most}."},
    {talk_cleared, "{cleared} {cleared|room|rooms} cleared."},
    {talk_cleared_avoided, "{cleared} {cleared|room|rooms} cleared, {gone} {avoided}."},
    {talk_unarmed, "No {weapon}."},
    {talk_armed, "{Weapon} {held}"},
    {talk_power, "power {power}"},
    {talk_worn_out, "worn out"},
    {talk_below, "for monsters below {limit}"},
    {talk_up_to, "for monsters up to {limit}"},
    {talk_slain, "slain with it: {slain}"},
    {talk_slot_empty, "The slot is empty."},
    {talk_slot, "In the slot {item}."},
    {talk_slot_choices, "In the slot {item}: {choices}."},
    {talk_dungeon, "{cards} {cards|card|cards} in the dungeon."},
    {talk_dungeon_empty, "The dungeon is empty."},
    {talk_bottom, "The last {known|one is|{known} are} known: {bottom}."},
    {talk_bottom_due,
     "The last {known|one is|{known} are} known: {bottom}, met again {rooms|in the next "
     "room|within {rooms} rooms}."},
    {talk_bottom_all, "{known|It is|All are} known: {bottom}."},
    {talk_rolled, "The die picked {card}."},
    {talk_monster, "monster {value}"},
    {talk_weapon, "{weapon} {value}"},
    {talk_potion, "potion {value}"},
    {talk_or, "Or {choices}."},

    {word_avoid, "{avoid}"},
    {choice_fight, "with {held} ({move}) {effect}"},
    {choice_barehanded, "barehanded ({move}) {effect}"},
    {choice_equip, "equip ({move})"},
    {choice_equip_discard, "equip ({move}) and discard {held}"},
    {choice_equip_swap, "equip ({move}), {held} goes into the slot"},
    {choice_drink, "drink ({move}) {effect}"},
    {choice_discard, "discard ({move})"},
    {choice_store, "store ({move})"},
    {choice_put_down, "put down ({move})"},
    {choice_repair, "repair {held} ({move}), then power {power}"},
    {choice_avoid, "{avoid} the room ({move})"},
    {choice_avoid_lr, "{avoid} the room, its first card uppermost ({move})"},
    {choice_avoid_rl, "{avoid} the room, its last card uppermost ({move})"},
    {choice_next, "go on to the next room ({move})"},
    {choice_roll, "roll the die ({move})"},
    {choice_none, "nothing can be done with it now"},
    {choice_out_of_reach, "out of reach now"},
    {choice_roll_first, "fought when the die picks it"},
    {choice_fight_first, "waits until {rolled} is fought"},
    {effect_damage, "{damage} damage"},
    {effect_health, "health {health}"},
    {effect_kills, "kills you"},
    {effect_wins, "wins the game"},
    {effect_below, "then below {limit}"},
    {effect_up_to, "then up to {limit}"},
    {effect_power, "then power {power}"},
    {effect_worn_out, "then worn out"},
    {effect_heals, "heals {healed}, health {health}"},
    {effect_heals_part, "heals {healed} of {value}, health {health}"},
    {effect_heals_full, "heals nothing, health is full"},
    {effect_heals_second, "heals nothing, as a potion was drunk in this room"},

    {did_fight, "You fight {card} with {held}: {effect}."},
    {did_barehanded, "You fight {card} barehanded: {effect}."},
    {did_equip, "You equip {card}."},
    {did_equip_discard, "You equip {card} and discard {held}."},
    {did_equip_swap, "You equip {card}; {held} goes into the slot."},
    {did_drink, "You drink {card}: {effect}."},
    {did_discard, "You discard {card}."},
    {did_store, "You store {card}."},
    {did_put_down, "You put {card} down in the room."},
    {did_repair, "You repair {held} with {card}: power {power}."},
    {did_avoid, "You {avoid} the room: its cards go under the dungeon."},
    {did_next, "You go on to the next room."},
    {did_roll, "You roll the die."},
    {did_roll_picked, "You roll the die: it picks {rolled}."},

    {end_won, "You made it through the dungeon. Score {score}."},
    {end_lost, "You died in the dungeon. Score {score}."},
    {end_account,
     "{cleared} {cleared|room|rooms} cleared, {gone} {avoided}; {slain} {slain|monster|monsters} "
     "slain; "
     "{damage} damage, {healed} healed; {moves} {moves|move|moves}."},
    {end_marked, "Counted apart from first tries: {marks}."},
    {end_share, "For the same deal again type restart; elsewhere: scoundrel play {game}"},
    {end_table, "It was your own deck; record FILE keeps the game to show or replay."},
    {mark_undo, "moves were taken back"},
    {mark_hint, "a hint was given"},
    {mark_solve, "the solver was asked"},
    {mark_open, "the order of the deck was known"},
    {mark_position, "it began in the middle"},

    {ask_over, "new, restart, undo or quit?"},
    {ask_cards, "Turn up {owed} {owed|card|cards} of your deck and type {owed|it|them}."},
    {ask_cards_more, "Turn up {owed} more {owed|card|cards} and type {owed|it|them}."},
    {ask_die, "Roll a die for the monsters of the room and type the one it picks."},
    {reply_possible, "{why}; possible with {card}: {moves}"},
    {reply_which, "say which: {moves}"},
    {reply_number, "there {cards|is only card 1|are only cards 1 to {cards}} in the room"},
    {reply_single, "one move a line, please, not '{input}'"},
    {reply_unknown, "'{input}' is not understood; moves now: {moves}; help lists the rest"},
    {reply_over, "the game is over: new, restart, undo or quit"},
    {reply_cards, "'{input}' is not cards; type them as 7C QS TD"},
    {reply_monster, "type the one monster the die picked"},
    {reply_count, "say how many: undo, or undo 3"},
    {reply_replace,
     "say two cards, first what was dealt here, then what it truly was: replace QS 7C"},
    {reply_too_long, "the line is too long"},
    {reply_written, "Written to {file}."},
    {unseen_count, "{cards} {cards|card|cards} unseen."},
    {unseen_below, "Below them, in this order: {bottom}"},
    {pile_empty, "Nothing has been discarded."},
    {pile_cards, "Discarded: {cards}"},

    {help_moves,
     "A move is a card and what is done with it: {verbs}. A card alone, or its number, will do "
     "where only one thing can be done with it."},
    {verb_fight, "QSw fights with the {weapon}"},
    {verb_barehanded, "QSb barehanded"},
    {verb_equip, "TDe equips"},
    {verb_drink, "4Hd drinks"},
    {verb_discard, "4Hx discards"},
    {verb_store, "4Hs stores in the slot"},
    {verb_put_down, "4Hp puts down in the room"},
    {verb_repair, "2Dr repairs"},
    {help_avoid, "{avoid} the room (a for short)"},
    {help_avoid_order, "{avoid} the room, its first or its last card uppermost"},
    {help_next, "go on to the next room"},
    {help_roll, "roll for the monster to fight"},
    {help_undo, "take moves back or bring them back; the game is then counted apart"},
    {help_look, "the table again"},
    {help_rules, "how this game is played"},
    {help_unseen, "what is still to come, and what is gone"},
    {help_replace, "the known card QS turned out to be 7C"},
    {help_note, "keep a remark in the record"},
    {help_record, "print the record of this game, or write it to a file"},
    {help_new, "the same deal again; another game"},
    {help_quit, "leave; the game is kept and goes on next time"},
};

consteval bool complete() {
    for (int i = 0; i < phrase_count; ++i)
        if (entries[i].phrase != static_cast<Phrase>(i)) return false;
    return std::size(entries) == phrase_count;
}
static_assert(complete(), "one row for each phrase, in the order of the keys");

constexpr Form weapon[] = {{"weapon", "weapon"}, {"weapons", "weapons"}};
constexpr Form shield[] = {{"weapon", "shield"}, {"weapons", "shields"}};
constexpr Form avoid[] = {{"avoid", "avoid"}, {"avoided", "avoided"}, {"avoiding", "avoiding"}};
constexpr Form flee[] = {{"avoid", "flee"}, {"avoided", "fled"}, {"avoiding", "fleeing"}};
constexpr Form skip[] = {{"avoid", "skip"}, {"avoided", "skipped"}, {"avoiding", "skipping"}};

constexpr Catalogue catalogue{
    .language = "en",
    .entries = entries,
    .weapon_forms = {weapon, shield},
    .avoid_forms = {avoid, flee, skip},
    .ranks = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"},
    .suits = {"clubs", "diamonds", "hearts", "spades"},
    .plural = [](int count) { return count == 1 ? std::size_t{0} : std::size_t{1}; },
};

}  // namespace

const Catalogue& english() { return catalogue; }

}  // namespace scoundrel
