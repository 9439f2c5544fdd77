// What the solver says when it may not finish, or has nothing to do.
#include <gtest/gtest.h>

#include "rules/dealer.h"
#include "rules/rule_sets.h"
#include "solver/exhaustive.h"
#include "solver/solver.h"

namespace scoundrel {
namespace {

struct Deal {
    Game game;
    Deck unseen;
};

Deal deal_of(const Rules& rules, std::uint64_t seed) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Deal deal{Game::begin(rules), {}};
    scoundrel::deal(deal.game.position, dealer);
    for (const Card* card = dealer.deck.end() - deal.game.position.unseen.count();
         card != dealer.deck.end(); ++card)
        deal.unseen.push(*card);
    return deal;
}

Solution solve_deal(const Rules& rules, const Limits& limits,
                    Question question = Question::everything) {
    const Deal deal = deal_of(rules, 3);
    return solve(rules, deal.game.position, deal.unseen, 0, question, limits);
}

TEST(Solver, SaysWhichLimitStoppedIt) {
    const Rules endless{.avoid = Avoid::always, .inventory = Inventory::always, .swap = Swap::yes};
    EXPECT_EQ(solve_deal(endless, {.nodes = 1000}).limit, Limit::nodes);
    EXPECT_EQ(solve_deal(endless, {.memory = 1 << 20}).limit, Limit::memory);
    EXPECT_EQ(solve_deal(endless, {.stop = [] { return true; }}).limit, Limit::time);
}

TEST(Solver, ALimitLeavesAVerdictUnknownUnlessAWinWasFound) {
    const Solution stopped = solve_deal({}, {.nodes = 1});
    EXPECT_EQ(stopped.limit, Limit::nodes);
    EXPECT_EQ(stopped.verdict, Verdict::unknown);
    EXPECT_FALSE(stopped.best_score);
    EXPECT_FALSE(stopped.avoids);
}

TEST(Solver, WhatIsFoundBeforeALimitIsSaidToBeAtLeast) {
    std::uint64_t nodes = 1;
    Solution solution;
    do {
        nodes *= 2;
        solution = solve_deal({}, {.nodes = nodes});
    } while (solution.verdict != Verdict::won);
    ASSERT_EQ(solution.limit, Limit::nodes);
    EXPECT_FALSE(solution.best_score);
    EXPECT_TRUE(solution.at_least);
    EXPECT_FALSE(solution.line.empty());
}

TEST(Solver, KeepsToItsMemory) {
    const Limits limits{.memory = std::size_t{8} << 20};
    const Rules endless{.avoid = Avoid::always, .inventory = Inventory::always, .swap = Swap::yes};
    const Solution solution = solve_deal(endless, limits);
    EXPECT_EQ(solution.limit, Limit::memory);
    EXPECT_LT(solution.memory, limits.memory + limits.memory / 4);
}

TEST(Solver, ADieLeavesItToChance) {
    const Solution solution = solve_deal({.monsters = Monsters::die}, {});
    EXPECT_EQ(solution.verdict, Verdict::unknown);
    EXPECT_EQ(solution.limit, Limit::chance);
}

TEST(Solver, ADieWithoutMonstersIsNoChance) {
    Rules rules{.monsters = Monsters::die};
    rules.deck = CardSet::run(Suit::hearts, 2, 10);
    const Solution solution = solve_deal(rules, {});
    EXPECT_EQ(solution.verdict, Verdict::won);
    EXPECT_EQ(solution.best_score, 30);
}

TEST(Solver, AFinishedGameIsItsOwnSolution) {
    Game game = Game::begin({});
    game.position.status = Status::lost;
    const Solution lost = solve(game.rules, game.position, {}, 0, Question::everything, {});
    EXPECT_EQ(lost.verdict, Verdict::lost);
    EXPECT_EQ(lost.best_score, game.score());
    EXPECT_FALSE(lost.avoids);
    game.position.status = Status::won;
    const Solution won = solve(game.rules, game.position, {}, 0, Question::everything, {});
    EXPECT_EQ(won.verdict, Verdict::won);
    EXPECT_EQ(won.avoids, 0);
}

TEST(Solver, AskedForTheVerdictItSaysNoMore) {
    const Solution solution = solve_deal({}, {}, Question::verdict);
    EXPECT_EQ(solution.verdict, Verdict::won);
    EXPECT_EQ(solution.limit, Limit::none);
    EXPECT_FALSE(solution.best_score);
    EXPECT_FALSE(solution.avoids);
    EXPECT_TRUE(solution.line.empty());
}

TEST(Solver, FullDealsOfEveryRuleSet) {
    for (const RuleSet& set : rule_sets) {
        SCOPED_TRACE(set.id);
        const Deal deal = deal_of(set.rules, 42);
        const Solution solution =
            solve(set.rules, deal.game.position, deal.unseen, 0, Question::everything, {});
        EXPECT_EQ(solution.limit, Limit::none);
        ASSERT_TRUE(solution.best_score);
        Game game = deal.game;
        KnownDealer dealer{deal.unseen, SplitMix64(0)};
        for (const Move move : solution.line) {
            ASSERT_EQ(game.play(move), Refusal::none);
            scoundrel::deal(game.position, dealer);
        }
        EXPECT_EQ(game.score(), solution.best_score);
    }
}

}  // namespace
}  // namespace scoundrel
