// The solver against a plain search of everything, on decks small enough for it.
#include <gtest/gtest.h>

#include "bench/plain_search.h"
#include "bench/solver_signature.h"
#include "notation/cards.h"
#include "notation/rules_text.h"
#include "rules/game.h"
#include "rules/random_play.h"
#include "rules/rule_sets.h"
#include "solver/exhaustive.h"
#include "solver/solver.h"
#include "support/random_rules.h"
#include "support/thorough.h"

namespace scoundrel {
namespace {

using test::any_below;
using test::sanitized;

struct Case {
    Game game;
    Deck unseen;  // in order
};

Deck rest_of(const KnownDealer& dealer, const Position& position) {
    Deck rest;
    for (const Card* card = dealer.deck.end() - position.unseen.count(); card != dealer.deck.end();
         ++card)
        rest.push(*card);
    return rest;
}

// A small deal with little health, sometimes from the middle.
std::optional<Case> random_case(SplitMix64& random, Rules rules, CardSet from,
                                void (*turn)(Rules&) = nullptr) {
    rules.deck = test::some_cards(random, from, 4 + any_below(random, 6));
    rules.health = static_cast<std::uint8_t>(1 + any_below(random, 24));
    if (turn != nullptr) turn(rules);
    KnownDealer dealer = seeded_dealer(rules.deck, random.next());
    Game game = Game::begin(rules);
    deal(game.position, dealer);
    for (int moves = any_below(random, 3) == 0 ? any_below(random, 5) : 0; moves > 0; --moves) {
        if (game.over()) return std::nullopt;
        game.play(random_move(rules, game.position, random));
        deal(game.position, dealer);
    }
    if (game.over()) return std::nullopt;
    return Case{game, rest_of(dealer, game.position)};
}

void expect_line(const Case& each, const Solution& solution, const char* by) {
    Game game = each.game;
    KnownDealer dealer{each.unseen, SplitMix64(0)};
    for (const Move move : solution.line) {
        ASSERT_EQ(game.play(move), Refusal::none) << by;
        deal(game.position, dealer);
    }
    ASSERT_TRUE(game.over()) << by;
    EXPECT_EQ(game.score(), solution.best_score ? solution.best_score : solution.at_least) << by;
    EXPECT_EQ(game.position.status == Status::won, solution.verdict == Verdict::won) << by;
}

void expect_agreement(const Case& each, const PlainAnswer& plain, const Solution& solution,
                      const char* by) {
    ASSERT_EQ(solution.limit, Limit::none) << by;
    EXPECT_EQ(solution.verdict, plain.best_win ? Verdict::won : Verdict::lost) << by;
    EXPECT_EQ(solution.best_score, plain.best_win ? plain.best_win : plain.best_loss) << by;
    EXPECT_EQ(solution.avoids, plain.fewest_avoids) << by;
    expect_line(each, solution, by);
}

// False where the plain search would take too long.
bool check(const Case& each) {
    const Game& game = each.game;
    SCOPED_TRACE(print_rules({&rule_sets[0], game.rules}));
    const int slain = game.account.stats.slain_value;
    const PlainAnswer plain =
        search_plainly(game.rules, game.position, each.unseen, slain, false, 20'000);
    if (!plain.complete) return false;
    const Limits limits;
    expect_agreement(
        each, plain,
        solve(game.rules, game.position, each.unseen, slain, Question::everything, limits),
        "solve");
    expect_agreement(each, plain,
                     solve_exhaustively(game.rules, game.position, each.unseen, slain,
                                        Question::everything, limits),
                     "solve_exhaustively");
    const Solution verdict =
        solve(game.rules, game.position, each.unseen, slain, Question::verdict, limits);
    EXPECT_EQ(verdict.verdict, plain.best_win ? Verdict::won : Verdict::lost);
    const auto best = plain.best_win ? plain.best_win : plain.best_loss;
    const Solution scored =
        solve(game.rules, game.position, each.unseen, slain, Question::score, limits);
    EXPECT_EQ(scored.best_score, best);
    EXPECT_FALSE(scored.avoids);
    expect_line(each, scored, "solve for the score");
    // A caller may know that there is none better, or none so good.
    for (const int more : {0, 2}) {
        const Solution enough = solve(game.rules, game.position, each.unseen, slain,
                                      Question::score, {.enough = *best + more});
        expect_line(each, enough, "solve for enough");
        EXPECT_EQ(enough.best_score ? enough.best_score : enough.at_least, best);
        EXPECT_TRUE(more == 0 || enough.best_score);
    }
    return true;
}

// A deal in this order, solved and its line replayed.
Solution expect_good_line(Rules rules, std::string_view cards) {
    Deck deck;
    for (std::size_t at = 0; at < cards.size(); at += 2)
        deck.push(*parse_card(cards.substr(at, 2)));
    rules.deck = CardSet();
    for (const Card card : deck) rules.deck.add(card);
    KnownDealer dealer = literal_dealer(deck);
    Game game = Game::begin(rules);
    deal(game.position, dealer);
    const Case each{game, rest_of(dealer, game.position)};
    const Solution solution = solve(rules, game.position, each.unseen, 0, Question::everything, {});
    expect_line(each, solution, "solve");
    return solution;
}

// Found by a search for them: a hand better than the one that was to die must die later.
TEST(SolverLines, OfLossesWithAHandToSpare) {
    const auto lost = [](const Rules& rules, std::string_view cards) {
        EXPECT_EQ(expect_good_line(rules, cards).verdict, Verdict::lost);
    };
    lost({.health = 34, .bare = Bare::forced, .avoid = Avoid::never}, "2D5H8S3DQC4H8CTS7CQS");
    lost({.health = 33, .bare = Bare::forced, .potions = Potions::any, .avoid = Avoid::never},
         "2D7C3D2H9S4H5C3H8C5S8S6STC");
    lost({.health = 34,
          .potions = Potions::any,
          .avoid = Avoid::never,
          .discard = Discard::items,
          .inventory = Inventory::carried},
         "5C2D4C2H7C4S5S6S7S6C");
    lost({.health = 51,
          .weapon = WeaponRule::wear,
          .wear = 2,
          .avoid = Avoid::never,
          .discard = Discard::items,
          .inventory = Inventory::leaving},
         "8S9S6D7C3HTC7S8C9CTS");
    lost({.health = 25,
          .weapon = WeaponRule::wear,
          .wear = 2,
          .avoid = Avoid::always,
          .discard = Discard::items,
          .inventory = Inventory::calm},
         "2D6S3H2S3S2C4C5C4S5S");
}

TEST(SolverLines, OfManyLosses) {
    int lost = 0;
    for (std::uint64_t seed = 0; seed < (sanitized ? 200 : 2000); ++seed) {
        SCOPED_TRACE(seed);
        SplitMix64 random(seed);
        Rules rules = test::random_knobs(random);
        // Small weapons and potions, and monsters that are too much for them.
        rules.deck =
            test::some_cards(
                random, CardSet::run(Suit::clubs, 2, 12) | CardSet::run(Suit::spades, 2, 12), 6) |
            test::some_cards(
                random, CardSet::run(Suit::diamonds, 2, 6) | CardSet::run(Suit::hearts, 2, 5), 4);
        const int monsters = total_value(rules.deck & CardSet::monsters());
        rules.health = static_cast<std::uint8_t>(monsters / 3 + any_below(random, monsters / 2));
        KnownDealer dealer = seeded_dealer(rules.deck, seed);
        Game game = Game::begin(rules);
        deal(game.position, dealer);
        const Case each{game, rest_of(dealer, game.position)};
        const Solution solution =
            solve(rules, game.position, each.unseen, 0, Question::everything, {.nodes = 3'000});
        if (solution.verdict != Verdict::lost || !solution.best_score) continue;
        ++lost;
        expect_line(each, solution, "solve");
        if (HasFailure()) return;
    }
    EXPECT_GE(lost, sanitized ? 10 : 100);
}

// Cards can come back there, and no search cares how long a room takes.
TEST(SolverLines, StoreNothingToPutItDown) {
    const Rules& rules = find_rule_set("rascal-app")->rules;
    int stored = 0;
    for (std::uint64_t seed = 0; seed < (sanitized ? 1 : 10); ++seed) {
        SCOPED_TRACE(seed);
        KnownDealer dealer = seeded_dealer(rules.deck, seed);
        Game game = Game::begin(rules);
        deal(game.position, dealer);
        const Case each{game, rest_of(dealer, game.position)};
        const Solution solution =
            solve(rules, game.position, each.unseen, 0, Question::score, {.nodes = 3'000});
        expect_line(each, solution, "solve");
        CardSet stored_here;
        for (const Move move : solution.line) {
            if (!move.has_card()) stored_here = CardSet();  // the room is left
            if (move.verb() == Verb::store) stored_here.add(move.card()), ++stored;
            if (move.verb() != Verb::put_down) continue;
            EXPECT_FALSE(stored_here.has(move.card())) << move.card().face();
        }
    }
    EXPECT_GT(stored, 0);
}

class AgainstPlainSearch : public testing::TestWithParam<int> {};

TEST_P(AgainstPlainSearch, EveryRuleSet) {
    for (const RuleSet& set : rule_sets) {
        SCOPED_TRACE(set.id);
        int compared = 0;
        for (std::uint64_t seed = 0; seed < (sanitized ? 5 : 100); ++seed) {
            SCOPED_TRACE(seed);
            SplitMix64 random(seed * 1000 + static_cast<std::uint64_t>(GetParam()));
            const auto each = random_case(random, set.rules, set.rules.deck);
            if (each && check(*each)) ++compared;
            if (HasFailure()) return;
        }
        EXPECT_GE(compared, sanitized ? 3 : 50);
    }
}

TEST_P(AgainstPlainSearch, AnyKnobs) {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < (sanitized ? 20 : 400); ++seed) {
        SCOPED_TRACE(seed);
        SplitMix64 random(seed * 1000 + 500 + static_cast<std::uint64_t>(GetParam()));
        const Rules rules = test::random_knobs(random);
        const auto each = random_case(random, rules, CardSet::whole_pack());
        if (each && check(*each)) ++compared;
        if (HasFailure()) return;
    }
    EXPECT_GE(compared, sanitized ? 10 : 250);
}

// Each with all that it needs to be felt.
struct FurtherKnob {
    const char* name;
    void (*turn)(Rules&);
};
void needs_slot(Rules& rules) {
    if (rules.inventory == Inventory::none) rules.inventory = Inventory::always;
}
constexpr FurtherKnob further_knobs[] = {
    {"order=reversed",
     [](Rules& rules) {
         rules.order = Order::reversed;
         if (rules.avoid == Avoid::never) rules.avoid = Avoid::alternate;
     }},
    {"ending=last",
     [](Rules& rules) { rules.ending = Ending::last, rules.fourth = Fourth::carried; }},
    {"ending=monsters",
     [](Rules& rules) { rules.ending = Ending::monsters, rules.fourth = Fourth::carried; }},
    {"start", [](Rules& rules) { rules.start = static_cast<std::uint8_t>(rules.health / 2); }},
    {"loss=overkill",
     [](Rules& rules) { rules.loss = Loss::overkill, rules.scoring = Scoring::original; }},
    {"loss=table",
     [](Rules& rules) { rules.loss = Loss::table, rules.scoring = Scoring::original; }},
    {"killer=counts",
     [](Rules& rules) { rules.killer = Killer::counts, rules.scoring = Scoring::slain; }},
    {"broken=discarded",
     [](Rules& rules) {
         rules.broken = Broken::discarded;
         rules.weapon = WeaponRule::wear;
         rules.wear = static_cast<std::uint8_t>(1 + rules.wear / 2);
         rules.discard = Discard::items;
     }},
    {"exchange=yes",
     [](Rules& rules) {
         needs_slot(rules), rules.exchange = Exchange::yes, rules.swap = Swap::no;
     }},
    {"rummage=free",
     [](Rules& rules) {
         needs_slot(rules), rules.rummage = Rummage::free;
         if (rules.avoid == Avoid::never) rules.avoid = Avoid::alternate;
     }},
};

TEST_P(AgainstPlainSearch, EveryFurtherKnob) {
    for (const FurtherKnob& knob : further_knobs) {
        SCOPED_TRACE(knob.name);
        int compared = 0;
        for (std::uint64_t seed = 0; seed < (sanitized ? 3 : 25); ++seed) {
            SCOPED_TRACE(seed);
            SplitMix64 random(seed * 1000 + 700 + static_cast<std::uint64_t>(GetParam()));
            const auto each =
                random_case(random, test::random_knobs(random), CardSet::whole_pack(), knob.turn);
            if (each && check(*each)) ++compared;
            if (HasFailure()) return;
        }
        EXPECT_GE(compared, sanitized ? 1 : 8);
    }
}

// What is gone cannot be mended, though a fresher weapon stands in for one without power.
TEST(SolverBroken, WeaponsStayBroken) {
    for (std::uint64_t seed = 0; seed < (sanitized ? 100 : 3000); ++seed) {
        SCOPED_TRACE(seed);
        SplitMix64 random(seed);
        Rules rules{.weapon = WeaponRule::wear,
                    .wear = static_cast<std::uint8_t>(2 + any_below(random, 3)),
                    .bare = Bare::forced,
                    .avoid = Avoid::never,
                    .discard = Discard::items,
                    .repair = static_cast<std::uint8_t>(2 + any_below(random, 2)),
                    .scoring = Scoring::health,
                    .broken = Broken::discarded};
        const CardSet small = CardSet::run(Suit::clubs, 2, 5) | CardSet::run(Suit::spades, 2, 5);
        const CardSet large = CardSet::run(Suit::clubs, 8, 14) | CardSet::run(Suit::spades, 8, 14);
        rules.deck = CardSet::of(repair_card) |
                     test::some_cards(random, CardSet::run(Suit::diamonds, 4, 8), 1) |
                     test::some_cards(random, small, 4) | test::some_cards(random, large, 2);
        rules.health = 40;
        KnownDealer dealer = seeded_dealer(rules.deck, seed);
        Game game = Game::begin(rules);
        deal(game.position, dealer);
        const Case each{game, rest_of(dealer, game.position)};
        check(each);
        if (HasFailure()) return;
    }
}

// The same number is expected of the WebAssembly program.
TEST(SolverSignature, IsTheSameEverywhere) {
    EXPECT_EQ(solver_signature(), SCOUNDREL_SOLVER_SIGNATURE);
}

INSTANTIATE_TEST_SUITE_P(Solver, AgainstPlainSearch, testing::Range(0, 8));

}  // namespace
}  // namespace scoundrel
