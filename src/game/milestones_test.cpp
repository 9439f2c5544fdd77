#include "game/milestones.h"

#include <gtest/gtest.h>

#include "game/recap_words.h"
#include "game/standing.h"

namespace scoundrel {
namespace {

Summary game(const std::string& name, const std::string& id, Status status) {
    Summary summary;
    summary.name = summary.play = name;
    summary.game = id;
    summary.rules = id.substr(0, id.find_first_of("#@"));
    summary.outcome = {status, status == Status::won ? 8 : -40};
    summary.digest = "0123456789abcde" + std::to_string(name.size() % 10);
    return summary;
}

// The name of the game that reached it; empty if none has.
std::string reached(const std::vector<Summary>& games, MilestoneKind kind,
                    const std::string& rules = "", const FiguresBook& book = FiguresBook("")) {
    for (const Milestone& one : milestones(games, book))
        if (one.kind == kind && one.rules == rules) return one.game;
    return "no such milestone";
}

TEST(Milestones, AreAHandfulAndNoneIsReachedByNothing) {
    const auto all = milestones({}, FiguresBook(""));
    EXPECT_EQ(all.size(), std::size(rule_sets) + 4);
    for (const Milestone& one : all) {
        EXPECT_FALSE(one.reached());
        EXPECT_FALSE(say_milestone(one).empty());
    }
}

TEST(Milestones, TheFirstCleanWinOfEachRuleSet) {
    std::vector games{game("a", "classic#1", Status::lost), game("b", "classic#2", Status::won),
                      game("c", "classic#3", Status::won), game("d", "rascal#4", Status::won)};
    EXPECT_EQ(reached(games, MilestoneKind::first_win, "classic"), "b");
    EXPECT_EQ(reached(games, MilestoneKind::first_win, "rascal"), "d");
    EXPECT_EQ(reached(games, MilestoneKind::first_win, "equal"), "");
    games[1].marks.hint = true;
    EXPECT_EQ(reached(games, MilestoneKind::first_win, "classic"), "c");
}

TEST(Milestones, AWinWithFullHealth) {
    std::vector games{game("a", "classic#1", Status::lost), game("b", "classic#2", Status::won)};
    games[0].unscathed = true;
    EXPECT_EQ(reached(games, MilestoneKind::unscathed), "");
    games[1].unscathed = true;
    EXPECT_EQ(reached(games, MilestoneKind::unscathed), "b");
    EXPECT_EQ(say_reached({.catalogue = &english()}, standing_of(games, "b")),
              "Milestone: a win with full health.");
}

TEST(Milestones, AGameWithoutAFlawIsFoundByItsReview) {
    std::vector games{game("a", "classic#1", Status::lost)};
    FiguresBook book("");
    book.add(games[0].digest, {.flawless = false});
    EXPECT_EQ(reached(games, MilestoneKind::flawless, "", book), "");
    book.add(games[0].digest, {.flawless = true});
    EXPECT_EQ(reached(games, MilestoneKind::flawless, "", book), "a");
    games[0].marks.hint = true;
    EXPECT_EQ(reached(games, MilestoneKind::flawless, "", book), "") << "not with help";
}

TEST(Milestones, SevenDaysInARow) {
    std::vector<Summary> games;
    const auto play = [&](int day, const std::string& at) {
        const std::string date = "2026-11-0" + std::to_string(day);
        games.push_back(game("day-" + std::to_string(day),
                             print_game_id(daily_game(Variant{}, date)), Status::lost));
        games.back().started = at + "T12:00:00.000Z";
    };
    for (const int day : {1, 2, 3, 4, 5, 6}) play(day, "2026-11-0" + std::to_string(day));
    EXPECT_EQ(reached(games, MilestoneKind::week), "");
    play(7, "2026-11-08");
    EXPECT_EQ(reached(games, MilestoneKind::week), "") << "a day late is practice";
    games.pop_back();
    play(7, "2026-11-07");
    EXPECT_EQ(reached(games, MilestoneKind::week), "day-7");
    games.erase(games.begin() + 2);
    EXPECT_EQ(reached(games, MilestoneKind::week), "") << "a day is missing";
}

TEST(Milestones, AWholeSetOfPuzzles) {
    const PuzzleBook& book = puzzle_book();
    ASSERT_FALSE(book.sets().empty());
    const PuzzleSet& set = book.sets().front();
    std::vector<Summary> games;
    for (const std::size_t place : set.puzzles) {
        EXPECT_EQ(reached(games, MilestoneKind::puzzle_set), "") << games.size() << " solved";
        const PuzzleEntry& entry = book.at(place);
        games.push_back(game(entry.id, "classic@position", Status::won));
        games.back().puzzle = entry.id;
        games.back().outcome.score = 99;
    }
    EXPECT_EQ(reached(games, MilestoneKind::puzzle_set), games.back().name);
}

}  // namespace
}  // namespace scoundrel
