#include "coach/contrast.h"

#include <algorithm>
#include <cmath>

#include "player/outlook.h"
#include "rules/legal.h"

namespace scoundrel {

namespace {

// How many of the monsters to come a weapon will meet: its share, and more, as it may be kept while
// others pass by.
int foes(CardSet monsters, CardSet weapons) {
    constexpr double serves_for = 1.6;
    return static_cast<int>(std::ceil(serves_for * monsters.count() / (weapons.count() + 1.0)));
}

CardSet weapons_to_come(const Position& position) {
    return (position.unseen | position.bottom_cards() | position.room_cards()) &
           CardSet::whole_suit(Suit::diamonds);
}

class Contrast {
  public:
    Contrast(const Game& game, const Followed& best, const Followed& other, Move rival)
        : rules_(game.rules),
          before_(game.position),
          best_(best),
          other_(other),
          rival_(rival),
          monsters_(monsters_to_come(best.end) | monsters_to_come(other.end)),
          outlook_(game.rules, monsters_,
                   foes(monsters_, weapons_to_come(best.end) | weapons_to_come(other.end))) {}

    std::vector<Distinction> differences() {
        waste();
        const bool avoids = is_avoid(best_.moves.front()), rival_avoids = is_avoid(rival_);
        if (avoids) returning();
        if (!both_as_far()) return std::move(list_);
        health();
        if (best_.until() == Until::end) return std::move(list_);
        weapon();
        risk();
        stored();
        if (rival_avoids && !avoids) faced();
        if (rival_avoids && !avoids) escape();
        if (!avoids && !rival_avoids) left();
        return std::move(list_);
    }

  private:
    void add(Fact fact, double worth) { list_.push_back({std::move(fact), worth}); }

    // A room that is left says nothing beside one that has hardly begun.
    bool both_as_far() const {
        return best_.until() == other_.until() &&
               (best_.until() != Until::move || best_.moves.size() == other_.moves.size());
    }

    void health() {
        const int lead = best_.end.health - other_.end.health;
        if (lead == 0) return;
        add(fact::Health{before_.health, best_.lost, best_.healed, best_.end.health, best_.until(),
                         fact::Health::Rival{rival_, other_.end.health}, lead < 0},
            lead);
    }

    // Of the potions that both dealt with, or the rival alone.
    void waste() {
        constexpr double slightly_more = 1.05;  // than the health it is about: it says why
        const Drunk* worst = nullptr;
        int lead = 0, most = 0;
        for (const Drunk& drunk : best_.drunk) lead -= drunk.lost();
        for (const Drunk& drunk : other_.drunk) {
            lead += drunk.lost();
            int more = drunk.lost();
            for (const Drunk& same : best_.drunk)
                if (same.card == drunk.card) more -= same.lost();
            if (more <= most) continue;
            most = more;
            worst = &drunk;
        }
        // That a card is thrown away by throwing it away says nothing.
        if (worst != nullptr && rival_.verb() == Verb::discard && rival_.card() == worst->card)
            return;
        if (worst != nullptr && lead > 0)
            add(fact::Waste{rival_, worst->card, worst->healed, worst->how},
                slightly_more * std::min(lead, most));
    }

    void weapon() {
        const fact::Reach best = reach_of(rules_, best_.end);
        const fact::Reach other = reach_of(rules_, other_.end);
        const bool wears = rules_.weapon == WeaponRule::wear;
        double worth = outlook_.saves(best_.end.weapon) - outlook_.saves(other_.end.weapon);
        // Who leaves it in the room can still take it up there.
        constexpr double sooner = 0.3;
        const Position& without = worth < 0 ? best_.end : other_.end;
        if (without.room_cards().has(worth < 0 ? other.card : best.card)) worth *= sooner;
        if (std::abs(worth) < least) return;
        const bool against = worth < 0;
        const fact::Reach& better = against ? other : best;
        const fact::Reach& worse = against ? best : other;
        // What is told must bear it out.
        if (better.monsters == 0) return;
        if (better.card == worse.card && !wears && worse.monsters == worse.to_come) return;
        if (better.card == worse.card &&
            (wears ? better.power <= worse.power : better.monsters <= worse.monsters))
            return;
        constexpr int high = 10;  // what is worth naming
        Card strongest;
        for (const Card monster : monsters_to_come(best_.end))
            if (weapon_refusal(rules_, best_.end, monster) == Refusal::none &&
                weapon_refusal(rules_, other_.end, monster) != Refusal::none &&
                monster.value() >= high && (!strongest || monster.value() > strongest.value()))
                strongest = monster;
        add(fact::Weapon{rival_, best, other, wears, strongest, against}, worth);
    }

    void risk() {
        constexpr double cards_next = 3, a_life = 12;
        const int cards = best_.end.unseen.count();
        const int best = deadly_unseen(rules_, best_.end);
        const int other = deadly_unseen(rules_, other_.end);
        if (best == other) return;
        add(fact::Risk{rival_, cards, best, other, best > other},
            cards_next * a_life * (other - best) / cards);
    }

    double item_worth(const Held& held) const {
        return held.card.is_potion() ? held.card.value() : outlook_.saves(held);
    }

    void stored() {
        if (best_.end.slot == other_.end.slot) return;
        double worth = item_worth(best_.end.slot) - item_worth(other_.end.slot);
        constexpr double hardly = 0.2;  // who leaves it in the room has it still
        const Position& without = worth < 0 ? best_.end : other_.end;
        if (without.room_cards().has(worth < 0 ? other_.end.slot.card : best_.end.slot.card))
            worth *= hardly;
        if (best_.end.slot.card != other_.end.slot.card)
            add(fact::InStore{rival_, best_.end.slot.card, other_.end.slot.card, worth < 0}, worth);
    }

    // What a card brings or costs that is met at once in the next room.
    double worth_of_left(const Position& end, Card card) const {
        constexpr double soon = 0.7;
        if (card.is_monster()) return -soon * blow(rules_, end, card);
        if (card.is_potion()) return soon * card.value();
        if (card == best_.end.weapon.card || card == other_.end.weapon.card) return 0;  // weapon()
        return soon * std::max(0.0, outlook_.saves({.card = card}) - outlook_.saves(end.weapon));
    }

    void left() {
        if (best_.until() != Until::room || other_.until() != Until::room) return;
        const auto best = best_.left(), other = other_.left();
        if (best == other) return;
        double worth = 0;
        for (const Card card : best) worth += worth_of_left(best_.end, card);
        for (const Card card : other) worth -= worth_of_left(other_.end, card);
        add(fact::Left{rival_, best, other, worth < 0}, worth);
    }

    void faced() {
        constexpr double costs_later = 0.4;  // of its value, in the mean
        int value = 0;
        for (const Card monster : best_.slain) value += monster.value();
        if (value > 0) add(fact::Faced{rival_, best_.slain, best_.lost}, costs_later * value);
    }

    void escape() {
        constexpr double worth = 1.5;
        const bool full = best_.end.room_count + best_.end.dungeon() >= room_size;
        if (rules_.avoid == Avoid::alternate && best_.until() == Until::room && full)
            add(fact::Escape{rival_}, worth);
    }

    // Cards come in the order of the next room, as far as it lies there, the unseen, the bottom.
    void returning() {
        constexpr double always_told = 100;
        if (best_.until() != Until::room) return;
        const Position& end = best_.end;
        const CardSet avoided = before_.room_cards();
        fact::Returning known{{}, 0, 0};
        const auto come = [&](Card card, int above) {
            if (!avoided.has(card)) return;
            if (known.cards.empty()) {
                known.after = above;
                known.rooms = earliest_room(rules_, above);
            }
            // Not all of them need fit into the next room.
            if (known.rooms > 1 || above < room_size) known.cards.push_back(card);
        };
        for (int i = 0; i < end.room_count; ++i) come(end.room[i], i);
        const int above = end.room_count + end.unseen.count();
        for (int i = 0; i < end.bottom_count; ++i) come(end.bottom[i], above + i);
        if (!known.cards.empty()) add(known, always_told);
    }

    static constexpr double least = 0.5;

    const Rules& rules_;
    const Position& before_;
    const Followed& best_;
    const Followed& other_;
    Move rival_;
    CardSet monsters_;
    Outlook outlook_;
    std::vector<Distinction> list_;
};

}  // namespace

std::vector<Distinction> contrast(const Game& game, const Followed& best, const Followed& other,
                                  Move rival) {
    return Contrast(game, best, other, rival).differences();
}

}  // namespace scoundrel
