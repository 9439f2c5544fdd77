// The checked door: what it lets through, what it refuses, and that a refusal changes nothing.
#include "rules/game.h"

#include <gtest/gtest.h>

#include <iterator>

#include "rules/random_play.h"
#include "support/dealt.h"
#include "support/every_move.h"

namespace scoundrel {
namespace {

using namespace test;
using namespace test::words;

TEST(Game, BeginsWithEverythingOwed) {
    const Game game = Game::begin(forty_two);
    EXPECT_EQ(game.position.owed, 4);
    EXPECT_EQ(game.position.dungeon(), 42);
    EXPECT_FALSE(game.over());
    EXPECT_EQ(game.account.room_number, 1);
    EXPECT_EQ(game.account.stats, Stats{});
}

TEST(Game, ARefusedMoveChangesNothing) {
    Dealt dealt(classic, "5D QC 6C 2C 3C");
    const Game before = dealt.game;
    for (const Move move : every_move()) {
        Game game = before;
        const bool listed = legal_moves(game.rules, game.position).has(move);
        EXPECT_EQ(game.play(move) == Refusal::none, listed) << move.code();
        EXPECT_EQ(game == before, !listed) << move.code();
    }
}

TEST(Game, TurnsUpOnlyUnseenCardsThatAreOwed) {
    Game game = Game::begin(classic);
    EXPECT_EQ(game.turn_up("AH"_card), RevealError::card_not_unseen);
    EXPECT_EQ(game.turn_up(Card()), RevealError::card_not_unseen);
    EXPECT_EQ(game.turn_up_die("5C"_card), RevealError::nothing_owed);
    EXPECT_EQ(game, Game::begin(classic));
    EXPECT_EQ(game.turn_up("5C"_card), RevealError::none);
    EXPECT_EQ(game.turn_up("5C"_card), RevealError::card_not_unseen);
    for (const char* card : {"6C", "7D", "8H"})
        EXPECT_EQ(game.turn_up(card_of(card)), RevealError::none);
    EXPECT_EQ(game.turn_up("9C"_card), RevealError::nothing_owed);
    EXPECT_EQ(game.position.room_count, 4);
}

TEST(Game, ADieNamesAMonsterOfTheRoom) {
    Game game =
        Dealt(with(classic, [](Rules& r) { r.monsters = Monsters::die; }), "5C 6S 7D 2H 3C").game;
    EXPECT_EQ(game.turn_up_die("5C"_card), RevealError::nothing_owed);
    game.play("roll"_move);
    EXPECT_EQ(game.turn_up("3C"_card), RevealError::nothing_owed);
    for (const char* card : {"7D", "2H", "3C"})
        EXPECT_EQ(game.turn_up_die(card_of(card)), RevealError::not_a_monster_here) << card;
    EXPECT_EQ(game.turn_up_die(Card()), RevealError::not_a_monster_here);
    EXPECT_TRUE(game.position.die_owed);
    EXPECT_EQ(game.turn_up_die("6S"_card), RevealError::none);
    EXPECT_EQ(game.position.rolled, "6S"_card);
}

static_assert(rule_set_count == std::size(rule_sets));

TEST(Game, OverMeansWonOrLost) {
    EXPECT_FALSE(Dealt(classic, "2D 3D 4D 5D").game.over());
    EXPECT_TRUE(Dealt(classic, "2D 3D 4D 5D").after("2De 3De 4De 5De").game.over());
    EXPECT_TRUE(Dealt(with(classic, [](Rules& r) { r.health = 1; }), "2C 3D 4D 5D")
                    .after("2Cb")
                    .game.over());
}

// notation.md, "Random play": both doors play the same game.
void expect_both_doors_agree(const Rules& rules) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const RandomResult unchecked = play_random_unchecked(rules, seed);
        const RandomResult checked = play_random_checked(rules, seed);
        EXPECT_EQ(unchecked.status, checked.status) << seed;
        EXPECT_EQ(unchecked.score, checked.score) << seed;
        EXPECT_EQ(unchecked.moves, checked.moves) << seed;
        EXPECT_GT(checked.moves, 0) << seed;
    }
}

TEST(RandomPlay, BothDoorsAgree) {
    for (const RuleSet& set : rule_sets) expect_both_doors_agree(set.rules);
    expect_both_doors_agree(with(rascal, [](Rules& r) {
        r.health = 99;
        r.inventory = Inventory::always;
        r.swap = Swap::yes;
        r.drop = Drop::yes;
        r.monsters = Monsters::die;
        r.scoring = Scoring::slain;
    }));
}

// As the independent model plays them: tests/reference/signature.py --lines.
TEST(RandomPlay, TheFirstGames) {
    struct Row {
        const Rules& rules;
        std::uint64_t seed;
        int score;
        int moves;
    };
    constexpr Row rows[] = {{classic, 0, -156, 6}, {classic, 3, -181, 3}, {browser, 1, 0, 5},
                            {rascal, 0, 0, 7},     {rascal, 2, 0, 4},     {forty_two, 0, 11, 5},
                            {forty_two, 2, 38, 16}};
    for (const Row& row : rows) {
        const RandomResult result = play_random_unchecked(row.rules, row.seed);
        EXPECT_EQ(result.status, Status::lost);
        EXPECT_EQ(result.score, row.score) << row.seed;
        EXPECT_EQ(result.moves, row.moves) << row.seed;
    }
}

static_assert(most_random_moves == 1000);
static_assert(RandomResult().status == Status::playing, "what is told where a door fails to open");
static_assert(RandomResult().moves == 0 && RandomResult().score == 0);
static_assert(random_player(42).next() == SplitMix64(42 ^ 0xA11CE5EEDF00D5EDu).next());

}  // namespace
}  // namespace scoundrel
