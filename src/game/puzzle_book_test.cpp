#include "game/puzzle_book.h"

#include <gtest/gtest.h>

#include <set>

#include "game/begin.h"

namespace scoundrel {
namespace {

const PuzzleEntry& first() { return puzzle_book().all().front(); }

TEST(PuzzleBook, HasEveryPuzzleInOneSet) {
    const PuzzleBook& book = puzzle_book();
    EXPECT_GE(book.all().size(), 300u);
    std::multiset<std::size_t> places;
    for (const PuzzleSet& set : book.sets()) {
        EXPECT_EQ(book.find_set(set.id()), &set);
        EXPECT_EQ(book.find(set.id()), nullptr);
        int grade = 1;
        for (const std::size_t place : set.puzzles) {
            places.insert(place);
            EXPECT_GE(book.at(place).grade, grade) << book.at(place).id;  // the easier ones first
            grade = book.at(place).grade;
        }
    }
    EXPECT_EQ(places.size(), book.all().size());
    EXPECT_EQ(std::set(places.begin(), places.end()).size(), book.all().size());
}

TEST(PuzzleBook, LeadsFromOneToTheNextThroughAll) {
    const PuzzleBook& book = puzzle_book();
    std::set<std::string> seen;
    for (const PuzzleEntry* at = &first(); seen.insert(at->id).second;) at = &book.after(*at);
    EXPECT_EQ(seen.size(), book.all().size());
}

TEST(PuzzleBook, KnowsItsPuzzlesByTheirBeginning) {
    const PuzzleBook& book = puzzle_book();
    for (const PuzzleEntry& entry : book.all()) {
        EXPECT_EQ(book.find(entry.id), &entry);
        EXPECT_EQ(book.played_in(entry.beginning()), &entry);
        const Session session(entry.beginning());
        EXPECT_TRUE(session.marks().position);  // so nobody is asked before a hint or an undo
        EXPECT_TRUE(session.position().unseen.empty());
    }
    // The same name with other cards is another game.
    Beginning other = book.all()[1].beginning();
    other.position_seed = first().id;
    EXPECT_EQ(book.played_in(other), nullptr);
}

Summary played(Outcome outcome, Marks marks = {}) {
    Summary game = summarize("", Session(first().beginning()));
    game.outcome = outcome;
    game.marks = marks;
    return game;
}

PuzzleResult result_of(std::vector<Summary> games) {
    return puzzle_results(puzzle_book(), {.games = std::move(games), .unreadable = {}}).front();
}

TEST(PuzzleBook, GivesStarsByTheHistoryAlone) {
    const Outcome solved{Status::won, first().puzzle.score}, lost{Status::lost, -20},
        left{Status::playing, 0};
    const Marks clean{.position = true}, undone{.undo = true, .position = true},
        hinted{.hint = true, .position = true}, answered{.solve = true, .position = true};
    EXPECT_FALSE(result_of({}).tried);
    EXPECT_TRUE(result_of({played(left, clean)}).tried);
    EXPECT_EQ(result_of({played(left, clean)}).stars, 0);
    EXPECT_EQ(result_of({played(lost, clean)}).stars, 0);
    EXPECT_EQ(result_of({played(solved, clean)}).stars, 3);
    EXPECT_EQ(result_of({played(solved, undone)}).stars, 2);
    EXPECT_EQ(result_of({played(left, undone), played(solved, clean)}).stars, 2);
    EXPECT_EQ(result_of({played(solved, hinted)}).stars, 1);
    EXPECT_EQ(result_of({played(left, answered), played(solved, clean)}).stars, 1);
    // What was reached stays.
    EXPECT_EQ(result_of({played(solved, clean), played(solved, answered)}).stars, 3);
}

TEST(PuzzleBook, AsksForAnyWinWhereAllElseLoses) {
    Puzzle puzzle = first().puzzle;
    puzzle.score = 9;
    puzzle.second.reset();
    EXPECT_TRUE(is_solved(puzzle, {Status::won, 3}));
    puzzle.second = 3;
    EXPECT_FALSE(is_solved(puzzle, {Status::won, 3}));
    EXPECT_TRUE(is_solved(puzzle, {Status::won, 9}));
    EXPECT_FALSE(is_solved(puzzle, {Status::lost, 9}));
}

}  // namespace
}  // namespace scoundrel
