// Every number of every fact is counted again, by playing moves on a copy of the game.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "notation/moves.h"
#include "player/ways.h"
#include "protocol/hint_json.h"
#include "support/advised.h"
#include "support/dealt.h"
#include "support/thorough.h"

namespace scoundrel::test {
namespace {

using namespace fact;

Game after(Game game, const std::vector<Move>& moves) {
    for (const Move move : moves) EXPECT_EQ(game.play(move), Refusal::none) << print_move(move);
    return game;
}

// The player alone with this monster.
Game facing(Game game, Card monster, int health) {
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
    return game;
}

// Health left after fighting it so; nothing if that cannot be done.
std::optional<int> fought(const Game& game, Card monster, Verb how, int health) {
    Game fight = facing(game, monster, health);
    if (fight.play(Move(monster, how)) != Refusal::none) return {};
    return fight.position.health;
}

std::vector<Card> to_come(const Position& p) {
    std::vector<Card> cards;
    for (const Card card : p.unseen) cards.push_back(card);
    for (int i = 0; i < p.bottom_count; ++i) cards.push_back(p.bottom[i]);
    for (int i = 0; i < p.room_count; ++i) cards.push_back(p.room[i]);
    std::erase_if(cards, [](Card card) { return !card.is_monster(); });
    return cards;
}

Reach counted_reach(const Game& game) {
    constexpr int plenty = 99;
    Reach reach{game.position.weapon.card};
    for (const Card monster : to_come(game.position))
        if (const auto left = fought(game, monster, Verb::fight, plenty)) {
            ++reach.monsters;
            reach.saved += *left - (plenty - monster.value());
        }
    return reach;
}

// Trying everything: each room is avoided, if that may be, or left after three or four cards.
int counted_rooms(const Rules& rules, int turned_up, int above, bool avoided, int rooms) {
    if (turned_up > above) return rooms;
    int fewest = counted_rooms(rules, turned_up + 3, above, false, rooms + 1);
    if (rules.fourth == Fourth::optional)
        fewest = std::min(fewest, counted_rooms(rules, turned_up + 4, above, false, rooms + 1));
    if (rules.avoid == Avoid::always || (rules.avoid == Avoid::alternate && !avoided))
        fewest = std::min(fewest, counted_rooms(rules, turned_up + 4, above, true, rooms + 1));
    return fewest;
}

struct Counting {
    const Game& game;
    const Advice& advice;
    const Hint& hint;
    Game end = after(game, hint.moves.front().plan);

    const Option& option(Move move) const {
        for (const Option& each : advice.options)
            if (each.move == move) return each;
        ADD_FAILURE() << print_move(move) << " is not legal";
        return advice.options.front();
    }
    Game end_of(Move move) const {
        for (const Hint::Choice& choice : hint.moves)
            if (choice.move == move) return after(game, choice.plan);
        return game;
    }
    bool kills(Move move) const { return after(game, {move}).position.status == Status::lost; }

    void operator()(const Forced&) const {
        EXPECT_EQ(legal_moves(game.rules, game.position).count, 1);
    }
    void operator()(const Solved& fact) const {
        EXPECT_TRUE(game.position.unseen.empty());
        EXPECT_EQ(fact.won, advice.options.front().win == 1);
        if (!fact.score) return;
        const Game over = after(game, advice.options.front().plan);
        EXPECT_EQ(over.position.status, fact.won ? Status::won : Status::lost);
        EXPECT_EQ(fact.score, over.score());
        EXPECT_EQ(hint.moves.front().chance->score, over.score());
    }
    void operator()(const Looking& fact) const {
        EXPECT_EQ(game.rules.avoid, Avoid::always);
        EXPECT_EQ(end.account.stats.rooms_avoided, game.account.stats.rooms_avoided + 1);
        EXPECT_EQ(fact.unseen, game.position.unseen.count());
        EXPECT_GT(fact.unseen, 0);
    }
    void operator()(const Hopeless&) const {
        EXPECT_EQ(advice.sight, Sight::exact);
        for (const Option& each : advice.options) EXPECT_EQ(each.win, 0);
    }
    void operator()(const Deadly& fact) const {
        EXPECT_FALSE(fact.at_once.empty() && fact.certain.empty());
        EXPECT_FALSE(kills(advice.options.front().move));
        for (const Move move : fact.at_once) EXPECT_TRUE(kills(move)) << print_move(move);
        for (const Move move : fact.certain) {
            EXPECT_FALSE(kills(move)) << print_move(move);
            EXPECT_EQ(option(move).win, 0) << print_move(move);
            EXPECT_TRUE(advice.sight == Sight::exact || advice.sight == Sight::solved);
        }
        for (const Option& each : advice.options)
            EXPECT_EQ(kills(each.move),
                      std::count(fact.at_once.begin(), fact.at_once.end(), each.move) == 1);
    }
    void operator()(const SecondBest& fact) const {
        const Option& best = advice.options.front();
        const Option& second = option(fact.move);
        EXPECT_NE(best.move, second.move);
        EXPECT_EQ(fact.win, second.win);
        EXPECT_EQ(fact.best, best.win);
        EXPECT_DOUBLE_EQ(fact.lead, best.win - second.win);
        EXPECT_EQ(fact.score_lead.has_value(), advice.sight != Sight::solved);
        if (fact.score_lead) {
            EXPECT_DOUBLE_EQ(*fact.score_lead, best.score - second.score);
        }
        EXPECT_GE(fact.error + 1e-12, std::max(best.error, second.error));
        EXPECT_LE(fact.error, best.error + second.error + 1e-12);
        // Whatever is ranked between them leads to the same as the best.
        for (const Option& between : advice.options) {
            if (between.move == second.move) break;
            expect_same_end(between.move);
        }
    }
    void operator()(const Weapon& fact) const {
        EXPECT_EQ(fact.reach, counted_reach(end));
        EXPECT_EQ(fact.to_come, static_cast<int>(to_come(end.position).size()));
        if (!fact.rival) {
            EXPECT_EQ(advice.sight, Sight::none);
            return;
        }
        EXPECT_EQ(fact.rival->reach, counted_reach(end_of(fact.rival->move)));
        EXPECT_GT(fact.reach.saved, fact.rival->reach.saved);
    }
    void operator()(const Health& fact) const {
        const Stats& was = game.account.stats;
        const Stats& is = end.account.stats;
        EXPECT_EQ(fact.before, game.position.health);
        EXPECT_EQ(fact.after, end.position.health);
        EXPECT_EQ(fact.lost, is.damage_taken - was.damage_taken);
        EXPECT_EQ(fact.healed, is.healed - was.healed);
        EXPECT_EQ(fact.after, fact.before - fact.lost + fact.healed);
        EXPECT_EQ(fact.until == Until::end, end.over());
        EXPECT_EQ(fact.until == Until::room,
                  !end.over() && end.account.room_number > game.account.room_number);
    }
    void operator()(const Returning& fact) const {
        const Position& p = end.position;
        ASSERT_FALSE(fact.cards.empty());
        int place = 0;
        while (p.bottom[place] != fact.cards.front()) ASSERT_LT(++place, p.bottom_count);
        for (std::size_t i = 0; i < fact.cards.size(); ++i)
            EXPECT_EQ(p.bottom[place + static_cast<int>(i)], fact.cards[i]);
        EXPECT_EQ(fact.after, p.unseen.count() + place);
        const int first = p.owed > 0 ? 4 - p.room_count : 0;
        EXPECT_EQ(fact.rooms,
                  counted_rooms(game.rules, first, fact.after, p.avoided_last, p.owed > 0 ? 1 : 0));
        EXPECT_GE(fact.rooms, 1);
        // An avoided room, or cards that the next room must hold.
        if (end.account.stats.rooms_avoided > game.account.stats.rooms_avoided) {
            for (const Card card : fact.cards) EXPECT_TRUE(game.position.room_cards().has(card));
            return;
        }
        Game next = end;
        while (next.position.owed > 0) next.turn_up(*next.position.unseen.begin());
        for (const Card card : fact.cards) EXPECT_TRUE(next.position.room_cards().has(card));
    }
    void operator()(const Equal& fact) const {
        EXPECT_FALSE(fact.moves.empty());
        for (const Move move : fact.moves) {
            EXPECT_EQ(option(move).win, advice.options.front().win);
            expect_same_end(move);
        }
    }
    void operator()(const Unseen& fact) const {
        Unseen counted;
        for (const Card card : end.position.unseen) {
            ++counted.cards;
            if (card.is_weapon()) ++counted.weapons, counted.weapon_value += card.value();
            if (card.is_potion()) ++counted.potions, counted.potion_value += card.value();
            if (!card.is_monster()) continue;
            ++counted.monsters, counted.monster_value += card.value();
            const int health = end.position.health;
            const auto armed = fought(end, card, Verb::fight, health);
            const auto bare = fought(end, card, Verb::barehanded, health);
            EXPECT_TRUE(armed || bare);
            if (armed.value_or(0) == 0 && bare.value_or(0) == 0) ++counted.deadly;
            if (end.position.weapon.card && !armed) ++counted.beyond;
        }
        EXPECT_EQ(fact_json(fact), fact_json(counted));
    }
    void operator()(const Exact& fact) const {
        EXPECT_EQ(advice.sight, Sight::exact);
        std::int64_t orders = 1;
        for (int i = 2; i <= game.position.unseen.count(); ++i) orders *= i;
        EXPECT_EQ(fact.orders, orders);
    }

  private:
    void expect_same_end(Move move) const {
        Position a = end.position;
        Position b = end_of(move).position;
        if (game.rules.weapon != WeaponRule::wear) a.weapon.uses = b.weapon.uses = 0;
        EXPECT_EQ(a, b) << print_move(move);
    }
};

void check(const Game& game, const Advice& advice, std::map<std::string, int>& met) {
    const Hint hint = make_hint(game, advice);
    ASSERT_EQ(hint.moves.size(), advice.options.size());
    for (const Hint::Choice& choice : hint.moves) {
        ASSERT_FALSE(choice.plan.empty());
        EXPECT_EQ(choice.plan.front(), choice.move);
        const Game end = after(game, choice.plan);
        EXPECT_LE(end.account.room_number, game.account.room_number + 1);
    }
    EXPECT_GE(hint.because.size(), 1u);
    EXPECT_LE(hint.because.size(), 4u);
    std::map<std::string, int> here;
    for (const Fact& fact : hint.because) {
        std::visit(Counting{game, advice, hint}, fact);
        ++here[fact_json(fact)["fact"].get<std::string>()];
    }
    for (const auto& [name, times] : here) {
        EXPECT_EQ(times, 1) << name;
        ++met[name];
    }
    EXPECT_EQ(here.contains("forced"), advice.options.size() == 1);
}

int samples(const Game& game) {
    constexpr int every_order = 24;  // of four unseen cards: what they say is exact
    if (game.rules.avoid == Avoid::always) return 2;  // where each is a whole game solved
    return game.position.unseen.count() <= 4 ? every_order : thorough(every_order);
}

TEST(HintFacts, EveryNumberCanBeCountedAgain) {
    constexpr int games = sanitized ? 30 : 120;
    SplitMix64 random(1);
    std::map<std::string, int> met;
    for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
        const Rules rules = any_rules(random);
        const PlayerKind& kind =
            i % 2 == 0 ? *find_player_kind("search")
                       : player_kinds()[static_cast<std::size_t>(i / 2) % player_kinds().size()];
        const auto player = kind.make(rules, *blank_net(rules).net);
        SCOPED_TRACE(testing::Message() << kind.name << " in game " << i);
        each_choice(rules, random.next(), [&](const Game& game) {
            const Effort effort{samples(game), static_cast<std::uint64_t>(i), {}};
            check(game, player->advise(game.position, effort), met);
        });
    }
    for (const char* name : {"forced", "solved", "looking", "hopeless", "deadly", "second_best",
                             "weapon", "health", "returning", "equal", "unseen", "exact"})
        EXPECT_GT(met[name], 5) << name;
}

// After avoiding, the next room has four new cards; three of each are faced.
TEST(EarliestRoom, ByHand) {
    Dealt game(classic, "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2S 3S 4S 5S");
    const auto rooms = [&](int above) {
        return earliest_room(game.game.rules, game.game.position, above);
    };
    Unrecorded past;
    apply(game.game.rules, game.game.position, Move(Verb::avoid), past);
    EXPECT_EQ(rooms(3), 1);  // four at once
    EXPECT_EQ(rooms(4), 2);  // that room cannot be avoided: three more
    EXPECT_EQ(rooms(6), 2);
    EXPECT_EQ(rooms(7), 3);  // this one can: four
    EXPECT_EQ(rooms(10), 3);
    EXPECT_EQ(rooms(11), 4);
}

}  // namespace
}  // namespace scoundrel::test
