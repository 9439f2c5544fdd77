// Every committed puzzle is proved again; and the one that comes of a deal is the one that came.
#include "lab/puzzle_search.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "rules/rule_sets.h"
#include "solver/worths.h"

namespace scoundrel {
namespace {

std::string text_of(std::string_view rules) {
    std::ifstream file(std::string(SCOUNDREL_ROOT) + "/data/puzzles/" + std::string(rules) +
                       ".txt");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

constexpr const char* with_puzzles[] = {"classic", "equal", "browser", "rascal", "forty-two"};

Puzzles committed(std::string_view rules) {
    auto puzzles = parse_puzzles(text_of(rules));
    EXPECT_TRUE(puzzles) << rules;
    return puzzles ? std::move(*puzzles) : Puzzles{};
}

TEST(Puzzles, AreAtLeast300InFiveGradesOverAllRuleSets) {
    std::size_t count = 0;
    std::set<int> grades;
    std::set<std::string> positions;  // the same one is not posed twice, whatever its score
    for (const char* rules : with_puzzles) {
        const Puzzles puzzles = committed(rules);
        EXPECT_TRUE(puzzles.checks.failed.empty()) << rules;
        count += puzzles.rows.size();
        for (const Puzzle& puzzle : puzzles.rows) {
            grades.insert(grade_of(puzzle));
            const std::string row = print_puzzle(puzzle);
            EXPECT_TRUE(positions.insert(row.substr(row.find("\"status\""))).second) << row;
        }
    }
    EXPECT_GE(count, 300u);
    EXPECT_EQ(grades, (std::set{1, 2, 3, 4, 5}));
}

TEST(Puzzles, HaveOneBestFirstMoveByTheSolver) {
    for (const char* rules : with_puzzles)
        for (const Puzzle& puzzle : committed(rules).rows) {
            const auto worths = worth_of_moves(puzzle.position.game);
            ASSERT_GE(worths.size(), 3u) << print_puzzle(puzzle);
            EXPECT_EQ(worths[0].move, puzzle.best) << print_puzzle(puzzle);
            EXPECT_TRUE(worths[0].wins) << print_puzzle(puzzle);
            EXPECT_EQ(worths[0].score, puzzle.score) << print_puzzle(puzzle);
            EXPECT_TRUE(worths[0].above(worths[1])) << print_puzzle(puzzle);
            EXPECT_EQ(worths[1].wins ? std::optional(worths[1].score) : std::nullopt, puzzle.second)
                << print_puzzle(puzzle);
            EXPECT_EQ(static_cast<int>(worths.size()), puzzle.moves) << print_puzzle(puzzle);
        }
}

// Players included: the first of each file here, all of them by `scoundrel puzzles check`.
TEST(Puzzles, MeasureAsTheyDid) {
    for (const char* rules : with_puzzles) {
        const Puzzle puzzle = committed(rules).rows.front();
        const auto again = measure(puzzle.position, puzzle.known, puzzle.seed);
        ASSERT_TRUE(again) << print_puzzle(puzzle);
        EXPECT_EQ(print_puzzle(*again), print_puzzle(puzzle));
    }
}

TEST(Puzzles, ComeOfTheirDealsAgain) {
    const Puzzles puzzles = committed("classic");
    const auto find = puzzle_worker(puzzles.variant)([] { return false; });
    for (const std::size_t i : {0u, 1u, 2u}) {
        const auto row = find(puzzles.rows[i].seed);
        ASSERT_TRUE(row && row->puzzle);
        EXPECT_EQ(*row->puzzle, puzzles.rows[i]);
    }
}

TEST(Puzzles, AreReadAsTheyAreWritten) {
    const std::string row = print_puzzle(committed("rascal").rows.front());
    const auto read = parse_puzzle(row + " 0123456789abcdef");  // with a check behind
    ASSERT_TRUE(read);
    EXPECT_EQ(print_puzzle(*read), row);
    EXPECT_FALSE(parse_puzzle(row.substr(0, row.size() - 1)));
    EXPECT_FALSE(parse_puzzle("scoundrel puzzles 1"));
}

// A grade that its measurements do not give is no row.
TEST(Puzzles, GradesFollowFromTheMeasurements) {
    Puzzle puzzle = committed("classic").rows.front();
    puzzle.texts = puzzle.careful = puzzle.greedy = puzzle.search = true;
    puzzle.look = 12;
    EXPECT_EQ(grade_of(puzzle), 1);  // every rule of thumb finds it
    std::string row = print_puzzle(puzzle);
    const auto at = row.find(" 1 ", row.find(theme_text(puzzle.theme)));
    row[at + 1] = '5';
    EXPECT_FALSE(parse_puzzle(row));
    puzzle.texts = puzzle.careful = puzzle.greedy = puzzle.search = false;
    EXPECT_EQ(grade_of(puzzle), 5);
}

TEST(Puzzles, NoThemeHasMoreThanItsPart) {
    PuzzleQuota quota(4);
    const Puzzle puzzle = committed("classic").rows.front();
    EXPECT_TRUE(quota.wants(puzzle));
    quota.add(puzzle);
    EXPECT_FALSE(quota.wants(puzzle));  // a quarter of four
    EXPECT_FALSE(quota.full());
}

}  // namespace
}  // namespace scoundrel
