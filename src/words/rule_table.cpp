#include "words/rule_table.h"

#include "rules/position.h"
#include "words/deck_words.h"

namespace scoundrel {

namespace {

using enum Phrase;
using F = const Facts&;

constexpr CardSet all_weapons = CardSet::whole_suit(Suit::diamonds);
constexpr CardSet all_potions = CardSet::whole_suit(Suit::hearts);
constexpr CardSet all_courts =
    CardSet::run(Suit::clubs, 11, 14) | CardSet::run(Suit::diamonds, 11, 14) |
    CardSet::run(Suit::hearts, 11, 14) | CardSet::run(Suit::spades, 11, 14);

bool always(F) { return true; }
bool carries(F f) { return f.rules.fourth == Fourth::carried; }
bool bound(F f) { return f.weapons && f.monsters && f.rules.weapon != WeaponRule::wear; }
bool wearing(F f) { return f.weapons && f.monsters && f.rules.weapon == WeaponRule::wear; }
bool items(F f) { return f.weapons || f.potions; }
bool swaps(F f) { return f.slot && f.weapons && f.rules.swap == Swap::yes; }
bool discards(F f) { return items(f) && f.rules.discard == Discard::items; }
bool hurt(F f) { return f.rules.health_at_start() < f.rules.health; }
bool exchanges(F f) { return f.slot && f.rules.exchange == Exchange::yes; }
bool drops(F f) { return f.slot && f.rules.drop == Drop::yes; }
bool breaks(F f) { return f.wears && f.rules.broken == Broken::discarded; }
bool rummages(F f) { return f.avoids && f.slot && f.rules.rummage == Rummage::free; }
template <Ending ending>
bool ends(F f) {
    return f.rules.ending == ending;
}
template <Order order>
bool goes_under(F f) {
    return f.avoids && f.rules.order == order;
}
template <Loss loss>
bool loses(F f) {
    return f.monsters && f.rules.scoring == Scoring::original && f.rules.loss == loss;
}
bool counts_slain(F f) { return f.rules.scoring == Scoring::slain; }
bool counts_killer(F f) {
    return counts_slain(f) && f.monsters && f.rules.killer == Killer::counts;
}

// What a win scores under `original`. Where the last monster ends the game, no potion is the last
// card, unless there was never a monster (rules.md 10.23).
Phrase won_original(F f) {
    if (!f.potions || (ends<Ending::monsters>(f) && f.monsters)) return score_win_plain;
    return ends<Ending::last>(f) ? score_win_last : score_win_original;
}
template <Phrase phrase>
bool scores(F f) {
    return f.rules.scoring == Scoring::original && won_original(f) == phrase;
}

// Under `carried` the room is left at the third card, so `leaving` opens no more than `carried`.
Inventory reach(F f) {
    if (!f.monsters) return Inventory::always;
    if (f.rules.inventory == Inventory::leaving && carries(f)) return Inventory::carried;
    return f.rules.inventory;
}

constexpr RuleRow rules_table[] = {
    {Topic::setup, deck_part, "1.3 1.4 1.5",
     [](F f) { return f.rules.deck.count() < cards_in_pack; }},
    {Topic::setup, deck_whole, "1.5", [](F f) { return f.rules.deck.count() == cards_in_pack; }},
    {Topic::setup, deck_kinds, "1.1", always},
    {Topic::setup, values, "1.2", [](F f) { return f.courts; }},
    {Topic::setup, values_plain, "1.2", [](F f) { return !f.courts; }},
    {Topic::setup, shuffle, "1.11", always},
    {Topic::setup, begin_armed, "1.9 1.10", [](F f) { return f.weapons && !hurt(f); }},
    {Topic::setup, begin_bare, "1.9 1.10", [](F f) { return !f.weapons && !hurt(f); }},
    {Topic::setup, begin_hurt_armed, "1.9 1.10 1.15", [](F f) { return f.weapons && hurt(f); }},
    {Topic::setup, begin_hurt, "1.9 1.10 1.15", [](F f) { return !f.weapons && hurt(f); }},

    {Topic::room, room_four, "2.1", always},
    {Topic::room, room_order, "2.2", [](F f) { return !f.dice; }},
    {Topic::room, room_order_die, "2.2 8.2", [](F f) { return f.dice; }},
    {Topic::room, fourth_carried, "2.3 2.4", carries},
    {Topic::room, fourth_optional, "2.9 2.10 2.11", [](F f) { return !carries(f); }},
    {Topic::room, last_room_carried, "2.6 2.7",
     [](F f) { return carries(f) && ends<Ending::cleared>(f); }},
    {Topic::room, last_room_early, "2.6 2.7",
     [](F f) { return ends<Ending::last>(f) || ends<Ending::monsters>(f); }},
    {Topic::room, last_room_optional, "2.12 9.7", [](F f) { return !carries(f); }},

    {Topic::fighting, fight_bare, "4.1 4.2", [](F f) { return f.monsters; }},
    {Topic::fighting, fight_armed, "4.3 4.4", [](F f) { return f.fights_armed && !f.wears; }},
    {Topic::fighting, fight_armed_wear, "4.3 4.4", [](F f) { return f.wears; }},
    {Topic::fighting, fight_example, "4.3", [](F f) { return f.fights_armed; }},
    {Topic::fighting, bare_choice, "4.6 4.7",
     [](F f) { return f.fights_armed && f.rules.bare == Bare::choice; }},
    {Topic::fighting, bare_forced, "4.8",
     [](F f) { return f.fights_armed && f.rules.bare == Bare::forced; }},
    {Topic::fighting, no_weapons, "4.5", [](F f) { return f.monsters && !f.weapons; }},
    {Topic::fighting, no_monsters, "1.5", [](F f) { return !f.monsters; }},

    {Topic::weapons, equip_always, "5.1",
     [](F f) { return f.weapons && !f.slot && !f.mends && !discards(f); }},
    {Topic::weapons, equip_one, "5.2 5.3", [](F f) { return f.weapons && !swaps(f); }},
    {Topic::weapons, equip_one_swap, "5.2 5.3 7.20", swaps},
    {Topic::weapons, weapon_lower, "5.5 5.6 5.7 5.9",
     [](F f) { return bound(f) && f.rules.weapon == WeaponRule::lower; }},
    {Topic::weapons, weapon_equal, "5.5 5.8 5.7 5.9",
     [](F f) { return bound(f) && f.rules.weapon == WeaponRule::equal; }},
    {Topic::weapons, weapon_wear, "5.11 5.12 5.13 5.14", [](F f) { return f.wears; }},
    {Topic::weapons, weapon_worn_out, "5.15", [](F f) { return f.wears && !breaks(f); }},
    {Topic::weapons, weapon_breaks, "5.24", breaks},
    {Topic::weapons, weapon_lasting, "5.12 5.13", [](F f) { return wearing(f) && !f.wears; }},
    {Topic::weapons, weapon_stays, "5.4", [](F f) { return f.weapons && !breaks(f); }},
    {Topic::weapons, weapon_stays_unbroken, "5.4 5.24", [](F f) { return f.weapons && breaks(f); }},
    {Topic::weapons, mend_many, "5.16 5.17 5.19 5.21",
     [](F f) { return f.mends && f.wears && f.rules.repair > 1; }},
    {Topic::weapons, mend_one, "5.16 5.17 5.19 5.21",
     [](F f) { return f.mends && f.wears && f.rules.repair == 1; }},
    {Topic::weapons, mend_nothing, "5.16 5.17 5.19", [](F f) { return f.mends && !f.wears; }},

    {Topic::potions, potion_heals, "6.1 6.2", [](F f) { return f.potions; }},
    {Topic::potions, potions_one, "6.3 6.4 6.5",
     [](F f) { return f.potions && f.rules.potions == Potions::one; }},
    {Topic::potions, potions_any, "6.7",
     [](F f) { return f.potions && f.rules.potions == Potions::any; }},
    {Topic::potions, potion_from_slot, "6.6",
     [](F f) { return f.potions && f.slot && f.rules.potions == Potions::one; }},
    {Topic::potions, no_potions, "1.5", [](F f) { return !f.potions; }},

    {Topic::aside, discard_items, "7.1 7.2", discards},
    {Topic::aside, slot_store, "7.6 7.7 7.8", [](F f) { return f.slot; }},
    {Topic::aside, slot_use, "7.9 7.10 7.11 7.16", [](F f) { return f.slot; }},
    {Topic::aside, reach_calm, "7.12", [](F f) { return f.slot && reach(f) == Inventory::calm; }},
    {Topic::aside, reach_carried, "7.13",
     [](F f) { return f.slot && reach(f) == Inventory::carried; }},
    {Topic::aside, reach_leaving, "7.14",
     [](F f) { return f.slot && reach(f) == Inventory::leaving; }},
    {Topic::aside, reach_always, "7.15",
     [](F f) { return f.slot && reach(f) == Inventory::always; }},
    {Topic::aside, swap_yes, "7.18", swaps},
    {Topic::aside, drop_yes, "7.23 7.24 7.25", drops},
    {Topic::aside, exchange_yes, "7.28 7.29 7.30", exchanges},
    {Topic::aside, drop_used, "7.26 7.31",
     [](F f) { return swaps(f) && f.monsters && (drops(f) || exchanges(f)); }},

    {Topic::avoiding, avoid_how, "3.1", [](F f) { return f.avoids; }},
    {Topic::avoiding, avoid_when, "3.2 3.3", [](F f) { return f.avoids && !f.slot; }},
    {Topic::avoiding, avoid_when_slot, "3.2 3.3 3.4",
     [](F f) { return f.avoids && f.slot && !rummages(f); }},
    {Topic::avoiding, avoid_when_free, "3.2 3.3 3.17 3.18", rummages},
    {Topic::avoiding, avoid_alternate, "3.5 3.6",
     [](F f) { return f.rules.avoid == Avoid::alternate; }},
    {Topic::avoiding, avoid_always, "3.7", [](F f) { return f.rules.avoid == Avoid::always; }},
    {Topic::avoiding, avoid_never, "3.8", [](F f) { return !f.avoids; }},
    {Topic::avoiding, order_kept, "3.9", goes_under<Order::kept>},
    {Topic::avoiding, order_choice, "3.10", goes_under<Order::choice>},
    {Topic::avoiding, order_reversed, "3.16", goes_under<Order::reversed>},
    {Topic::avoiding, avoid_few, "3.14", [](F f) { return f.avoids; }},

    {Topic::die, die_picks, "8.2 8.3 8.4", [](F f) { return f.dice; }},
    {Topic::die, die_first, "8.5", [](F f) { return f.dice; }},
    {Topic::die, die_then_choose, "8.6",
     [](F f) { return f.dice && f.weapons && f.rules.bare == Bare::choice; }},
    {Topic::die, die_each, "8.9", [](F f) { return f.dice; }},
    {Topic::die, die_no_avoid, "8.8", [](F f) { return f.dice && f.avoids; }},

    {Topic::end, lose, "9.1 9.2", [](F f) { return f.monsters; }},
    {Topic::end, win_cleared, "9.6", [](F f) { return ends<Ending::cleared>(f) && !f.slot; }},
    {Topic::end, win_cleared_slot, "9.6 9.7",
     [](F f) { return ends<Ending::cleared>(f) && f.slot; }},
    {Topic::end, win_short, "9.8 9.9 9.10", ends<Ending::shortened>},
    {Topic::end, win_last, "9.15 9.17 9.18", ends<Ending::last>},
    {Topic::end, win_monsters, "9.16 9.17 9.18", ends<Ending::monsters>},

    {Topic::scoring, score_win_original, "10.1 10.2 10.3 10.4", scores<score_win_original>},
    {Topic::scoring, score_win_last, "10.1 10.18", scores<score_win_last>},
    {Topic::scoring, score_win_plain, "10.1", scores<score_win_plain>},
    {Topic::scoring, score_loss_original, "10.6 10.7 10.8", loses<Loss::dungeon>},
    {Topic::scoring, score_loss_overkill, "10.6 10.19", loses<Loss::overkill>},
    {Topic::scoring, score_loss_table, "10.6 10.19 10.20", loses<Loss::table>},
    {Topic::scoring, score_health, "10.11 10.12",
     [](F f) { return f.rules.scoring == Scoring::health; }},
    {Topic::scoring, score_slain, "10.13 10.14 10.15",
     [](F f) { return counts_slain(f) && !counts_killer(f); }},
    {Topic::scoring, score_slain_killer, "10.13 10.14 10.22", counts_killer},
};

// The same in short, for the sheet: in the order of a turn.
constexpr RuleRow sheet_table[] = {
    {Topic::setup, begin_hurt, "1.15", hurt},

    {Topic::room, short_room, "2.1 2.4", always},
    {Topic::room, short_three, "2.2 2.3", carries},
    {Topic::room, short_three_or_four, "2.2 2.9 2.10", [](F f) { return !carries(f); }},
    {Topic::room, short_last_room, "2.6 2.7 2.12", ends<Ending::cleared>},

    {Topic::avoiding, short_avoid, "3.1 3.2 3.3", [](F f) { return f.avoids; }},
    {Topic::avoiding, short_rummage, "3.17 3.18", rummages},
    {Topic::avoiding, short_alternate, "3.5",
     [](F f) { return f.rules.avoid == Avoid::alternate; }},
    {Topic::avoiding, short_always, "3.7", [](F f) { return f.rules.avoid == Avoid::always; }},
    {Topic::avoiding, short_kept, "3.9", goes_under<Order::kept>},
    {Topic::avoiding, short_order_choice, "3.10", goes_under<Order::choice>},
    {Topic::avoiding, short_reversed, "3.16", goes_under<Order::reversed>},
    {Topic::avoiding, avoid_never, "3.8", [](F f) { return !f.avoids; }},

    {Topic::fighting, short_die, "8.2 8.5 8.9", [](F f) { return f.dice; }},
    {Topic::fighting, short_bare, "4.1 4.2", [](F f) { return f.monsters; }},
    {Topic::fighting, short_armed, "4.3 4.4", [](F f) { return f.fights_armed && !f.wears; }},
    {Topic::fighting, short_armed_wear, "4.3 4.4", [](F f) { return f.wears; }},
    {Topic::fighting, short_choice, "4.6",
     [](F f) { return f.fights_armed && f.rules.bare == Bare::choice; }},
    {Topic::fighting, short_forced, "4.8",
     [](F f) { return f.fights_armed && f.rules.bare == Bare::forced; }},
    {Topic::fighting, no_monsters, "1.5", [](F f) { return !f.monsters; }},

    {Topic::weapons, short_equip, "5.2 5.3", [](F f) { return f.weapons && !swaps(f); }},
    {Topic::weapons, short_equip_swap, "5.2 5.3 7.20", swaps},
    {Topic::weapons, short_lower, "5.6",
     [](F f) { return bound(f) && f.rules.weapon == WeaponRule::lower; }},
    {Topic::weapons, short_equal, "5.8",
     [](F f) { return bound(f) && f.rules.weapon == WeaponRule::equal; }},
    {Topic::weapons, short_wear, "5.11 5.12 5.15", [](F f) { return f.wears && !breaks(f); }},
    {Topic::weapons, short_breaks, "5.11 5.12 5.24", breaks},
    {Topic::weapons, short_lasting, "5.12 5.13", [](F f) { return wearing(f) && !f.wears; }},
    {Topic::weapons, short_mend, "5.16 5.17", [](F f) { return f.mends; }},

    {Topic::potions, short_heal, "6.1 6.2", [](F f) { return f.potions; }},
    {Topic::potions, short_one, "6.3 6.6",
     [](F f) { return f.potions && f.rules.potions == Potions::one; }},
    {Topic::potions, short_any, "6.7",
     [](F f) { return f.potions && f.rules.potions == Potions::any; }},

    {Topic::aside, short_discard, "7.1", discards},
    {Topic::aside, short_store, "7.6 7.7 7.8 7.10 7.11", [](F f) { return f.slot; }},
    {Topic::aside, reach_calm, "7.12", [](F f) { return f.slot && reach(f) == Inventory::calm; }},
    {Topic::aside, reach_carried, "7.13",
     [](F f) { return f.slot && reach(f) == Inventory::carried; }},
    {Topic::aside, reach_leaving, "7.14",
     [](F f) { return f.slot && reach(f) == Inventory::leaving; }},
    {Topic::aside, reach_always, "7.15",
     [](F f) { return f.slot && reach(f) == Inventory::always; }},
    {Topic::aside, short_swap, "7.18", swaps},
    {Topic::aside, short_drop, "7.23 7.25", drops},
    {Topic::aside, short_exchange, "7.28 7.30", exchanges},
    {Topic::aside, drop_used, "7.26 7.31",
     [](F f) { return swaps(f) && f.monsters && (drops(f) || exchanges(f)); }},

    {Topic::end, short_end, "9.1 9.6", ends<Ending::cleared>},
    {Topic::end, short_end_short, "9.1 9.8", ends<Ending::shortened>},
    {Topic::end, short_end_last, "9.1 9.15", ends<Ending::last>},
    {Topic::end, short_end_monsters, "9.1 9.16", ends<Ending::monsters>},

    {Topic::scoring, score_win_original, "10.1 10.2", scores<score_win_original>},
    {Topic::scoring, score_win_last, "10.1 10.18", scores<score_win_last>},
    {Topic::scoring, score_win_plain, "10.1", scores<score_win_plain>},
    {Topic::scoring, score_loss_original, "10.6", loses<Loss::dungeon>},
    {Topic::scoring, score_loss_overkill, "10.6 10.19", loses<Loss::overkill>},
    {Topic::scoring, score_loss_table, "10.6 10.20", loses<Loss::table>},
    {Topic::scoring, score_health, "10.11 10.12",
     [](F f) { return f.rules.scoring == Scoring::health; }},
    {Topic::scoring, score_slain, "10.13 10.14",
     [](F f) { return counts_slain(f) && !counts_killer(f); }},
    {Topic::scoring, score_slain_killer, "10.13 10.22", counts_killer},
};

using Phrases = std::vector<Phrase>;

// The phrase that stands at a value's place.
template <class Value, std::size_t n>
constexpr Phrase at(Value value, const Phrase (&phrases)[n]) {
    return phrases[static_cast<std::size_t>(value)];
}

Phrases weapon_sentences(F f) {
    switch (f.rules.weapon) {
        case WeaponRule::lower: return {weapon_lower};
        case WeaponRule::equal: return {weapon_equal};
        case WeaponRule::wear: break;
    }
    if (f.rules.wear == 0) return {weapon_lasting};
    return {weapon_wear, at(f.rules.broken, {weapon_worn_out, weapon_breaks})};
}

Phrase weapon_brief(F f) {
    if (f.rules.weapon == WeaponRule::wear && f.rules.wear == 0) return brief_lasting;
    return at(f.rules.weapon, {brief_lower, brief_equal, brief_wear});
}

Phrases inventory_sentences(F f) {
    if (f.rules.inventory == Inventory::none) return {slot_none};
    return {slot_store,
            at(reach(f), {slot_none, reach_calm, reach_carried, reach_leaving, reach_always})};
}

Phrases mend_sentences(F f) {
    if (f.rules.repair == 0) return {mend_never};
    if (f.rules.wear == 0) return {mend_nothing};
    return {f.rules.repair == 1 ? mend_one : mend_many};
}

Phrase loss_sentence(F f) {
    return at(f.rules.loss, {score_loss_original, score_loss_overkill, score_loss_table});
}

Phrase slain_sentence(F f) { return at(f.rules.killer, {score_slain, score_slain_killer}); }

Phrases scoring_sentences(F f) {
    if (f.rules.scoring == Scoring::health) return {score_health};
    if (f.rules.scoring == Scoring::slain) return {slain_sentence(f)};
    return {won_original(f), loss_sentence(f)};
}

Phrases start_sentences(F f) { return {hurt(f) ? begin_hurt : begin_bare}; }

constexpr KnobRow knobs_table[] = {
    {"health", knob_health, knob_health_what, always, start_sentences,
     [](F) { return brief_health; }},
    {"weapon", knob_weapon, knob_weapon_what, [](F f) { return f.fights_armed; }, weapon_sentences,
     weapon_brief},
    {"wear", knob_wear, knob_wear_what, wearing, weapon_sentences, weapon_brief},
    {"bare", knob_bare, knob_bare_what, [](F f) { return f.fights_armed; },
     [](F f) {
         return Phrases{at(f.rules.bare, {bare_choice, bare_forced})};
     },
     [](F f) {
         return at(f.rules.bare, {brief_choice, brief_forced});
     }},
    {"potions", knob_potions, knob_potions_what, [](F f) { return f.potions; },
     [](F f) {
         return Phrases{at(f.rules.potions, {potions_one, potions_any})};
     },
     [](F f) {
         return at(f.rules.potions, {brief_one, brief_any});
     }},
    {"avoid", knob_avoid, knob_avoid_what, always,
     [](F f) {
         return Phrases{at(f.rules.avoid, {avoid_never, avoid_alternate, avoid_always})};
     },
     [](F f) {
         return at(f.rules.avoid, {brief_never, brief_alternate, brief_always});
     }},
    {"order", knob_order, knob_order_what, [](F f) { return f.avoids; },
     [](F f) {
         return Phrases{at(f.rules.order, {order_kept, order_choice, order_reversed})};
     },
     [](F f) {
         return at(f.rules.order, {brief_kept, brief_order_choice, brief_reversed});
     }},
    {"fourth", knob_fourth, knob_fourth_what, always,
     [](F f) {
         return Phrases{at(f.rules.fourth, {fourth_carried, fourth_optional})};
     },
     [](F f) {
         return at(f.rules.fourth, {brief_carried, brief_optional});
     }},
    {"discard", knob_discard, knob_discard_what, items,
     [](F f) {
         return Phrases{at(f.rules.discard, {discard_no, discard_items})};
     },
     [](F f) {
         return at(f.rules.discard, {brief_discard_no, brief_discard_items});
     }},
    {"inventory", knob_inventory, knob_inventory_what, items, inventory_sentences,
     [](F f) {
         return at(f.rules.inventory, {brief_slot_none, brief_slot_calm, brief_slot_carried,
                                       brief_slot_leaving, brief_slot_always});
     }},
    {"swap", knob_swap, knob_swap_what, [](F f) { return f.slot && f.weapons; },
     [](F f) {
         return Phrases{at(f.rules.swap, {swap_no, swap_yes})};
     },
     [](F f) {
         return at(f.rules.swap, {brief_swap_no, brief_swap_yes});
     }},
    {"drop", knob_drop, knob_drop_what, [](F f) { return f.slot; },
     [](F f) {
         return Phrases{at(f.rules.drop, {drop_no, drop_yes})};
     },
     [](F f) {
         return at(f.rules.drop, {brief_drop_no, brief_drop_yes});
     }},
    {"repair", knob_repair, knob_repair_what, [](F f) { return f.can_mend; }, mend_sentences,
     [](F f) { return f.rules.repair > 0 ? brief_mend : brief_mend_never; }},
    {"monsters", knob_monsters, knob_monsters_what, [](F f) { return f.monsters; },
     [](F f) {
         return Phrases{at(f.rules.monsters, {monsters_chosen, die_picks})};
     },
     [](F f) {
         return at(f.rules.monsters, {brief_chosen, brief_die});
     }},
    {"ending", knob_ending, knob_ending_what, carries,
     [](F f) {
         return Phrases{at(f.rules.ending, {win_cleared, win_short, win_last, win_monsters})};
     },
     [](F f) {
         return at(f.rules.ending, {brief_cleared, brief_short, brief_last, brief_monsters});
     }},
    {"scoring", knob_scoring, knob_scoring_what, always, scoring_sentences,
     [](F f) {
         return at(f.rules.scoring, {brief_score_original, brief_score_health, brief_score_slain});
     }},
    {"start", knob_start, knob_start_what, always, start_sentences, [](F) { return brief_start; }},
    {"loss", knob_loss, knob_loss_what,
     [](F f) { return f.monsters && f.rules.scoring == Scoring::original; },
     [](F f) { return Phrases{loss_sentence(f)}; },
     [](F f) {
         return at(f.rules.loss, {brief_loss_dungeon, brief_loss_overkill, brief_loss_table});
     }},
    {"killer", knob_killer, knob_killer_what, [](F f) { return f.monsters && counts_slain(f); },
     [](F f) { return Phrases{slain_sentence(f)}; },
     [](F f) {
         return at(f.rules.killer, {brief_killer_out, brief_killer_counts});
     }},
    {"broken", knob_broken, knob_broken_what, [](F f) { return f.wears; },
     [](F f) {
         return Phrases{at(f.rules.broken, {weapon_worn_out, weapon_breaks})};
     },
     [](F f) {
         return at(f.rules.broken, {brief_broken_kept, brief_broken_discarded});
     }},
    {"exchange", knob_exchange, knob_exchange_what, [](F f) { return f.slot; },
     [](F f) {
         return Phrases{at(f.rules.exchange, {exchange_no, exchange_yes})};
     },
     [](F f) {
         return at(f.rules.exchange, {brief_exchange_no, brief_exchange_yes});
     }},
    {"rummage", knob_rummage, knob_rummage_what, [](F f) { return f.slot && f.avoids; },
     [](F f) {
         return Phrases{at(f.rules.rummage, {avoid_when_slot, avoid_when_free})};
     },
     [](F f) {
         return at(f.rules.rummage, {brief_rummage_counts, brief_rummage_free});
     }},
};

// The values of the court cards and aces that the deck has.
std::vector<std::string> say_courts(const Voice& voice, CardSet deck) {
    constexpr Phrase courts[] = {court_jack, court_queen, court_king, court_ace};
    std::vector<std::string> said;
    for (int value = 11; value <= 14; ++value)
        for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades})
            if (deck.has(Card(suit, value))) {
                said.push_back(say(voice, courts[value - 11]));
                break;
            }
    return said;
}

}  // namespace

Facts::Facts(const Rules& rules_) : rules(rules_) {
    const CardSet weapon_cards = rules.deck & all_weapons;
    monsters = !(rules.deck & CardSet::monsters()).empty();
    weapons = !weapon_cards.empty();
    potions = !(rules.deck & all_potions).empty();
    courts = !(rules.deck & all_courts).empty();
    fights_armed = weapons && monsters;
    wears = fights_armed && rules.weapon == WeaponRule::wear && rules.wear > 0;
    // It mends another weapon, never itself.
    can_mend = fights_armed && rules.weapon == WeaponRule::wear && rules.deck.has(repair_card) &&
               weapon_cards.count() > 1;
    mends = can_mend && rules.repair > 0;
    slot = rules.inventory != Inventory::none && (weapons || potions);
    avoids = rules.avoid != Avoid::never;
    dice = rules.monsters == Monsters::die && monsters;
}

std::span<const RuleRow> rule_rows() { return rules_table; }
std::span<const RuleRow> sheet_rows() { return sheet_table; }
std::span<const KnobRow> knob_rows() { return knobs_table; }

Arguments rule_arguments(const Voice& voice, const Facts& facts) {
    const CardSet deck = facts.rules.deck;
    const auto courts = say_courts(voice, deck);
    const Phrase item = !facts.potions ? item_weapon : !facts.weapons ? item_potion : item_any;
    return {
        {"cards", deck.count()},
        {"out", say_cards(voice, CardSet::whole_pack() - deck)},
        {"monsters", (deck & CardSet::monsters()).count()},
        {"weapon_cards", (deck & all_weapons).count()},
        {"potion_cards", (deck & all_potions).count()},
        {"health", facts.rules.health},
        {"start", facts.rules.health_at_start()},
        {"wear", facts.rules.wear},
        {"repair", facts.rules.repair},
        {"left_over", (deck.count() - room_size) % cards_to_face + 1},
        {"an_item", say(voice, item)},
        {"court_kinds", static_cast<int>(courts.size())},
        {"courts", say_list(voice, courts)},
    };
}

}  // namespace scoundrel
