#include "coach/difference_words.h"

#include "notation/cards.h"

namespace scoundrel {

namespace {

using enum Phrase;

std::string say_card(const Voice& voice, Card card) {
    return card ? print_card(card) : say(voice, hint_nothing);
}

std::string in_brackets(const Voice& voice, const std::vector<std::string>& parts) {
    return parts.empty() ? "" : say(voice, hint_aside, {{"text", say_list(voice, parts)}});
}

// A list that also counts, for what agrees with it.
Argument list_of(std::string_view name, const Voice& voice, const std::vector<Card>& cards) {
    return {name, say_cards(voice, cards), cards.size()};
}

Phrase compared(const fact::Health& fact) {
    switch (fact.until) {
        case Until::end: return hint_health_end_other;
        case Until::roll: return hint_health_roll_other;
        case Until::room:
        case Until::move: break;
    }
    return hint_health_other;
}

Phrase when(const fact::Health& fact) {
    const bool same = fact.lost == 0 && fact.healed == 0;
    switch (fact.until) {
        case Until::end: return fact.after > 0 ? hint_health_end : hint_health_dead;
        case Until::room: return same ? hint_health_kept : hint_health_room;
        case Until::roll: return same ? hint_health_kept : hint_health_roll;
        case Until::move: break;
    }
    return same ? hint_health_kept : hint_health_move;
}

}  // namespace

std::string say_cards(const Voice& voice, const std::vector<Card>& cards) {
    std::vector<std::string> list;
    for (const Card card : cards) list.push_back(print_card(card));
    return list.empty() ? say(voice, hint_nothing) : say_list(voice, list);
}

std::string spoken(const Voice& voice, const fact::Weapon& fact) {
    const bool same = fact.best.card == fact.rival.card;
    // Numbers are told where they bear out which weapon is the better one.
    const fact::Reach &better = fact.against ? fact.rival : fact.best,
                      &worse = fact.against ? fact.best : fact.rival;
    const bool by_faces = better.monsters * worse.to_come <= worse.monsters * better.to_come;
    const bool spent = fact.only.empty() && fact.rival.monsters == 0;
    const Phrase bound = spent               ? hint_weapon_spent
                         : fact.only.empty() ? (fact.against ? hint_weapon_more : hint_weapon_less)
                         : fact.against      ? hint_weapon_still
                                             : hint_weapon_no_longer;
    const Phrase phrase = !fact.best.card    ? hint_weapon_lost
                          : !fact.rival.card ? hint_weapon_none
                          : fact.wears       ? (same ? hint_weapon_worn : hint_weapon_worn_switch)
                          : same             ? bound
                          : by_faces         ? hint_weapon_rather
                                             : hint_weapon_switch;
    return say(voice, phrase,
               {{"card", say_card(voice, fact.best.card)},
                {"monsters", fact.best.monsters},
                {"all", fact.best.to_come},
                {"power", fact.best.power},
                {"only", say_cards(voice, fact.only)},
                {"others", fact.and_others ? 1 : 2},
                {"other", say_card(voice, fact.rival.card)},
                {"other_monsters", fact.rival.monsters},
                {"other_all", fact.rival.to_come},
                {"other_power", fact.rival.power}});
}

std::string spoken(const Voice& voice, const fact::InTurn& fact) {
    return say(voice, hint_in_turn,
               {{"weapon_card", print_card(fact.weapon)},
                {"higher", print_card(fact.higher)},
                {"lower", print_card(fact.lower)}});
}

std::string spoken(const Voice& voice, const fact::Spared& fact) {
    const Phrase phrase = fact.rule == WeaponRule::wear    ? hint_spared_wear
                          : fact.rule == WeaponRule::equal ? hint_spared_equal
                                                           : hint_spared_lower;
    return say(voice, phrase,
               {{"monster", print_card(fact.monster)},
                {"card", print_card(fact.weapon)},
                {"value", fact.monster.value()}});
}

std::string spoken(const Voice& voice, const fact::Health& fact) {
    const Arguments arguments{{"after", fact.after},
                              {"lost", fact.lost},
                              {"healed", fact.healed},
                              {"other", fact.rival ? fact.rival->after : 0}};
    if (fact.rival) return say(voice, compared(fact), arguments);
    std::vector<std::string> changes;
    if (fact.lost > 0) changes.push_back(say(voice, hint_health_lost, arguments));
    if (fact.healed > 0) changes.push_back(say(voice, hint_health_healed, arguments));
    return say(voice, when(fact), arguments) + in_brackets(voice, changes) +
           say(voice, sentence_end);
}

std::string spoken(const Voice& voice, const fact::Waste& fact) {
    using enum fact::Waste::How;
    const Phrase phrase = fact.how == discarded ? hint_waste_discarded
                          : fact.how == second  ? hint_waste_second
                          : fact.healed > 0     ? hint_waste_full
                                                : hint_waste_none;
    return say(
        voice, phrase,
        {{"card", print_card(fact.card)}, {"healed", fact.healed}, {"value", fact.card.value()}});
}

std::string spoken(const Voice& voice, const fact::Left& fact) {
    const Phrase phrase = fact.rival.empty()  ? hint_left_nothing
                          : fact.best.empty() ? hint_left_alone
                                              : hint_left;
    return say(voice, phrase,
               {list_of("cards", voice, fact.best), list_of("others", voice, fact.rival)});
}

std::string spoken(const Voice& voice, const fact::Faced& fact) {
    const Phrase phrase = fact.against    ? hint_faced_there
                          : fact.lost > 0 ? hint_faced
                                          : hint_faced_free;
    return say(voice, phrase, {list_of("cards", voice, fact.monsters)});
}

std::string spoken(const Voice& voice, const fact::Used& fact) {
    return say(voice, fact.against ? hint_used_kept : hint_used,
               {list_of("cards", voice, fact.cards)});
}

std::string spoken(const Voice& voice, const fact::LastUse& fact) {
    return say(voice, hint_last_use,
               {{"monster", print_card(fact.monster)},
                {"card", print_card(fact.weapon)},
                {"next", print_card(fact.next)}});
}

std::string spoken(const Voice& voice, const fact::Risk& fact) {
    const Phrase phrase = fact.rival == 0  ? hint_risk_gone
                          : fact.best == 0 ? hint_risk_none
                                           : hint_risk;
    return say(voice, phrase,
               {{"cards", fact.cards}, {"deadly", fact.best}, {"other", fact.rival}});
}

std::string spoken(const Voice& voice, const fact::InStore& fact) {
    return say(voice, hint_stored,
               {{"card", say_card(voice, fact.best)}, {"other", say_card(voice, fact.rival)}});
}

std::string spoken(const Voice& voice, const fact::Escape& fact) {
    return say(voice, fact.against ? hint_escape_there : hint_escape);
}

std::string spoken(const Voice& voice, const fact::Returning& fact) {
    return say(voice, fact.rooms <= 1 ? hint_returning_next : hint_returning,
               {{"cards", say_cards(voice, fact.cards)},
                {"count", static_cast<int>(fact.cards.size())},
                {"after", fact.after},
                {"rooms", fact.rooms}});
}

std::string spoken(const Voice& voice, const fact::FirstBack& fact) {
    return say(voice, hint_first_back,
               {{"card", print_card(fact.best)}, {"other", print_card(fact.rival)}});
}

}  // namespace scoundrel
