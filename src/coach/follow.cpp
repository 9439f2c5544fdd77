#include "coach/follow.h"

#include <algorithm>
#include <cassert>

#include "player/ways.h"
#include "rules/legal.h"

namespace scoundrel {

namespace {

struct Changes : Unrecorded {
    int lost = 0, gained = 0;
    std::vector<Card> slain;
    void hurt(int points) { lost += points; }
    void healed(int points) { gained += points; }
    void defeated(Card monster) { slain.push_back(monster); }
};

std::optional<int> final_score(Game game, const std::vector<Move>& plan) {
    for (const Move move : plan)
        if (game.play(move) != Refusal::none) return {};
    return game.over() ? std::optional(game.score()) : std::nullopt;
}

// What became of a potion by this move, the position being the one before it.
std::optional<Drunk> drunk_by(const Rules& rules, const Position& before, Move move, int healed) {
    using How = fact::Waste::How;
    if (move.verb() == Verb::discard && move.card().is_potion())
        return Drunk{move.card(), 0, How::discarded};
    if (move.verb() != Verb::drink) return {};
    const bool second = rules.potions == Potions::one && before.potion_used;
    return Drunk{move.card(), healed, second ? How::second : How::full};
}

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
    return whole ? Until::room : Until::move;
}

std::vector<Card> Followed::left() const {
    std::vector<Card> cards;
    if (until() == Until::room)
        for (const Card card : end.carried_cards()) cards.push_back(card);
    return cards;
}

Followed follow(const Game& game, const Option& option) {
    const Rules& rules = game.rules;
    Followed followed{{}, game.position};
    Changes past;
    const std::vector<Move> first{option.move};
    for (const Move move : option.plan.empty() ? first : option.plan) {
        assert(refusal(rules, followed.end, move) == Refusal::none);
        const Position before = followed.end;
        const int gained = past.gained;
        if (move.verb() == Verb::fight || move.verb() == Verb::barehanded)
            followed.fights.push_back(
                {move.card(), before.weapon.card, move.verb() == Verb::fight,
                 weapon_refusal(rules, before, move.card()) == Refusal::none});
        apply(rules, followed.end, move, past);
        followed.moves.push_back(move);
        if (const auto drunk = drunk_by(rules, before, move, past.gained - gained))
            followed.drunk.push_back(*drunk);
        followed.whole = ends_way(before, move, followed.end);
        if (followed.whole) break;
    }
    followed.lost = past.lost;
    followed.healed = past.gained;
    followed.slain = std::move(past.slain);
    if (game.position.unseen.empty()) followed.score = final_score(game, option.plan);
    return followed;
}

fact::Reach reach_of(const Rules& rules, const Position& position) {
    const CardSet monsters = monsters_to_come(position);
    fact::Reach reach{.card = position.weapon.card,
                      .to_come = monsters.count(),
                      .power = weapon_power(rules, position.weapon)};
    for (const Card monster : monsters) {
        if (weapon_refusal(rules, position, monster) != Refusal::none) continue;
        ++reach.monsters;
        reach.saved += std::min(monster.value(), reach.power);
    }
    return reach;
}

namespace {

int deadly_with(const Rules& rules, Position position, const Held& weapon) {
    position.weapon = weapon;
    int deadly = 0;
    for (const Card monster : position.unseen& CardSet::monsters())
        if (blow(rules, position, monster) >= position.health) ++deadly;
    return deadly;
}

}  // namespace

int deadly_unseen(const Rules& rules, const Position& position) {
    return deadly_with(rules, position, position.weapon);
}

bool better_weapon_ready(const Rules& rules, const Position& position) {
    std::vector<Held> ready;
    if (position.slot.card && position.slot.card.is_weapon()) ready.push_back(position.slot);
    for (const Card card : position.carried_cards())
        if (card.is_weapon()) ready.push_back({.card = card});
    const int deadly = deadly_unseen(rules, position);
    return std::ranges::any_of(
        ready, [&](const Held& weapon) { return deadly_with(rules, position, weapon) < deadly; });
}

// Four new cards come where a room is avoided or dealt with whole, else three.
int earliest_room(const Rules& rules, int above) {
    int rooms = 1;
    bool avoided = true;
    for (int turned_up = room_size; turned_up <= above; ++rooms) {
        avoided = rules.avoid == Avoid::always || (rules.avoid == Avoid::alternate && !avoided);
        turned_up += avoided || rules.fourth == Fourth::optional ? room_size : cards_to_face;
    }
    return rooms;
}

// Cards come in the order of the next room, as far as it lies there, the unseen, the bottom.
std::optional<fact::Returning> cards_back(const Game& game, const Followed& plan) {
    if (!is_avoid(plan.moves.front()) || plan.until() != Until::room) return {};
    const Position& end = plan.end;
    const CardSet avoided = game.position.room_cards();
    fact::Returning back{{}, 0, 0};
    const auto come = [&](Card card, int above) {
        if (!avoided.has(card)) return;
        if (back.cards.empty()) {
            back.after = above;
            back.rooms = earliest_room(game.rules, above);
        }
        // Not all of them need fit into the next room.
        if (back.rooms > 1 || above < room_size) back.cards.push_back(card);
    };
    for (int i = 0; i < end.room_count; ++i) come(end.room[i], i);
    const int above = end.room_count + end.unseen.count();
    for (int i = 0; i < end.bottom_count; ++i) come(end.bottom[i], above + i);
    return back.cards.empty() ? std::nullopt : std::optional(back);
}

}  // namespace scoundrel
