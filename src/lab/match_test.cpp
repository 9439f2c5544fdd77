#include "lab/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/rules_text.h"
#include "player/simple_players.h"
#include "rules/legal.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;

Rules rules(const char* text) { return parse_rules(text)->rules; }

Contestant careful(const Rules& rules) {
    return {"careful", chooser_of(std::make_shared<CarefulPlayer>(rules))};
}

// Takes the first legal move, and is as sure of it as it is told to be.
Contestant first_move(std::optional<double> win = {}, bool proved = false) {
    return {"first", [=](const Game& game, const Effort&) -> Result<Chosen> {
                return Chosen{legal_moves(game.rules, game.position)[0], win, proved};
            }};
}

TEST(Match, PlaysADealToItsEnd) {
    const Rules classic = rules("classic");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto row = play_deal(classic, seed, careful(classic), {});
        ASSERT_TRUE(row);
        EXPECT_EQ(row->seed, seed);
        EXPECT_NE(row->status, Status::playing);
        EXPECT_EQ(row->won(), row->score > 0);
        EXPECT_GT(row->moves, 2);
        EXPECT_LE(row->decisions, row->moves);
        EXPECT_TRUE(row->chances.empty());
    }
}

TEST(Match, AsksOnlyWhereThereIsAMoveToMake) {
    const Contestant spy{"spy", [](const Game& game, const Effort&) -> Result<Chosen> {
                             EXPECT_EQ(game.position.awaiting(), 0);
                             EXPECT_FALSE(game.over());
                             return Chosen{legal_moves(game.rules, game.position)[0]};
                         }};
    for (const char* text : {"classic", "rascal", "classic+monsters=die"})
        EXPECT_TRUE(play_deal(rules(text), 1, spy, {})) << text;
}

TEST(Match, AGameWithoutEndIsNotWon) {
    const Contestant avoider{"avoider", [](const Game& game, const Effort&) -> Result<Chosen> {
                                 const MoveList moves = legal_moves(game.rules, game.position);
                                 return Chosen{moves[moves.count - 1]};
                             }};
    const auto row = play_deal(rules("classic+avoid=always"), 3, avoider, {});
    ASSERT_TRUE(row);
    EXPECT_EQ(row->status, Status::playing);
    EXPECT_EQ(row->moves, longest_match_game);
    EXPECT_FALSE(row->won());
}

TEST(Match, ChancesAreNotedAtDecisionsUnlessProved) {
    const Rules classic = rules("classic");
    const auto guessed = play_deal(classic, 0, first_move(0.3456), {});
    ASSERT_TRUE(guessed);
    ASSERT_EQ(guessed->chances.size(), static_cast<std::size_t>(guessed->decisions));
    EXPECT_LT(guessed->decisions, guessed->moves + 1);
    for (const int chance : guessed->chances) EXPECT_EQ(chance, 346);
    EXPECT_TRUE(play_deal(classic, 0, first_move(1, true), {})->chances.empty());
    EXPECT_TRUE(play_deal(classic, 0, first_move(), {})->chances.empty());
}

TEST(Match, AnIllegalMoveAndAFailureEndIt) {
    const Contestant cheat{"cheat", [](const Game&, const Effort&) -> Result<Chosen> {
                               return Chosen{Move(Verb::next)};
                           }};
    EXPECT_THAT(play_deal(rules("classic"), 0, cheat, {}).error().message,
                HasSubstr("cheat played next, which is not legal"));
    const Contestant mute{"mute", [](const Game&, const Effort&) -> Result<Chosen> {
                              return fail(ErrorCode::not_available, "gone");
                          }};
    EXPECT_EQ(play_deal(rules("classic"), 0, mute, {}).error().message, "gone");
}

TEST(Match, StopsWhenToldTo) {
    int asked = 0;
    const auto row = play_deal(rules("classic"), 0, first_move(), {}, [&] { return ++asked > 2; });
    ASSERT_TRUE(row);
    EXPECT_EQ(row->moves, 2);
}

TEST(Match, EffortIsOfTheDealAndTheMove) {
    const Thinking thinking{.samples = 7};
    const Effort effort = effort_for(thinking, 5, 9);
    EXPECT_EQ(effort.samples, 7);
    EXPECT_FALSE(effort.until);
    EXPECT_EQ(effort.seed, effort_for(thinking, 5, 9).seed);
    EXPECT_NE(effort.seed, effort_for(thinking, 5, 10).seed);
    EXPECT_NE(effort.seed, effort_for(thinking, 6, 9).seed);
    EXPECT_NE(effort.seed, effort_for(thinking, 6, 8).seed);
    EXPECT_TRUE(effort_for({.ms = 5}, 5, 9).until);
}

}  // namespace
}  // namespace scoundrel
