#include "game/progress.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "game/progress_words.h"

namespace scoundrel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Summary game(int number, Status status = Status::won, int score = 5) {
    Summary summary;
    summary.name = "game-" + std::to_string(number);
    summary.rules = "classic";
    summary.outcome = {status, score};
    summary.digest = std::to_string(1'000'000'000'000'000 + number);
    return summary;
}

TEST(Figures, AreReadAsTheyWereWritten) {
    FiguresBook book("1.2");
    const Figures figures{.lost = 0.1234,
                          .accuracy = 96.54,
                          .points = 12.5,
                          .luck = -0.25,
                          .lowest = 0.03,
                          .flawless = true};
    book.add("0123456789abcdef", figures);
    const FiguresBook again("1.2", book.print());
    ASSERT_NE(again.find("0123456789abcdef"), nullptr);
    EXPECT_EQ(*again.find("0123456789abcdef"), figures);
    EXPECT_EQ(again.find("0123456789abcdee"), nullptr);
    EXPECT_EQ(FiguresBook("1.3", book.print()).size(), 0u) << "another version judges otherwise";
}

TEST(Figures, WhatCannotBeReadIsLeftOut) {
    FiguresBook book("1");
    book.add("0123456789abcdef", {});
    for (const std::string wrong : {"x", "0123456789abcdee 1 2 3", "0123456789abcdeg 1 2 3 4 5 0",
                                    "0123456789abcdee 1 2 3 4 5 0 7", "\xff", ""})
        EXPECT_EQ(FiguresBook("1", book.print() + wrong + "\n").size(), 1u) << wrong;
    EXPECT_EQ(FiguresBook("1", "anything").size(), 0u);
}

TEST(Progress, HasTheCleanGamesOfItsRules) {
    std::vector games{game(0), game(1), game(2), game(3), game(4)};
    games[1].marks.undo = true;
    games[2].rules = "rascal";
    games[4].outcome = {};
    FiguresBook book("");
    for (const Summary& one : games) book.add(one.digest, {.lost = 0.5});
    games.push_back(game(5));
    games.push_back(game(6));
    const SkillProgress progress = skill_progress(games, "classic", book);
    ASSERT_EQ(progress.games.size(), 2u);
    EXPECT_EQ(progress.games[0].summary.name, "game-0");
    EXPECT_EQ(progress.games[1].summary.name, "game-3");
    EXPECT_THAT(progress.to_review, ElementsAre("game-6", "game-5")) << "newest first";
}

TEST(Progress, TheMeanMovesWithTheLatestGames) {
    SkillProgress progress;
    for (int i = 0; i < 25; ++i)
        progress.games.push_back({game(i), {.lost = i < 5 ? 0.9 : i % 2 == 0 ? 0.1 : 0.3}});
    const auto points = progress.trend(Measure::lost);
    ASSERT_EQ(points.size(), 25u);
    EXPECT_DOUBLE_EQ(points[0].value, 90) << "in points";
    EXPECT_DOUBLE_EQ(points[4].level.value, 90);
    EXPECT_DOUBLE_EQ(points[4].level.error, 0);
    EXPECT_NEAR(points[24].level.value, 20, 1e-9) << "the first five are forgotten";
    EXPECT_NEAR(points[24].level.error, 1.96 * 10.2598 / std::sqrt(20.0), 1e-3);
}

TEST(Progress, TheComebackIsAWinFromTheLowestChance) {
    SkillProgress progress;
    EXPECT_EQ(progress.comeback(), nullptr);
    progress.games = {{game(0), {.lowest = 0.5}}, {game(1, Status::lost), {.lowest = 0}}};
    EXPECT_EQ(progress.comeback(), nullptr) << "half a chance is none to come back from";
    progress.games.push_back({game(2), {.lowest = 0.2}});
    progress.games.push_back({game(3), {.lowest = 0.05}});
    ASSERT_NE(progress.comeback(), nullptr);
    EXPECT_EQ(progress.comeback()->summary.name, "game-3");
}

TEST(Progress, EveryRuleSetIsMeasuredForBothPlayers) {
    for (const RuleSet& set : rule_sets) {
        const auto players = baselines_of(set.id);
        ASSERT_EQ(players.size(), 2u) << set.id;
        EXPECT_EQ(players[0].player, "careful");
        EXPECT_EQ(players[1].player, "search");
        EXPECT_LT(players[1].lost.value, players[0].lost.value) << set.id;
        EXPECT_GT(players[1].accuracy.value, players[0].accuracy.value) << set.id;
    }
    EXPECT_TRUE(baselines_of("classic+health=15").empty());
}

TEST(Progress, IsToldFromFiveGamesOn) {
    SkillProgress progress{.rules = "classic", .games = {}, .to_review = {}};
    EXPECT_THAT(say_progress(progress).at(0), HasSubstr("No finished first try yet"));
    for (int i = 0; i < 4; ++i) progress.games.push_back({game(i), {.lost = 0.123}});
    EXPECT_THAT(say_progress(progress).at(0), HasSubstr("4 games are reviewed so far; with 5"));
    progress.games.push_back({game(4), {.lost = 0.123, .accuracy = 90}});
    const auto told = say_progress(progress);
    ASSERT_EQ(told.size(), 4u);
    EXPECT_THAT(told[0], HasSubstr("in points: you 12.3 (+-0.0), careful "));
    EXPECT_THAT(told[0], HasSubstr("search "));
    EXPECT_THAT(told[3], HasSubstr("The last 5 games"));
    progress.rules = "classic+health=15";
    EXPECT_EQ(say_progress(progress).at(0),
              "chance given away a game, in points: you 12.3 (+-0.0)");
}

TEST(Bests, AreTheEarliestAmongEqualsAndNameTheirGames) {
    std::vector games{game(0, Status::lost, -30), game(1, Status::won, 7), game(2, Status::won, 30),
                      game(3, Status::won, 30), game(4, Status::lost, -1)};
    games[1].stats.rooms_avoided = 2;
    games[2].stats.rooms_avoided = 1;
    games[3].stats.rooms_avoided = 1;
    const RuleStatistics rules = statistics(games).at(0);
    std::vector<std::string> told;
    for (const auto& [text, name] : say_bests(rules, {})) told.push_back(name + ": " + text);
    EXPECT_THAT(
        told,
        ElementsAre("game-2: best score: 30, which is full health of 20 and 10 for a potion as the "
                    "last card",
                    "game-3: most wins in a row: 3", "game-2: fewest rooms avoided in a win: 1"));
}

TEST(Bests, WhyAWinCanHaveMoreThanFullHealth) {
    EXPECT_EQ(say_score_bonus("classic", {Status::won, 30}),
              "full health, and 10 for the last potion");
    EXPECT_EQ(say_score_bonus("classic", {Status::won, 20}), "");
    EXPECT_EQ(say_score_bonus("forty-two", {Status::won, 190}), "") << "which counts monsters";
    EXPECT_EQ(say_score_bonus("classic+health=15", {Status::won, 20}),
              "full health, and 5 for the last potion");
}

}  // namespace
}  // namespace scoundrel
