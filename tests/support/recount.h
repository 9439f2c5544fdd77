// Every fact of a hint counted again, by playing moves on copies of the game: nothing here is
// shared with the code that chose it. Counting one gives what its sentence must say: these cards
// and these numbers, in this order.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "coach/hint.h"
#include "notation/cards.h"
#include "notation/moves.h"

namespace scoundrel::test {

using namespace fact;

struct Told {
    std::vector<std::string> cards;
    std::vector<double> numbers;
    bool any_order = false;  // a choice of these numbers

    Told& card(Card one) { return one ? cards.push_back(print_card(one)), *this : *this; }
    Told& all(const std::vector<Card>& more) {
        for (const Card one : more) card(one);
        return *this;
    }
    Told& moves(const std::vector<Move>& more) {
        for (const Move move : more)
            if (move.has_card()) card(move.card());
        return *this;
    }
    Told& number(double one) { return numbers.push_back(one), *this; }
    Told& number_if(bool told, double one) { return told ? number(one) : *this; }
    void add(const Told& more) {
        cards.insert(cards.end(), more.cards.begin(), more.cards.end());
        numbers.insert(numbers.end(), more.numbers.begin(), more.numbers.end());
    }
};

inline Game played(Game game, const std::vector<Move>& moves) {
    for (const Move move : moves) EXPECT_EQ(game.play(move), Refusal::none) << print_move(move);
    return game;
}

// Health left after facing this monster alone and fighting it so; nothing if that cannot be done.
inline std::optional<int> fought(Game game, Card monster, Verb how, int health) {
    Position& p = game.position;
    for (Card& card : p.room) card = Card();
    p.room[0] = monster;
    p.room_count = 1;
    p.owed = 0;
    p.die_owed = false;
    p.dealt_with = 0;
    p.status = Status::playing;
    p.health = static_cast<std::uint8_t>(health);
    p.rolled = game.rules.monsters == Monsters::die ? monster : Card();
    if (game.play(Move(monster, how)) != Refusal::none) return {};
    return p.health;
}

inline std::vector<Card> monsters_after(const Position& p) {
    std::vector<Card> cards;
    for (const Card card : p.unseen) cards.push_back(card);
    for (int i = 0; i < p.bottom_count; ++i) cards.push_back(p.bottom[i]);
    for (int i = 0; i < p.room_count; ++i) cards.push_back(p.room[i]);
    std::erase_if(cards, [](Card card) { return !card.is_monster(); });
    return cards;
}

inline Reach counted_reach(const Game& game) {
    constexpr int plenty = 99;
    const Held& weapon = game.position.weapon;
    Reach reach{.card = weapon.card};
    if (weapon.card) {
        const bool wears = game.rules.weapon == WeaponRule::wear;
        reach.power =
            std::max(0, weapon.card.value() - (wears ? weapon.uses * game.rules.wear : 0));
    }
    for (const Card monster : monsters_after(game.position)) {
        ++reach.to_come;
        if (const auto left = fought(game, monster, Verb::fight, plenty)) {
            ++reach.monsters;
            reach.saved += *left - (plenty - monster.value());
        }
    }
    return reach;
}

// Trying everything: each room is avoided, if that may be, or left after three or four cards.
inline int counted_rooms(const Rules& rules, int turned_up, int above, bool avoided, int rooms) {
    if (turned_up > above) return rooms;
    int fewest = counted_rooms(rules, turned_up + 3, above, false, rooms + 1);
    if (rules.fourth == Fourth::optional)
        fewest = std::min(fewest, counted_rooms(rules, turned_up + 4, above, false, rooms + 1));
    if (rules.avoid == Avoid::always || (rules.avoid == Avoid::alternate && !avoided))
        fewest = std::min(fewest, counted_rooms(rules, turned_up + 4, above, true, rooms + 1));
    return fewest;
}

// Can anything be done from here that leaves the room, or wins, alive?
inline bool survives(const Game& game, int room, std::vector<Position>& tried) {
    if (game.over()) return game.position.status == Status::won;
    if (game.account.room_number > room || game.position.awaiting()) return true;
    if (std::ranges::find(tried, game.position) != tried.end()) return false;
    tried.push_back(game.position);
    return std::ranges::any_of(legal_moves(game.rules, game.position), [&](Move move) {
        return survives(played(game, {move}), room, tried);
    });
}

// A potion's fate on the way: what it gave back, and how it was dealt with.
struct PotionUse {
    int healed = 0;
    Waste::How how = Waste::How::full;
    bool used = false;
    int lost(Card card) const { return used ? card.value() - healed : 0; }
};
inline PotionUse use_of(Game game, const std::vector<Move>& plan, Card card) {
    PotionUse use;
    for (const Move move : plan) {
        const bool second = game.position.potion_used && game.rules.potions == Potions::one;
        const int before = game.position.health;
        game.play(move);
        if (!move.has_card() || move.card() != card) continue;
        if (move.verb() == Verb::drink)
            use = {game.position.health - before, second ? Waste::How::second : Waste::How::full,
                   true};
        if (move.verb() == Verb::discard) use = {0, Waste::How::discarded, true};
    }
    return use;
}

class Recount {
  public:
    Recount(const Game& game, const Advice& advice, const Hint& hint)
        : game_(game), advice_(advice), hint_(hint), end_(played(game, best().plan)) {}

    Told operator()(const Forced&) const {
        EXPECT_EQ(legal_moves(game_.rules, game_.position).count, 1);
        return {};
    }
    Told operator()(const Solved& fact) const {
        EXPECT_TRUE(game_.position.unseen.empty());
        bool won = false;
        for (const Option& each : advice_.options) won |= each.win == 1;
        EXPECT_EQ(fact.won, won);
        if (!fact.score) return {};
        const Game over = played(game_, advice_.options.front().plan);
        EXPECT_EQ(over.position.status, fact.won ? Status::won : Status::lost);
        EXPECT_EQ(hint_.moves.front().chance->score, over.score());
        return Told().number(over.score());
    }
    Told operator()(const Looking&) const {
        EXPECT_EQ(game_.rules.avoid, Avoid::always);
        EXPECT_EQ(end_.account.stats.rooms_avoided, game_.account.stats.rooms_avoided + 1);
        const int unseen = game_.position.unseen.count();
        EXPECT_GT(unseen, 0);
        return Told().number_if(unseen > 1, unseen);
    }
    Told operator()(const Hopeless&) const {
        bool dies = true;
        for (const Option& each : advice_.options) {
            dies = dies && !lives_after(each.move);
            EXPECT_TRUE(dies || (advice_.sight == Sight::exact && each.win == 0));
        }
        return {};
    }
    Told operator()(const Deadly& fact) const {
        EXPECT_TRUE(lives_after(best().move));
        for (const Move move : fact.at_once) EXPECT_TRUE(kills(move)) << print_move(move);
        for (const Move move : fact.in_room) {
            EXPECT_FALSE(kills(move)) << print_move(move);
            EXPECT_FALSE(lives_after(move)) << print_move(move);
        }
        for (const Move move : fact.certain) {
            EXPECT_TRUE(lives_after(move)) << print_move(move);
            EXPECT_EQ(option(move).win, 0) << print_move(move);
            EXPECT_TRUE(advice_.sight == Sight::exact || advice_.sight == Sight::solved);
        }
        const std::size_t others = advice_.options.size() - 1;
        EXPECT_EQ(static_cast<std::size_t>(fact.others), others);
        if (others > 1 && fact.at_once.size() + fact.in_room.size() + fact.certain.size() == others)
            return {};
        Told told;
        if (fact.at_once.size() == 1) {
            const Move move = fact.at_once.front();
            const auto left = fought(game_, move.card(), move.verb(), 99);
            told.card(move.card()).number(99 - left.value_or(0)).number(game_.position.health);
        } else {
            tell_moves(told, fact.at_once, others);
        }
        tell_moves(told, fact.in_room, others);
        tell_moves(told, fact.certain, others);
        return told;
    }
    Told operator()(const SecondBest& fact) const {
        const Option& first = advice_.options.front();
        const Option& second = option(fact.move);
        EXPECT_NE(first.move, second.move);
        EXPECT_DOUBLE_EQ(fact.lead, first.win - second.win);
        if (advice_.sight == Sight::sampled) {
            EXPECT_EQ(fact.error, second.behind_error);
        } else {
            EXPECT_GE(fact.error + 1e-12, std::max(first.error, second.error));
            EXPECT_LE(fact.error, first.error + second.error + 1e-12);
        }
        const bool slain = game_.rules.scoring == Scoring::slain;
        // As they are told, with a digit after the point.
        const auto told_score = [&](const Option& one) {
            return std::round(10 * (one.score + (slain ? game_.account.stats.slain_value : 0))) /
                   10;
        };
        double score = told_score(first), other = told_score(second);
        if (advice_.sight == Sight::solved && fact.score_lead) {
            score = played(game_, first.plan).score();
            other = played(game_, second.plan).score();
        }
        if (fact.score_lead) {
            EXPECT_NEAR(*fact.score_lead, score - other, 1e-9);
        }
        const double points = std::abs(score - other);
        Told told{{}, {100 * first.win, 100 * second.win, score, other, points}, true};
        return told.moves({fact.move});
    }
    Told operator()(const Later& fact) const {
        EXPECT_EQ(advice_.sight, Sight::none);
        EXPECT_NE(fact.move, best().move);
        return Told().moves({option(fact.move).move});
    }
    Told operator()(const Weapon& fact) const {
        const Game rival = end_of(fact.move);
        const Reach best = counted_reach(end_), other = counted_reach(rival);
        EXPECT_EQ(fact.best, best);
        EXPECT_EQ(fact.rival, other);
        int strongest = 0;
        for (const Card monster : monsters_after(end_.position))
            if (fought(end_, monster, Verb::fight, 99) &&
                !fought(rival, monster, Verb::fight, 99)) {
                if (monster.value() >= 10) strongest = std::max(strongest, monster.value());
                if (monster == fact.strongest) {
                    EXPECT_EQ(monster.value(), fact.strongest.value());
                }
            }
        EXPECT_EQ(strongest, fact.strongest ? fact.strongest.value() : 0);
        const Reach& better = fact.against ? other : best;
        const Reach& worse = fact.against ? best : other;
        EXPECT_GT(better.monsters, 0);
        const bool wears = game_.rules.weapon == WeaponRule::wear;
        const bool same = best.card == other.card;
        if (same && wears) {
            EXPECT_GT(better.power, worse.power);
        }
        if (same && !wears) {
            EXPECT_GT(better.monsters, worse.monsters);
        }
        EXPECT_EQ(fact.and_others,
                  expect_only(fact.only, fact.against ? rival : end_, fact.against ? end_ : rival));
        Told told;
        told.card(other.card);
        if (!best.card) return told.number(other.monsters).number(other.to_come);
        if (!same) told.card(best.card);
        if (!other.card) return told.number(best.monsters).number(best.to_come);
        if (wears) return told.number(other.power).number(best.power);
        // Only shares that bear it out are told.
        if (!same && better.monsters * worse.to_come <= worse.monsters * better.to_come)
            return told;
        if (same && other.monsters == 0 && fact.only.empty())
            return told.number(best.monsters).number(best.to_come);
        if (same) told.all(fact.only);
        return told.number(other.monsters)
            .number(other.to_come)
            .number(best.monsters)
            .number(best.to_come);
    }
    Told operator()(const InTurn& fact) const {
        EXPECT_NE(fact.move, best().move);
        EXPECT_GT(fact.higher.value(), fact.lower.value());
        // Both go under the weapon on the one way; on the other the lower one does, and the higher
        // one was not fought before.
        EXPECT_LT(place_of(best().plan, {fact.higher, Verb::fight}),
                  place_of(best().plan, {fact.lower, Verb::fight}));
        const auto& plan = plan_of(fact.move);
        const auto bound = place_of(plan, {fact.lower, Verb::fight});
        EXPECT_LT(bound, plan.size());
        for (std::size_t i = 0; i < bound; ++i)
            EXPECT_TRUE(!plan[i].has_card() || plan[i].card() != fact.higher);
        Game struck = played(game_, {plan.begin(), plan.begin() + static_cast<int>(bound) + 1});
        EXPECT_EQ(struck.position.weapon.card, fact.weapon);
        EXPECT_FALSE(!struck.over() && fought(struck, fact.higher, Verb::fight, 99));
        return Told().card(fact.weapon).card(fact.lower).card(fact.higher);
    }
    Told operator()(const Spared& fact) const {
        const auto place = place_of(best().plan, {fact.monster, Verb::barehanded});
        EXPECT_LT(place, best().plan.size());
        EXPECT_EQ(game_.position.weapon.card, fact.weapon);
        EXPECT_EQ(end_.position.weapon.card, fact.weapon);
        Game struck = played_before(place);
        EXPECT_EQ(struck.play(Move(fact.monster, Verb::fight)), Refusal::none);
        EXPECT_EQ(fact.rule, game_.rules.weapon);
        Told told;
        told.card(fact.monster).card(fact.weapon);
        if (fact.rule == WeaponRule::wear) return told;
        if (!struck.over()) {
            const int value = fact.monster.value();
            for (const Card card : monsters_after(struck.position))
                EXPECT_EQ(
                    fought(struck, card, Verb::fight, 99).has_value(),
                    fact.rule == WeaponRule::lower ? card.value() < value : card.value() <= value);
        }
        return told.number(fact.monster.value());
    }
    Told operator()(const LastUse& fact) const {
        const auto place = place_of(best().plan, {fact.monster, Verb::fight});
        EXPECT_LT(place, best().plan.size());
        EXPECT_EQ(played_before(place).position.weapon.card, fact.weapon);
        EXPECT_NE(fact.weapon, fact.next);
        EXPECT_EQ(end_.position.weapon.card, fact.next);
        return Told().card(fact.weapon).card(fact.monster).card(fact.next);
    }
    Told operator()(const Health& fact) const {
        const Stats& was = game_.account.stats;
        const Stats& is = end_.account.stats;
        const int lost = is.damage_taken - was.damage_taken, healed = is.healed - was.healed;
        EXPECT_EQ(fact.before, game_.position.health);
        EXPECT_EQ(end_.position.health, fact.before - lost + healed);
        EXPECT_EQ(fact.until == Until::end, end_.over());
        EXPECT_EQ(fact.until == Until::room,
                  !end_.over() && end_.account.room_number > game_.account.room_number);
        Told told;
        if (!fact.rival)
            return told.number_if(end_.position.health > 0, end_.position.health)
                .number_if(lost > 0, lost)
                .number_if(healed > 0, healed);
        const Game other = end_of(fact.rival->move);
        EXPECT_EQ(fact.against, end_.position.health < other.position.health);
        EXPECT_NE(end_.position.health, other.position.health);
        // Both are told of at the same point of the game.
        EXPECT_EQ(other.over(), end_.over());
        EXPECT_EQ(other.account.room_number, end_.account.room_number);
        return told.number(other.position.health).number(end_.position.health);
    }
    Told operator()(const Waste& fact) const {
        const PotionUse wasted = use_of(game_, plan_of(fact.move), fact.card);
        const PotionUse better = use_of(game_, best().plan, fact.card);
        EXPECT_TRUE(wasted.used);
        EXPECT_EQ(wasted.how, fact.how);
        EXPECT_GT(wasted.lost(fact.card), better.lost(fact.card));
        Told told;
        told.card(fact.card);
        if (fact.how != Waste::How::full || wasted.healed == 0) return told;
        return told.number(wasted.healed).number(fact.card.value());
    }
    Told operator()(const Left& fact) const {
        const auto here = left_in(end_), there = left_in(end_of(fact.move));
        EXPECT_NE(here, there);
        EXPECT_TRUE(std::ranges::is_permutation(here, fact.best));
        EXPECT_TRUE(std::ranges::is_permutation(there, fact.rival));
        return Told().all(fact.rival).all(fact.best);
    }
    Told operator()(const Used& fact) const {
        const Game other = end_of(fact.move);
        const bool avoids = is_avoid(best().move);
        EXPECT_NE(avoids, is_avoid(fact.move));
        EXPECT_EQ(fact.against, !avoids);
        const Position& end = (avoids ? other : end_).position;
        std::vector<Card> gone;
        for (const Card card : game_.position.room_cards())
            if (!card.is_monster() && card != end.weapon.card && card != end.slot.card &&
                !end.room_cards().has(card))
                gone.push_back(card);
        EXPECT_EQ(fact.cards, gone);
        return Told().all(gone);
    }
    Told operator()(const Faced& fact) const {
        const Game rival = end_of(fact.move);
        const Game& through = fact.against ? rival : end_;
        const Game& avoided = fact.against ? end_ : rival;
        EXPECT_EQ(avoided.account.stats.rooms_avoided, game_.account.stats.rooms_avoided + 1);
        int value = 0;
        for (const Card monster : fact.monsters) {
            value += monster.value();
            EXPECT_TRUE(game_.position.room_cards().has(monster));
            EXPECT_FALSE(through.position.room_cards().has(monster));
        }
        EXPECT_EQ(value, through.account.stats.slain_value - game_.account.stats.slain_value);
        EXPECT_EQ(fact.lost, through.account.stats.damage_taken - game_.account.stats.damage_taken);
        return Told().all(fact.monsters);
    }
    Told operator()(const Risk& fact) const {
        const int best = deadly_after(end_), other = deadly_after(end_of(fact.move));
        EXPECT_NE(best, other);
        EXPECT_EQ(fact.against, best > other);
        Told told;
        told.number_if(other > 0, other).number(end_.position.unseen.count());
        return told.number_if(best > 0, best);
    }
    Told operator()(const InStore& fact) const {
        const Card here = end_.position.slot.card, there = end_of(fact.move).position.slot.card;
        EXPECT_NE(here, there);
        EXPECT_EQ(here, fact.best);
        return Told().card(there).card(here);
    }
    Told operator()(const Escape& fact) const {
        EXPECT_EQ(can_avoid(end_), !fact.against);
        EXPECT_EQ(can_avoid(end_of(fact.move)), fact.against);
        return {};
    }
    Told operator()(const Returning& fact) const {
        EXPECT_FALSE(fact.cards.empty());
        EXPECT_EQ(end_.account.stats.rooms_avoided, game_.account.stats.rooms_avoided + 1);
        const std::vector<Card> coming = coming_after(end_);
        std::vector<Card> back;
        std::size_t after = coming.size();
        for (std::size_t i = 0; i < coming.size(); ++i) {
            if (!coming[i] || !game_.position.room_cards().has(coming[i])) continue;
            after = std::min(after, i);
            if (after >= 4 || i < 4) back.push_back(coming[i]);
        }
        EXPECT_EQ(fact.cards, back);
        const int rooms = counted_rooms(game_.rules, 4, static_cast<int>(after), true, 1);
        EXPECT_EQ(fact.rooms, rooms);
        EXPECT_EQ(static_cast<std::size_t>(fact.after), after);
        Told told;
        told.all(back);
        return rooms == 1 ? told : told.number(static_cast<double>(after)).number(rooms);
    }
    Told operator()(const FirstBack& fact) const {
        const auto first = [&](const Game& end) {
            EXPECT_EQ(end.account.stats.rooms_avoided, game_.account.stats.rooms_avoided + 1);
            for (const Card card : coming_after(end))
                if (card && game_.position.room_cards().has(card)) return card;
            return Card();
        };
        const Card here = first(end_), there = first(end_of(fact.move));
        EXPECT_NE(here, there);
        return Told().card(there).card(here);
    }
    Told operator()(const Tied& fact) const {
        EXPECT_FALSE(fact.moves.empty());
        bool dies = true, won = false;
        for (const Option& each : advice_.options) {
            dies = dies && !lives_after(each.move);
            won = won || each.win > 0;
        }
        EXPECT_EQ(fact.won, won);
        const bool knows_all = advice_.sight == Sight::exact || advice_.sight == Sight::solved;
        EXPECT_EQ(fact.certain, knows_all || dies);
        for (const Move move : fact.moves) {
            EXPECT_EQ(option(move).win, advice_.options.front().win) << print_move(move);
            EXPECT_NEAR(option(move).score, advice_.options.front().score, 0.1);
        }
        if (fact.all && !fact.won && fact.certain) return {};
        if (fact.moves.size() <= 2) return Told().moves(fact.moves);
        return Told().number(static_cast<double>(fact.moves.size()));
    }
    Told operator()(const Equal& fact) const {
        EXPECT_FALSE(fact.moves.empty());
        for (const Move move : fact.moves) {
            EXPECT_EQ(option(move).win, advice_.options.front().win);
            Position a = end_.position;
            Position b = end_of(move).position;
            if (game_.rules.weapon != WeaponRule::wear) a.weapon.uses = b.weapon.uses = 0;
            EXPECT_EQ(a, b) << print_move(move);
        }
        if (fact.moves.size() > 2) return Told().number(static_cast<double>(fact.moves.size()));
        // Where other deeds lead there, they are told.
        std::vector<Move> mine = best().plan, all = fact.moves;
        for (const Move move : fact.moves) {
            const auto& plan = plan_of(move);
            const bool same = std::ranges::is_permutation(mine, plan);
            EXPECT_EQ(fact.reordered, same) << print_move(move);
            if (!same) {
                EXPECT_TRUE(std::ranges::equal(fact.then, std::span(plan).subspan(1)));
            }
        }
        all.insert(all.end(), fact.then.begin(), fact.then.end());
        return Told().moves(all);
    }
    Told operator()(const Most& fact) const {
        int most = game_.rules.health;
        if (game_.rules.scoring == Scoring::slain) {
            most += game_.account.stats.slain_value;
            for (const Card card : monsters_after(game_.position)) most += card.value();
        }
        EXPECT_NE(game_.rules.scoring, Scoring::original);
        EXPECT_EQ(fact.score, most);
        return Told().number(most);
    }
    Told operator()(const Beyond&) const {
        EXPECT_TRUE(advice_.sight == Sight::sampled || advice_.sight == Sight::exact);
        return {};
    }
    Told operator()(const Exact&) const {
        EXPECT_EQ(advice_.sight, Sight::exact);
        double orders = 1;
        for (int i = 2; i <= game_.position.unseen.count(); ++i) orders *= i;
        return Told().number_if(orders > 2, orders);
    }

  private:
    const Hint::Choice& best() const { return hint_.moves.front(); }
    const Option& option(Move move) const {
        for (const Option& each : advice_.options)
            if (each.move == move) return each;
        ADD_FAILURE() << print_move(move) << " is not legal";
        return advice_.options.front();
    }
    const std::vector<Move>& plan_of(Move move) const {
        for (const Hint::Choice& choice : hint_.moves)
            if (choice.move == move) return choice.plan;
        return best().plan;
    }
    Game end_of(Move move) const { return played(game_, plan_of(move)); }
    bool kills(Move move) const { return played(game_, {move}).position.status == Status::lost; }
    bool lives_after(Move move) const {
        std::vector<Position> tried;
        return survives(played(game_, {move}), game_.account.room_number, tried);
    }
    static int deadly_after(const Game& end) {
        int deadly = 0;
        const int health = end.position.health;
        for (const Card card : end.position.unseen)
            if (card.is_monster() && fought(end, card, Verb::fight, health).value_or(0) == 0 &&
                fought(end, card, Verb::barehanded, health).value_or(0) == 0)
                ++deadly;
        return deadly;
    }
    Game played_before(std::size_t place) const {
        const auto& plan = best().plan;
        return played(game_, {plan.begin(), plan.begin() + static_cast<int>(place)});
    }
    // What lay here before, in the room or the slot, and lies in the next room.
    std::vector<Card> left_in(const Game& end) const {
        std::vector<Card> cards;
        // Of an avoided room cards may come straight back, but none was left.
        if (end.account.stats.rooms_avoided > game_.account.stats.rooms_avoided) return cards;
        for (const Card card : end.position.room_cards())
            if (game_.position.room_cards().has(card) || card == game_.position.slot.card ||
                card == game_.position.weapon.card)
                cards.push_back(card);
        return cards;
    }
    // All that comes now, in order; unseen cards as none.
    static std::vector<Card> coming_after(const Game& end) {
        const Position& p = end.position;
        std::vector<Card> coming(p.room, p.room + p.room_count);
        coming.insert(coming.end(), static_cast<std::size_t>(p.unseen.count()), Card());
        coming.insert(coming.end(), p.bottom, p.bottom + p.bottom_count);
        return coming;
    }
    static std::size_t place_of(const std::vector<Move>& plan, Move move) {
        return static_cast<std::size_t>(std::ranges::find(plan, move) - plan.begin());
    }
    // The two highest, from ten on, that can still come either way and go under one weapon only;
    // whether there are more.
    static bool expect_only(const std::vector<Card>& only, const Game& better, const Game& worse) {
        std::vector<int> values;
        std::size_t all = 0;
        const auto there = monsters_after(worse.position);
        for (const Card card : monsters_after(better.position)) {
            if (std::ranges::find(there, card) == there.end()) continue;
            const bool one_only =
                fought(better, card, Verb::fight, 99) && !fought(worse, card, Verb::fight, 99);
            all += one_only;
            if (one_only && card.value() >= 10)
                values.push_back(card.value());
            else
                EXPECT_EQ(std::ranges::find(only, card), only.end()) << print_card(card);
        }
        std::ranges::sort(values, std::greater{});
        values.resize(std::min<std::size_t>(values.size(), 2));
        std::vector<int> told;
        for (const Card card : only) told.push_back(card.value());
        EXPECT_EQ(told, values);
        return all > values.size();
    }
    static bool can_avoid(Game end) {
        while (end.position.owed > 0) end.turn_up(*end.position.unseen.begin());
        return std::ranges::any_of(legal_moves(end.rules, end.position), is_avoid);
    }
    static void tell_moves(Told& told, const std::vector<Move>& moves, std::size_t others) {
        if (moves.size() <= 2) {
            told.moves(moves);
        } else {
            told.number(static_cast<double>(moves.size())).number(static_cast<double>(others));
        }
    }

    const Game& game_;
    const Advice& advice_;
    const Hint& hint_;
    Game end_;
};

// The cards and numbers that stand in a sentence.
inline Told read_back(std::string_view sentence) {
    constexpr std::string_view ranks = "23456789TJQKA", suits = "CDHS", digits = "0123456789.";
    const auto in = [](std::string_view set, char c) { return set.find(c) != set.npos; };
    Told told;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        if (i + 1 < sentence.size() && in(ranks, sentence[i]) && in(suits, sentence[i + 1])) {
            told.cards.emplace_back(sentence.substr(i++, 2));
        } else if (in(digits, sentence[i]) && sentence[i] != '.') {
            const std::size_t begin = i > 0 && sentence[i - 1] == '-' ? i - 1 : i;
            while (i < sentence.size() && in(digits, sentence[i])) ++i;
            told.number(std::stod(std::string(sentence.substr(begin, i - begin))));
        }
    }
    return told;
}

// The sentence says these cards and numbers, and no others.
inline void expect_said(const Told& told, const std::string& sentence) {
    constexpr double digit_said = 0.0501, least_said = 0.1;
    const Told said = read_back(sentence);
    EXPECT_EQ(said.cards, told.cards) << sentence;
    if (!told.any_order) {
        ASSERT_EQ(said.numbers.size(), told.numbers.size()) << sentence;
    }
    for (std::size_t i = 0; i < said.numbers.size(); ++i) {
        const double number = said.numbers[i];
        const auto near = [&](double one) { return std::abs(one - number) <= least_said; };
        const bool right = told.any_order ? std::ranges::any_of(told.numbers, near)
                                          : std::abs(told.numbers[i] - number) <= digit_said;
        EXPECT_TRUE(right) << number << " in: " << sentence;
    }
}

}  // namespace scoundrel::test
