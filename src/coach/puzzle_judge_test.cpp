#include "coach/puzzle_judge.h"

#include <gtest/gtest.h>

#include "game/puzzle_book.h"
#include "nets/nets.h"
#include "rules/legal.h"

namespace scoundrel {
namespace {

// Of every rule set some: the first of each set.
std::vector<const PuzzleEntry*> some() {
    std::vector<const PuzzleEntry*> entries;
    for (const PuzzleSet& set : puzzle_book().sets())
        entries.push_back(&puzzle_book().at(set.puzzles.front()));
    return entries;
}

TEST(PuzzleJudge, KnowsTheGoalOfThePuzzle) {
    for (const PuzzleEntry* entry : some()) {
        const auto goal = goal_of(Session(entry->beginning()));
        ASSERT_TRUE(goal) << entry->id;
        EXPECT_EQ(goal->score, entry->puzzle.score) << entry->id;
        EXPECT_EQ(goal->any_win, entry->puzzle.any_win()) << entry->id;
    }
}

TEST(PuzzleJudge, TakesTheBestFirstMoveAndNoOther) {
    for (const PuzzleEntry* entry : some()) {
        const Session first(entry->beginning());
        for (const Move move : legal_moves(first.game().rules, first.position())) {
            Session tried = first;
            ASSERT_TRUE(tried.play(move));
            const auto judgement = judge(tried);
            ASSERT_TRUE(judgement) << entry->id;
            EXPECT_EQ(judgement->right, move == entry->puzzle.best) << entry->id;
            if (judgement->right) continue;
            EXPECT_FALSE(say_judgement(Voice::of(tried.variant()), *judgement).empty());
        }
    }
}

TEST(PuzzleJudge, AnswersWithAReasonAndALineThatSolvesIt) {
    for (const PuzzleEntry* entry : some()) {
        const auto answer = answer_of(Session(entry->beginning()), choose_net);
        ASSERT_TRUE(answer) << entry->id;
        EXPECT_EQ(answer->best, entry->puzzle.best) << entry->id;
        EXPECT_TRUE(is_solved(entry->puzzle, answer->line.outcome())) << entry->id;
        EXPECT_FALSE(answer->reason.empty()) << entry->id;
        // All the way the line is right.
        Session walked(entry->beginning());
        for (const Move move : answer->line.line()) {
            ASSERT_TRUE(walked.play(move));
            EXPECT_TRUE(judge(walked)->right) << entry->id;
        }
    }
}

TEST(PuzzleJudge, HasNoSayInOtherGames) {
    const Session session(Beginning{.id = *parse_game_id("classic#42")});
    EXPECT_FALSE(judge(session));
    EXPECT_FALSE(answer_of(session, choose_net));
}

}  // namespace
}  // namespace scoundrel
