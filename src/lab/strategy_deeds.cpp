#include "lab/strategy_deeds.h"

#include <algorithm>

#include "rules/legal.h"

namespace scoundrel {

namespace {

constexpr int highest_monster = 14;

void note_fight(const Rules& rules, const Position& before, Move move, Deeds& deeds) {
    deeds.blows.push_back({.monster = move.card(),
                           .weapon = before.weapon,
                           .armed = move.verb() == Verb::fight,
                           .may_arm = weapon_refusal(rules, before, move.card()) == Refusal::none});
    if (move.verb() == Verb::fight && deeds.equipped.empty()) deeds.old_weapon_used = true;
}

void note_potion(const Position& before, const Position& after, Move move, Deeds& deeds) {
    if (move.verb() == Verb::discard || before.potion_used) {
        deeds.poured.add(move.card());
        return;
    }
    deeds.drunk = move.card();
    deeds.healed = after.health - before.health;
}

void note(const Rules& rules, const Position& before, const Position& after, Move move,
          Deeds& deeds) {
    switch (move.verb()) {
        case Verb::fight:
        case Verb::barehanded: note_fight(rules, before, move, deeds); break;
        case Verb::equip: deeds.equipped.add(move.card()); break;
        case Verb::drink: note_potion(before, after, move, deeds); break;
        case Verb::discard:
            if (move.card().is_potion()) note_potion(before, after, move, deeds);
            break;
        case Verb::avoid:
        case Verb::avoid_lr:
        case Verb::avoid_rl: deeds.avoided = true; break;
        default: break;
    }
}

}  // namespace

bool Deeds::bare_by_choice() const {
    return std::ranges::any_of(blows, [](const Blow& blow) { return !blow.armed && blow.may_arm; });
}

bool Deeds::fresh_below(int value) const {
    return std::ranges::any_of(blows, [&](const Blow& blow) {
        return blow.armed && blow.weapon.uses == 0 && blow.weapon.limit == 0 &&
               blow.monster.value() < value;
    });
}

bool Deeds::armed_against(Card monster) const {
    return std::ranges::any_of(
        blows, [&](const Blow& blow) { return blow.armed && blow.monster == monster; });
}

int reach_of(const Rules& rules, const Held& weapon) {
    if (!weapon.card) return 0;
    if (rules.weapon == WeaponRule::wear)
        return weapon_power(rules, weapon) > 0 ? highest_monster : 0;
    if (weapon.limit == 0) return highest_monster;
    return rules.weapon == WeaponRule::equal ? weapon.limit : weapon.limit - 1;
}

Deeds deeds_of(const Rules& rules, const Position& position, std::span<const Move> moves) {
    Deeds deeds;
    Position at = position;
    const CardSet room = position.room_cards();
    for (const Move move : moves) {
        const Position before = at;
        Unrecorded past;
        apply(rules, at, move, past);
        note(rules, before, at, move, deeds);
    }
    // Cards that come up at once are not left over, but were not there before either.
    if (!deeds.avoided) deeds.left = at.room_cards() & room;
    deeds.health = at.health;
    deeds.reach = reach_of(rules, at.weapon);
    return deeds;
}

RoomFacts::RoomFacts(const Rules& rules, const Position& position, std::span<const Deeds> ways)
    : health(position.health),
      most_health(rules.health),
      weapon(position.weapon),
      reach(reach_of(rules, position.weapon)),
      fresh(weapon.card && weapon.uses == 0 && weapon.limit == 0),
      may_avoid(avoid_refusal(rules, position) == Refusal::none),
      monsters(position.room_cards() & CardSet::monsters()),
      weapons(position.room_cards() & CardSet::whole_suit(Suit::diamonds)),
      potions(position.room_cards() & CardSet::whole_suit(Suit::hearts)) {
    for (const Deeds& way : ways) {
        if (way.avoided || way.health == 0) continue;
        can_face = true;
        best_health = std::max(best_health, way.health);
        best_reach = std::max(best_reach, way.reach);
    }
}

int greatest(CardSet cards) {
    int most = 0;
    for (const Card card : cards) most = std::max(most, card.value());
    return most;
}

int least(CardSet cards) {
    int most = 0;
    for (const Card card : cards) most = most == 0 ? card.value() : std::min(most, card.value());
    return most;
}

}  // namespace scoundrel
