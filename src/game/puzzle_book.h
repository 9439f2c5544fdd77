// The puzzles there are, in sets by rules and theme, and what has come of each: told from the
// history alone. How they are made is notation/puzzle.h's and the lab's affair, who judges a move
// coach/puzzle_judge.h's.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "game/history.h"
#include "notation/puzzle.h"
#include "phrases/catalogue.h"

namespace scoundrel {

struct PuzzleEntry {
    Puzzle puzzle;
    std::string id;  // `classic-17`
    int number = 0;  // within its rules, from 1
    int grade = 0;

    Beginning beginning() const { return beginning_of(puzzle, id); }
};

struct PuzzleSet {
    Variant variant;
    Theme theme{};
    std::vector<std::size_t> puzzles{};  // places in the book, the easiest first

    std::string id() const;  // `classic-bare`
};
Phrase name_of(Theme theme);

class PuzzleBook {
  public:
    PuzzleBook() = default;
    explicit PuzzleBook(std::string_view text);

    std::span<const PuzzleEntry> all() const { return all_; }
    std::span<const PuzzleSet> sets() const { return sets_; }
    const PuzzleEntry& at(std::size_t place) const { return all_[place]; }

    const PuzzleEntry* find(std::string_view id) const;
    const PuzzleSet* find_set(std::string_view id) const;
    // The one that is played in this game; nothing if it is another game.
    const PuzzleEntry* played_in(const Beginning& beginning) const;
    const PuzzleSet& set_of(const PuzzleEntry& entry) const;
    std::size_t place_of(const PuzzleEntry& entry) const {
        return static_cast<std::size_t>(&entry - all_.data());
    }
    // The one after it, in its set or the next; after the last the first.
    const PuzzleEntry& after(const PuzzleEntry& entry) const;

  private:
    std::vector<PuzzleEntry> all_;  // by rules and number
    std::vector<PuzzleSet> sets_;
};

// The project's own.
const PuzzleBook& puzzle_book();

inline constexpr int most_stars = 3;
struct PuzzleResult {
    bool tried = false;
    // 0: not solved. 3: at the first try, with nothing taken back. 2: without help. 1: with a hint
    // or the answer seen, in this try or before.
    int stars = 0;

    bool solved() const { return stars > 0; }
};

// For every puzzle, by its place in the book.
std::vector<PuzzleResult> puzzle_results(const PuzzleBook& book, const History& history);

struct PuzzleProgress {
    int puzzles = 0, solved = 0, stars = 0;
    void add(const PuzzleResult& result) {
        ++puzzles;
        solved += result.solved() ? 1 : 0;
        stars += result.stars;
    }
};
PuzzleProgress progress_of(const PuzzleSet& set, std::span<const PuzzleResult> results);

// Whether the game has come to what the puzzle asks for.
bool is_solved(const Puzzle& puzzle, const Outcome& outcome);

// "Win." or "Win with 14."
std::string say_goal(const Voice& voice, const Puzzle& puzzle);

}  // namespace scoundrel
