#include "coach/hint_facts.h"

#include <algorithm>
#include <cassert>

#include "player/ways.h"
#include "rules/legal.h"

namespace scoundrel {

namespace {

struct Changes : Unrecorded {
    int lost = 0, gained = 0;
    void hurt(int points) { lost += points; }
    void healed(int points) { gained += points; }
};

}  // namespace

CardSet monsters_to_come(const Position& position) {
    return (position.unseen | position.bottom_cards() | position.room_cards()) &
           CardSet::monsters();
}

int blow(const Rules& rules, const Position& position, Card monster) {
    const bool armed = weapon_refusal(rules, position, monster) == Refusal::none;
    return std::max(0, monster.value() - (armed ? weapon_power(rules, position.weapon) : 0));
}

Until Followed::until() const {
    if (end.status != Status::playing) return Until::end;
    if (end.die_owed) return Until::roll;
    return end.untouched ? Until::room : Until::move;
}

namespace {

std::optional<int> final_score(Game game, const std::vector<Move>& plan) {
    for (const Move move : plan)
        if (game.play(move) != Refusal::none) return {};
    return game.over() ? std::optional(game.score()) : std::nullopt;
}

}  // namespace

Followed follow(const Game& game, const Option& option) {
    const Rules& rules = game.rules;
    Followed followed{{}, game.position};
    Changes past;
    const std::vector<Move> first{option.move};
    for (const Move move : option.plan.empty() ? first : option.plan) {
        assert(refusal(rules, followed.end, move) == Refusal::none);
        apply(rules, followed.end, move, past);
        followed.moves.push_back(move);
        if (is_end(followed.end)) break;
    }
    followed.lost = past.lost;
    followed.healed = past.gained;
    if (game.position.unseen.empty()) followed.score = final_score(game, option.plan);
    return followed;
}

fact::Reach reach_of(const Rules& rules, const Position& position) {
    fact::Reach reach{position.weapon.card};
    for (const Card monster : monsters_to_come(position)) {
        if (weapon_refusal(rules, position, monster) != Refusal::none) continue;
        ++reach.monsters;
        reach.saved += std::min(monster.value(), weapon_power(rules, position.weapon));
    }
    return reach;
}

fact::Unseen unseen_in(const Rules& rules, const Position& position) {
    fact::Unseen unseen;
    for (const Card card : position.unseen) {
        ++unseen.cards;
        int& count = card.is_monster()  ? unseen.monsters
                     : card.is_weapon() ? unseen.weapons
                                        : unseen.potions;
        int& value = card.is_monster()  ? unseen.monster_value
                     : card.is_weapon() ? unseen.weapon_value
                                        : unseen.potion_value;
        ++count;
        value += card.value();
        if (!card.is_monster()) continue;
        if (blow(rules, position, card) >= position.health) ++unseen.deadly;
        if (position.weapon.card && weapon_refusal(rules, position, card) != Refusal::none)
            ++unseen.beyond;
    }
    return unseen;
}

// Four new cards come where a room is avoided or dealt with whole, else three.
int earliest_room(const Rules& rules, const Position& beginning, int above) {
    int rooms = beginning.owed > 0 ? 1 : 0;
    int turned_up = beginning.owed > 0 ? room_size - beginning.room_count : 0;
    bool avoided = beginning.avoided_last;
    for (; turned_up <= above; ++rooms) {
        avoided = rules.avoid == Avoid::always || (rules.avoid == Avoid::alternate && !avoided);
        turned_up += avoided || rules.fourth == Fourth::optional ? room_size : cards_to_face;
    }
    return rooms;
}

}  // namespace scoundrel
