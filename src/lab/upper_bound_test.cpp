// On decks so small that every order can be played: the bounds against the solver's verdicts, the
// true optimum and players.
#include "lab/upper_bound.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

#include "lab/bound_text.h"
#include "lab/foresight.h"
#include "lab/net_price.h"
#include "nets/nets.h"
#include "notation/rules_text.h"
#include "player/exact.h"
#include "player/imagine.h"
#include "player/search.h"
#include "player/simple_players.h"
#include "rules/rule_sets.h"
#include "solver/position_hash.h"
#include "solver/solver.h"
#include "support/plain_expectimax.h"
#include "support/random_rules.h"
#include "support/thorough.h"

namespace scoundrel {
namespace {

template <class Do>
void each_order(const Position& position, Do do_it) {
    Deck deck = unseen_deck(position);
    const auto before = [](Card a, Card b) { return a.face() < b.face(); };
    do do_it(deck);
    while (std::next_permutation(deck.cards, deck.cards + deck.count, before));
}

bool can_be_won(const Rules& rules, Position position, const Deck& deck) {
    if (position.status != Status::playing) return position.status == Status::won;
    KnownDealer dealer{deck};
    deal(position, dealer);
    Deck rest;
    for (int i = deck.count - position.unseen.count(); i < deck.count; ++i)
        rest.push(deck.cards[i]);
    return solve(rules, position, rest, 0, Question::verdict, Limits{}).verdict == Verdict::won;
}

double share_that_can_be_won(const Rules& rules, const Position& position) {
    int won = 0, all = 0;
    each_order(position, [&](const Deck& deck) {
        won += can_be_won(rules, position, deck) ? 1 : 0;
        ++all;
    });
    return static_cast<double>(won) / all;
}

class NoPenalty final : public Penalty {
  public:
    double f(const Position&, const Position&) override { return 0; }
    double mean(const Position&) override { return 0; }
    double most() const override { return 0; }
};

class TrueValue final : public Penalty {
  public:
    explicit TrueValue(const Rules& rules) : exact_(rules) {}
    double f(const Position&, const Position& room) override { return exact_.of_choice(room)->win; }
    double mean(const Position& end) override { return exact_.of_end(end)->win; }
    double most() const override { return 1; }

  private:
    Exact exact_;
};

// A price for each card that means nothing.
class AnyPrice final : public Penalty {
  public:
    double f(const Position& end, const Position& room) override {
        double sum = 0;
        for (int i = end.room_count; i < end.room_count + end.owed; ++i)
            sum += price(end, room.room[i]);
        return sum;
    }
    double mean(const Position& end) override {
        double sum = 0;
        for (const Card card : end.unseen) sum += price(end, card);
        return sum * end.owed / end.unseen.count();
    }
    double most() const override { return room_size * dearest; }

  private:
    static constexpr double dearest = 0.3;
    static double price(const Position& end, Card card) {
        const auto at = PositionHash()(end) ^ static_cast<std::size_t>(card.face());
        return dearest * static_cast<double>(SplitMix64(at).below(1001)) / 1000;
    }
};

// The share of orders that can be won, of all there are.
class CanBeWon final : public Penalty {
  public:
    explicit CanBeWon(const Rules& rules) : rules_(rules) {}
    double f(const Position&, const Position& room) override { return mean(room); }
    double mean(const Position& position) override {
        const auto [at, added] = known_.try_emplace(position, 0.0);
        if (added) at->second = share_that_can_be_won(rules_, position);
        return at->second;
    }
    double most() const override { return 1; }

  private:
    const Rules& rules_;
    std::unordered_map<Position, double, PositionHash> known_;
};

struct SmallGame {
    Rules rules;
    Position end;  // all but four of the cards are unseen, and some of them owed
};

// After the first room of a small deck. Health is scarce, so that much is open.
SmallGame some_game(Rules rules, int cards, SplitMix64& random) {
    rules.health = static_cast<std::uint8_t>(8 + test::any_below(random, 12));
    if (rules.avoid == Avoid::always) rules.avoid = Avoid::alternate;  // or games need not end
    while (true) {
        rules.deck = test::some_cards(random, classic_deck, cards);
        KnownDealer dealer = seeded_dealer(rules.deck, random.next());
        Unrecorded past;
        Position room = start(rules, past);
        deal(room, dealer);
        const std::vector<Way> ways = Ways(rules).from(room);
        const Position& end = ways[random.below(ways.size())].end;
        if (end.status == Status::playing && end.owed > 0) return {rules, end};
    }
}

struct Games {
    int cards = 10;
    int of_each_set = test::thorough(3);
    int of_random_rules = test::thorough(10);
};

template <class Do>
void each_game(const Games& games, Do do_it) {
    SplitMix64 random(7);
    const auto look = [&](const Rules& rules) {
        // Cards that come back can be laid out in so many ways that fewer must do.
        const int fewer = rules.cards_come_back() ? 2 : 0;
        const SmallGame game = some_game(rules, games.cards - fewer, random);
        SCOPED_TRACE(print_rules(Variant{&rule_sets[0], game.rules}));
        do_it(game);
    };
    for (const RuleSet& set : rule_sets)
        for (int i = 0; i < games.of_each_set; ++i) look(set.rules);
    for (int i = 0; i < games.of_random_rules; ++i) look(test::random_knobs(random));
}

double optimum(const SmallGame& game) { return Exact(game.rules).of_end(game.end)->win; }

TEST(UpperBound, WithoutAPenaltyIsTheSolversVerdict) {
    NoPenalty none;
    each_game({}, [&](const SmallGame& game) {
        each_order(game.end, [&](const Deck& deck) {
            ASSERT_EQ(best_with_hindsight(game.rules, game.end, deck, none).value,
                      can_be_won(game.rules, game.end, deck) ? 1 : 0);
        });
    });
}

TEST(UpperBound, WithTheTrueValueIsTheOptimumForEveryOrder) {
    each_game({}, [&](const SmallGame& game) {
        TrueValue penalty(game.rules);
        const double best = optimum(game);
        each_order(game.end, [&](const Deck& deck) {
            ASSERT_NEAR(best_with_hindsight(game.rules, game.end, deck, penalty).value, best, 1e-9);
        });
    });
}

double mean_with_hindsight(const SmallGame& game, Penalty& penalty) {
    double sum = 0;
    int orders = 0;
    each_order(game.end, [&](const Deck& deck) {
        sum += best_with_hindsight(game.rules, game.end, deck, penalty).value;
        ++orders;
    });
    return sum / orders;
}

TEST(UpperBound, WithAnyPenaltyHoldsOnAverage) {
    AnyPrice penalty;
    each_game({}, [&](const SmallGame& game) {
        EXPECT_GE(mean_with_hindsight(game, penalty), optimum(game) - 1e-9);
    });
}

SharedNet net_of(const Rules& rules) { return choose_net(rules).net; }

TEST(UpperBound, ByANetHoldsOnAverage) {
    each_game({}, [&](const SmallGame& game) {
        NetPrice penalty(game.rules, net_of(game.rules), 1000, 0);  // every draw
        EXPECT_GE(mean_with_hindsight(game, penalty), optimum(game) - 1e-9);
    });
}

// The order in which a room's cards come up matters too: it is that in which they go under.
TEST(UpperBound, WithEveryDrawTheMeanOfANetsPriceIsExact) {
    SplitMix64 random(5);
    int mattered = 0;
    for (int i = 0; i < 200; ++i) {
        Rules rules = parse_rules("classic")->rules;
        rules.deck = test::some_cards(random, classic_deck, 11);
        const KnownDealer dealer = seeded_dealer(rules.deck, random.next());
        Unrecorded past;
        Position position = start(rules, past);
        position.health = static_cast<std::uint8_t>(1 + test::any_below(random, 20));
        dealer.deal(position);
        apply(rules, position, Move(Verb::avoid), past);
        dealer.deal(position);
        const Position end = Ways(rules).from(position).front().end;  // a room that can be avoided
        if (end.status != Status::playing) continue;                  // hides nothing any more
        NetPrice price(rules, net_of(rules), 1000, 0);
        double sum = 0, least = 1, most = 0;
        int orders = 0;
        each_order(end, [&](const Deck& deck) {
            Position room = end;
            KnownDealer{deck}.deal(room);
            const double f = price.f(end, room);
            sum += f, least = std::min(least, f), most = std::max(most, f);
            ++orders;
        });
        EXPECT_NEAR(price.mean(end), sum / orders, 1e-6);
        mattered += least < most ? 1 : 0;
    }
    EXPECT_GT(mattered, 0);
}

// With few draws the mean of the price is right on average.
TEST(UpperBound, TheMeanOfANetsPriceIsNotBiased) {
    const Rules rules = parse_rules("classic")->rules;
    Unrecorded past;
    Position end = start(rules, past);
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        const KnownDealer dealer = seeded_dealer(rules.deck, seed);
        dealer.deal(end);
        end = Ways(rules).from(end).front().end;
        NetPrice whole(rules, net_of(rules), 100'000, 0);
        constexpr int runs = 400;
        double sum = 0, squares = 0;
        for (int run = 0; run < runs; ++run) {
            const double one =
                NetPrice(rules, net_of(rules), 4, static_cast<std::uint64_t>(run)).mean(end);
            sum += one, squares += one * one;
        }
        const double mean = sum / runs;
        const double error = std::sqrt((squares / runs - mean * mean) / runs);
        EXPECT_GT(error, 0);
        EXPECT_NEAR(mean, whole.mean(end), 4 * error) << seed;
        end = start(rules, past);
    }
}

// With the true worth as the price every path that plays well promises the same all along; and
// whoever watches can end it.
TEST(UpperBound, TellsWhatPathsPromise) {
    each_game({}, [&](const SmallGame& game) {
        TrueValue penalty(game.rules);
        const double best = optimum(game);
        const Deck deck = unseen_deck(game.end);
        int told = 0;
        const auto watch = [&](int unseen, double promised) {
            EXPECT_GT(unseen, 0);
            EXPECT_LE(promised, best + 1e-9);
            if (told == 0) {
                EXPECT_NEAR(promised, best, 1e-9);
            }
            ++told;
            return true;
        };
        const auto whole =
            best_with_hindsight(game.rules, game.end, deck, penalty, {.watch = watch});
        EXPECT_FALSE(whole.limited);
        EXPECT_GT(told, 0);
        const auto ended = best_with_hindsight(game.rules, game.end, deck, penalty,
                                               {.watch = [](int, double) { return false; }});
        EXPECT_TRUE(ended.limited);
        EXPECT_GE(ended.value, whole.value - 1e-9);
    });
}

TEST(UpperBound, OutOfMemoryIsNoLess) {
    int cut_short = 0;
    each_game({}, [&](const SmallGame& game) {
        AnyPrice penalty;
        const Deck deck = unseen_deck(game.end);
        const auto whole = best_with_hindsight(game.rules, game.end, deck, penalty);
        const auto cut = best_with_hindsight(game.rules, game.end, deck, penalty, {.memory = 300});
        EXPECT_GE(cut.value, whole.value);
        cut_short += cut.limited ? 1 : 0;
    });
    EXPECT_GT(cut_short, 0);
}

TEST(UpperBound, NoWayLeftOutIsWorthHavingWithTheDeckHidden) {
    each_game({.of_random_rules = test::thorough(30)}, [&](const SmallGame& game) {
        EXPECT_NEAR(test::PlainExpectimax(game.rules).win(game.end), optimum(game), 1e-9);
    });
}

// Among these are games in which knowing the deck is worth something: seldom ones, found by trying.
// It takes seven unseen cards; of fewer, all that come up are known but for their order.
std::vector<SmallGame> games_with_secrets() {
    constexpr std::uint64_t seeds[] = {385, 368, 368, 0, 0, 0};  // by rule set
    static_assert(std::size(seeds) == std::size(rule_sets));
    std::vector<SmallGame> games;
    for (std::size_t i = 0; i < std::size(seeds); ++i) {
        if (rule_sets[i].rules.cards_come_back()) continue;  // too many ways to lay them out
        SplitMix64 random(seeds[i]);
        games.push_back(some_game(rule_sets[i].rules, 11, random));
    }
    if (test::sanitized) games.resize(1);  // each takes half a minute there
    return games;
}

// Two programs for the same number.
TEST(Foresight, IsTheBestWithHindsightUnderItsPenalty) {
    for (const SmallGame& game : games_with_secrets()) {
        CanBeWon penalty(game.rules);
        const double all = penalty.mean(game.end);
        each_order(game.end, [&](const Deck& deck) {
            ASSERT_NEAR(
                all - least_given_away(game.rules, game.end, deck, {.orders = 720}).given_away,
                best_with_hindsight(game.rules, game.end, deck, penalty).value, 1e-9);
        });
    }
}

double bound(const SmallGame& game, const ForesightPlan& plan) {
    double sum = 0;
    int orders = 0;
    each_order(game.end, [&](const Deck& deck) {
        sum += can_be_won(game.rules, game.end, deck) ? 1 : 0;
        sum -= least_given_away(game.rules, game.end, deck, plan).given_away;
        ++orders;
    });
    return sum / orders;
}

// How often a player wins, over all orders.
double reached(const SmallGame& game, Player& player) {
    int won = 0, orders = 0;
    each_order(game.end, [&](const Deck& deck) {
        KnownDealer dealer{deck};
        Position position = game.end;
        deal(position, dealer);
        for (int moves = 0; position.status == Status::playing && moves < 200; ++moves) {
            Unrecorded past;
            apply(game.rules, position, player.advise(position, {}).options[0].move, past);
            deal(position, dealer);
        }
        won += position.status == Status::won ? 1 : 0;
        ++orders;
    });
    return static_cast<double>(won) / orders;
}

TEST(Foresight, BoundsTheOptimumFromAbove) {
    int tighter = 0;
    for (const SmallGame& game : games_with_secrets()) {
        const double most = share_that_can_be_won(game.rules, game.end);
        const double above = bound(game, {.orders = 720});
        EXPECT_LE(above, most + 1e-9);
        EXPECT_GE(above, optimum(game) - 1e-9);
        tighter += above < most - 1e-9 ? 1 : 0;
    }
    EXPECT_GT(tighter, test::sanitized ? 0 : 1);
}

TEST(Foresight, OptimumAboveSearchAboveRuleOfThumb) {
    const auto net = std::make_shared<const Net>();
    constexpr int of_each_set = test::sanitized ? 0 : 1;
    each_game({.of_each_set = of_each_set, .of_random_rules = 2}, [&](const SmallGame& game) {
        Search search(game.rules, net);
        CarefulPlayer careful(game.rules);
        const double found = reached(game, search);
        EXPECT_GE(optimum(game), found - 1e-9);
        EXPECT_GE(found, reached(game, careful) - 1e-9);
    });
}

// An estimate of what is given away is as good on average; too few rooms only count less of it.
TEST(Foresight, FewOrdersAndFewRoomsStillBound) {
    for (const SmallGame& game : games_with_secrets()) {
        constexpr int seeds = test::sanitized ? 1 : 3;
        double sum = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
            sum += bound(game, {.orders = 2, .seed = seed}) / seeds;
        EXPECT_GE(sum, optimum(game) - 0.01);
        const double whole = bound(game, {.orders = 720});
        EXPECT_GE(bound(game, {.orders = 720, .rooms = 2}), whole - 1e-9);
        EXPECT_EQ(bound(game, {.orders = 0}), share_that_can_be_won(game.rules, game.end));
    }
}

TEST(BoundRun, IsTheSameOnAnyNumberOfThreads) {
    Rules rules;
    SplitMix64 random(8);
    rules.deck = test::some_cards(random, classic_deck, 18);
    const auto rows_of = [&](int jobs) {
        std::vector<BoundRow> rows;
        const Work<BoundRow> work{.worker = bound_worker(rules, {.orders = 20}),
                                  .jobs = jobs,
                                  .keep = [&](const BoundRow& row) -> Result<bool> {
                                      rows.push_back(row);
                                      return false;
                                  }};
        EXPECT_TRUE(*run_work(work, {{0, 19}, {}}));
        return rows;
    };
    const auto one = rows_of(1);
    const auto three = rows_of(3);
    ASSERT_EQ(one.size(), 20u);
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].seed, i);
        EXPECT_EQ(one[i].can_be_won, three[i].can_be_won);
        EXPECT_EQ(one[i].foresight.given_away, three[i].foresight.given_away);
    }
    const BoundReport report = bound_report(one);
    EXPECT_NEAR(report.bound.mean, report.can_be_won.mean - report.given_away.mean, 1e-12);
    EXPECT_EQ(bound_report(one, 9, 10).can_be_won.mean, 0.9);
}

// Rows are read as they are printed, to the bit of what is given away.
TEST(BoundText, GoesOnWhereItWasLeft) {
    const BoundPlan plan{*parse_rules("equal+health=15"), {.orders = 20, .seed = 3, .rooms = 7}};
    const BoundRow rows[] = {{4, true, {0.1 + 0.2, 12, false}}, {7, false, {1e-17, 3, true}}};
    std::string lines = print_bound_head(plan);
    for (const BoundRow& row : rows) lines += print_bound_row(row) + "\n";
    std::uint64_t last = no_lines_yet;
    const std::string text = with_checks(lines, last);
    const auto whole = resume_bound(text, plan);
    ASSERT_TRUE(whole) << whole.error().message;
    EXPECT_EQ(whole->used, text.size());
    ASSERT_EQ(whole->rows.size(), 2u);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(whole->rows[i].seed, rows[i].seed);
        EXPECT_EQ(whole->rows[i].can_be_won, rows[i].can_be_won);
        EXPECT_EQ(whole->rows[i].foresight.given_away, rows[i].foresight.given_away);
        EXPECT_EQ(whole->rows[i].foresight.rooms, rows[i].foresight.rooms);
        EXPECT_EQ(whole->rows[i].foresight.limited, rows[i].foresight.limited);
    }
    const auto cut = resume_bound(std::string_view(text).substr(0, text.size() - 5), plan);
    ASSERT_TRUE(cut);
    EXPECT_EQ(cut->rows.size(), 1u);
    BoundPlan other = plan;
    other.foresight.orders = 21;
    EXPECT_FALSE(resume_bound(text, other));
    for (const char* line : {"4 won 0.3 12", "4 won -1 12 whole", "4 won nan 12 whole",
                             "x won 0 12 whole", "4 draw 0 12 whole", "4 won 0 12 half"})
        EXPECT_FALSE(parse_bound_row(line)) << line;
}

}  // namespace
}  // namespace scoundrel
