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
        : game_(game),
          rules_(game.rules),
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
        const auto back = cards_back(game_, best_), other_back = cards_back(game_, other_);
        if (back && other_back) first_back(*back, *other_back);
        in_turn();
        if (!both_as_far()) return std::move(list_);
        health();
        if (best_.until() == Until::end) return std::move(list_);
        weapon();
        risk();
        stored();
        left(avoids || rival_avoids);
        if (rival_avoids != avoids) faced(avoids ? other_ : best_, avoids);
        if (rival_avoids != avoids) used(avoids ? other_ : best_, !avoids);
        if (rival_avoids != avoids) escape(avoids ? other_ : best_, avoids);
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
        const double in_hand = outlook_.saves(best_.end.weapon) - outlook_.saves(other_.end.weapon);
        const double worth = best.card == other.card ? serves(best_) - serves(other_) : in_hand;
        // What is told is what is in hand; it must bear out what lies ready besides.
        if (std::abs(worth) < least || worth * in_hand <= 0) return;
        // Who leaves it in the room can still take it up there.
        const Position& without = worth < 0 ? best_.end : other_.end;
        if (without.room_cards().has(worth < 0 ? other.card : best.card)) return;
        const bool against = worth < 0;
        const fact::Reach& better = against ? other : best;
        const fact::Reach& worse = against ? best : other;
        // What is told must bear it out.
        if (better.monsters == 0) return;
        if (better.card == worse.card && !wears && worse.monsters == worse.to_come) return;
        if (better.card == worse.card &&
            (wears ? better.power <= worse.power : better.monsters <= worse.monsters))
            return;
        Card strongest;
        for (const Card monster : monsters_to_come(best_.end))
            if (monster.value() >= high && only_better(best_.end, other_.end, monster) &&
                (!strongest || monster.value() > strongest.value()))
                strongest = monster;
        auto only = against ? only_for(other_.end, best_.end) : only_for(best_.end, other_.end);
        constexpr std::size_t named = 2;
        const auto lower =
            std::ranges::find_if(only, [](Card card) { return card.value() < high; });
        const auto kept =
            std::min<std::size_t>(named, static_cast<std::size_t>(lower - only.begin()));
        const bool more = only.size() > kept;
        only.resize(kept);
        add(fact::Weapon{rival_, best, other, wears, strongest, against, only, more}, worth);
    }

    // What a weapon saves, the one in hand or one that lies ready in the next room.
    double serves(const Followed& way) const {
        constexpr double nearly = 0.9;
        double most = outlook_.saves(way.end.weapon);
        for (const Card card : way.left())
            if (card.is_weapon()) most = std::max(most, nearly * outlook_.saves({.card = card}));
        return most;
    }

    static constexpr int high = 10;  // a monster worth naming

    bool only_better(const Position& better, const Position& worse, Card monster) const {
        return weapon_refusal(rules_, better, monster) == Refusal::none &&
               weapon_refusal(rules_, worse, monster) != Refusal::none;
    }

    // Monsters that come either way, the highest first, on which the first weapon can be used and
    // the second cannot.
    std::vector<Card> only_for(const Position& better, const Position& worse) const {
        std::vector<Card> cards;
        for (const Card monster : monsters_to_come(better) & monsters_to_come(worse))
            if (only_better(better, worse, monster)) cards.push_back(monster);
        std::ranges::stable_sort(cards, std::greater{}, &Card::value);
        return cards;
    }

    // The higher monster first, then the lower: the other way round the weapon serves only once.
    void in_turn() {
        constexpr double twice = 2;
        if (rules_.weapon == WeaponRule::wear) return;
        const auto& fights = best_.fights;
        for (std::size_t i = 0; i < fights.size(); ++i)
            for (std::size_t j = i + 1; j < fights.size(); ++j)
                if (fights[i].armed && fights[j].armed && fights[i].weapon == fights[j].weapon &&
                    fights[i].monster.value() > fights[j].monster.value() &&
                    other_way_round(fights[i], fights[j])) {
                    add(fact::InTurn{rival_, fights[i].weapon, fights[i].monster,
                                     fights[j].monster},
                        twice * fights[i].weapon.value());  // it is why the rest differs
                    return;
                }
    }
    // The rival strikes at the lower one while the higher one is still there.
    bool other_way_round(const Fight& higher, const Fight& lower) const {
        for (const Fight& fight : other_.fights) {
            if (fight.monster == higher.monster) return false;
            if (fight.monster == lower.monster) return fight.armed && fight.weapon == lower.weapon;
        }
        return false;
    }

    void risk() {
        constexpr double cards_next = 3, a_life = 12;
        const int cards = best_.end.unseen.count();
        const int best = deadly_unseen(rules_, best_.end);
        const int other = deadly_unseen(rules_, other_.end);
        if (best == other || better_weapon_ready(rules_, best_.end) ||
            better_weapon_ready(rules_, other_.end))
            return;
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

    // What it takes to be rid of a monster: health, or what the weapon is worth less afterwards.
    double cost_of(const Position& end, Card monster) const {
        if (weapon_refusal(rules_, end, monster) != Refusal::none) return monster.value();
        Held after = end.weapon;
        if (rules_.weapon == WeaponRule::wear) {
            ++after.uses;
        } else {
            after.limit = static_cast<std::uint8_t>(monster.value());
        }
        const double bound = outlook_.saves(end.weapon) - outlook_.saves(after);
        return std::min<double>(monster.value(), blow(rules_, end, monster) + bound);
    }

    // What a card brings or costs that is met at once in the next room.
    double worth_of_left(const Position& end, Card card) const {
        constexpr double soon = 0.7;
        if (card.is_monster()) return -soon * cost_of(end, card);
        if (card.is_potion()) return soon * card.value();
        double in_hand = outlook_.saves(end.weapon);
        for (const Held& held : {best_.end.weapon, other_.end.weapon})  // weapon() tells of it
            if (held.card == card) in_hand = std::max(in_hand, outlook_.saves(held));
        return soon * std::max(0.0, outlook_.saves({.card = card}) - in_hand);
    }

    // Of two ways one of which avoids the room, only what the rival carries out of it speaks.
    void left(bool avoided) {
        if (best_.until() != Until::room || other_.until() != Until::room) return;
        const auto best = best_.left(), other = other_.left();
        if (best == other || (avoided && other.empty())) return;
        double worth = 0;
        for (const Card card : best) worth += worth_of_left(best_.end, card);
        for (const Card card : other) worth -= worth_of_left(other_.end, card);
        // Whoever reads of it weighs the cards by their faces: what says the opposite is not told.
        const double by_faces = faces(best) - faces(other);
        if (by_faces * worth < 0) return;
        if (!avoided || std::abs(worth) >= least)
            add(fact::Left{rival_, best, other, worth < 0}, worth);
    }
    static double faces(const std::vector<Card>& cards) {
        constexpr double of_a_weapon = 0.5;
        double sum = 0;
        for (const Card card : cards)
            sum += card.value() * (card.is_monster() ? -1 : card.is_weapon() ? of_a_weapon : 1);
        return sum;
    }

    // Potions heal another time, weapons may come in useful.
    void used(const Followed& through, bool against) {
        constexpr double of_a_potion = 0.8, of_a_weapon = 0.3;
        const Position& end = through.end;
        std::vector<Card> cards;
        double worth = 0;
        for (const Card card : before_.room_cards()) {
            if (card.is_monster() || end.room_cards().has(card) || card == end.weapon.card ||
                card == end.slot.card)
                continue;
            cards.push_back(card);
            worth += card.is_potion() ? of_a_potion * card.value()
                                      : of_a_weapon * outlook_.saves({.card = card});
        }
        if (!cards.empty()) add(fact::Used{rival_, cards, against}, against ? -worth : worth);
    }

    void faced(const Followed& through, bool against) {
        constexpr double costs_later = 0.4;  // of its value, in the mean
        int value = 0;
        for (const Card monster : through.slain) value += monster.value();
        if (value > 0)
            add(fact::Faced{rival_, through.slain, through.lost, against},
                (against ? -costs_later : costs_later) * value);
    }

    void escape(const Followed& through, bool against) {
        constexpr double worth = 2;
        const bool full = through.end.room_count + through.end.dungeon() >= room_size;
        if (rules_.avoid == Avoid::alternate && through.until() == Until::room && full)
            add(fact::Escape{rival_, against}, against ? -worth : worth);
    }

    void first_back(const fact::Returning& best, const fact::Returning& other) {
        if (best.cards.front() != other.cards.front())
            add(fact::FirstBack{rival_, best.cards.front(), other.cards.front()}, 1);
    }

    static constexpr double least = 0.5;

    const Game& game_;
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
