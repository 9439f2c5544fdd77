#include "game/recap.h"

#include <algorithm>
#include <utility>

#include "game/preview.h"

namespace scoundrel {

namespace {

// What the weapon kept off; of two alike the greater monster is the finer fight.
auto fineness(const Recap::Fight& fight) {
    const int value = fight.monster.value();
    return std::pair(value - fight.damage, value);
}

void see_fight(Recap& recap, const Recap::Fight& fight, bool survived) {
    if (!survived) {
        recap.killer = fight;
        return;
    }
    if (fight.damage > (recap.largest ? recap.largest->damage : 0)) recap.largest = fight;
    if (fight.weapon && (!recap.finest || fineness(fight) > fineness(*recap.finest)))
        recap.finest = fight;
}

}  // namespace

Recap recap_of(const Session& session) {
    const Game& last = session.game();
    Recap recap{
        .won = last.position.status == Status::won,
        .health = last.position.health,
        .max_health = last.rules.health,
        // Other scores leave it out.
        .bonus = last.rules.scoring == Scoring::original ? last.position.bonus : 0,
        .overkill = last.position.overkill,
        .scoring = last.rules.scoring,
        .ending = last.rules.ending,
        .loss = last.rules.loss,
        .killer_counts = last.rules.killer_counts(),
        .avoided = last.account.stats.rooms_avoided,
        .monsters = (last.rules.deck & CardSet::monsters()).count(),
        .left = last.position.room_cards() | last.position.bottom_cards() | last.position.unseen,
        .hidden = last.position.bottom_cards() | last.position.unseen};
    int slain[cards_in_pack] = {};  // by each weapon
    session.for_each_move(0, [&](const Game& before, Move move, const Game& after) {
        const int room = before.account.room_number;
        if (recap.course.empty())
            recap.course.push_back(recap.lowest = {room, before.position.health});
        recap.course.push_back({room, after.position.health});
        const bool survived = after.position.status != Status::lost;
        if (survived && after.position.health < recap.lowest.health)
            recap.lowest = recap.course.back();
        const bool armed = move.verb() == Verb::fight;
        if (!armed && move.verb() != Verb::barehanded) return;
        const Card weapon = armed ? before.position.weapon.card : Card();
        see_fight(recap,
                  {.monster = move.card(),
                   .weapon = weapon,
                   .damage = preview(before, move).damage,
                   .health = before.position.health,
                   .step = static_cast<int>(recap.course.size()) - 1},
                  survived);
        if (!armed || !survived) return;
        if (const int count = ++slain[weapon.index()];
            !recap.spree || count > recap.spree->monsters)
            recap.spree = {weapon, count};
    });
    return recap;
}

std::vector<Card> Recap::cards() const {
    constexpr std::size_t most = 4;
    std::vector<Card> cards;
    const auto add = [&](Card card) {
        if (card && cards.size() < most && std::ranges::find(cards, card) == cards.end())
            cards.push_back(card);
    };
    if (killer) add(killer->monster);
    if (killer) add(killer->weapon);
    if (finest) add(finest->weapon);
    if (finest) add(finest->monster);
    if (largest) add(largest->monster);
    if (spree) add(spree->weapon);
    return cards;
}

}  // namespace scoundrel
