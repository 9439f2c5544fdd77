// Finding puzzles: a game is played, and among its last positions one is looked for that has
// exactly one best move by the solver. Then it is measured how hard that is to see.
//
// "Exactly one" is taken at its word: a first move counts as another one even if it leads to the
// same position by another way, or only swaps two moves of the solution. If the solver gives two
// moves the same value the position is no puzzle, since whoever plays the second is right as well.
#pragma once

#include "lab/checked_lines.h"
#include "lab/run.h"
#include "nets/nets.h"
#include "notation/puzzle.h"

namespace scoundrel {

// With its best move, score and all measurements made anew; nothing if it is no puzzle.
std::optional<Puzzle> measure(const ParsedPosition& position, int known, std::uint64_t seed);

// What came of one deal.
struct PuzzleRow {
    std::uint64_t seed = 0;
    std::optional<Puzzle> puzzle{};
};
MakeWorker<PuzzleRow> puzzle_worker(const Variant& variant);

// How many of a kind are kept: so many of each grade, of which no theme has too large a part.
class PuzzleQuota {
  public:
    explicit PuzzleQuota(int each) : each_(each) {}
    bool wants(const Puzzle& puzzle) const;
    void add(const Puzzle& puzzle);
    bool full() const;

  private:
    int each_;
    int by_grade_[grade_count + 1]{};
    int by_theme_[grade_count + 1][theme_count]{};
};

// The file they are kept in, a row each, in the order of the seeds.
struct Puzzles {
    Variant variant;
    std::vector<Puzzle> rows{};
    std::size_t used = 0;
    Checks checks{};
};
std::string print_puzzles_head(const Variant& variant);
Result<Puzzles> parse_puzzles(std::string_view text);
Result<Puzzles> resume_puzzles(std::string_view text, const Variant& variant);

}  // namespace scoundrel
