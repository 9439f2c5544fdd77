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

// Takes the first legal move, and says of it what it is told to say.
Contestant first_move(std::optional<double> win = {}, std::optional<double> score = {},
                      bool proved = false) {
    return {"first", [=](const Game& game, const Effort&) -> Result<Chosen> {
                return Chosen{legal_moves(game.rules, game.position)[0], win, score, proved};
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
        EXPECT_TRUE(row->forecasts.empty());
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

TEST(Match, ForecastsAreNotedAtDecisionsUnlessProved) {
    const Rules classic = rules("classic");
    const auto guessed = play_deal(classic, 0, first_move(0.3456, -12.34), {});
    ASSERT_TRUE(guessed);
    ASSERT_EQ(guessed->forecasts.size(), static_cast<std::size_t>(guessed->decisions));
    EXPECT_LT(guessed->decisions, guessed->moves + 1);
    for (const Forecast& forecast : guessed->forecasts) EXPECT_EQ(forecast, (Forecast{346, -123}));
    EXPECT_EQ(play_deal(classic, 0, first_move(0.5), {})->forecasts[0], (Forecast{500, {}}));
    EXPECT_TRUE(play_deal(classic, 0, first_move(1, 5, true), {})->forecasts.empty());
    EXPECT_TRUE(play_deal(classic, 0, first_move(), {})->forecasts.empty());
}

// A player tells what is still to be gained; the score of the game has what was slain before too.
TEST(Match, ForetoldScoresAreOfTheWholeGame) {
    const Rules slain = rules("classic+scoring=slain");
    std::vector<int> slain_so_far;
    const Contestant first{"first", [&](const Game& game, const Effort&) -> Result<Chosen> {
                               const MoveList moves = legal_moves(game.rules, game.position);
                               if (moves.count > 1)
                                   slain_so_far.push_back(game.account.stats.slain_value);
                               return Chosen{moves[0], 0.5, 7};
                           }};
    const auto row = play_deal(slain, 1, first, {});
    ASSERT_TRUE(row);
    ASSERT_EQ(row->forecasts.size(), slain_so_far.size());
    EXPECT_GT(slain_so_far.back(), 0);
    for (std::size_t i = 0; i < slain_so_far.size(); ++i)
        EXPECT_EQ(row->forecasts[i].score, 10 * (7 + slain_so_far[i]));
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

// Plays its first moves, then fails.
Contestant failing(int moves, ErrorCode code, const std::string& message) {
    return {"failing", [=, played = 0](const Game& game, const Effort&) mutable -> Result<Chosen> {
                if (played++ == moves) return fail(code, message);
                return Chosen{legal_moves(game.rules, game.position)[0]};
            }};
}

Result<MatchRow> play_or_forfeit(const char* text, const Contestant& player) {
    return play_deal(rules(text), 42, player, {}, {}, OnFailure::forfeit);
}

// classic#42 has JC 6S 7D 5H first, and monsters of 208 in all: 11 + 6 of them lie in the room.
TEST(Match, AForfeitIsALossThereAndThen) {
    const auto row = play_or_forfeit("classic", failing(0, ErrorCode::illegal_move, "no answer"));
    ASSERT_TRUE(row);
    EXPECT_EQ(row->status, Status::lost);
    EXPECT_EQ(row->forfeit, "no answer");
    EXPECT_EQ(row->score, -(208 - 17));
    EXPECT_EQ(row->moves, 0);
    const auto later = play_or_forfeit("classic", failing(2, ErrorCode::illegal_move, "gone"));
    EXPECT_EQ(later->moves, 2);
    EXPECT_EQ(later->score, row->score);  // the room is still the first
}

TEST(Match, AForfeitKeepsNoHealthAndWhatWasSlain) {
    const auto health = play_or_forfeit("browser", failing(1, ErrorCode::illegal_move, "gone"));
    EXPECT_EQ(health->score, 0);
    const auto none =
        play_or_forfeit("classic+scoring=slain", failing(0, ErrorCode::illegal_move, "gone"));
    EXPECT_EQ(none->score, 0);
    const auto one =
        play_or_forfeit("classic+scoring=slain", failing(1, ErrorCode::illegal_move, "gone"));
    EXPECT_EQ(one->score, 11);  // JCb is the first move there is
}

TEST(Match, WhatIsNotThePlayersFailureIsNoForfeit) {
    const auto row = play_or_forfeit("classic", failing(1, ErrorCode::not_available, "no pipe"));
    ASSERT_FALSE(row);
    EXPECT_EQ(row.error().message, "no pipe");
}

TEST(Match, ReasonsFitIntoARow) {
    const auto reason = [](const std::string& message) {
        return *play_or_forfeit("classic", failing(0, ErrorCode::illegal_move, message))->forfeit;
    };
    EXPECT_EQ(reason(" two\nlines\x1b[2J "), "two?lines?[2J");
    EXPECT_EQ(reason(""), "?");
    EXPECT_EQ(reason("d\xc3\xa9j\xc3\xa0 \xff\xe2\x80\xae"), "d\xc3\xa9j\xc3\xa0 ??");
    EXPECT_EQ(reason(std::string(1000, 'x')), std::string(longest_reason, 'x'));
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
    EXPECT_EQ(effort_for({.aim = Aim::score}, 5, 9).aim, Aim::score);
}

}  // namespace
}  // namespace scoundrel
