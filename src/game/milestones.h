// What is worth being told once: a handful of things that somebody has played well for, none that
// comes by clicking. Told from the history and the figures of its reviews alone.
#pragma once

#include <string>
#include <vector>

#include "game/days.h"
#include "game/figures.h"
#include "game/puzzle_book.h"
#include "phrases/catalogue.h"

namespace scoundrel {

enum class MilestoneKind : std::uint8_t {
    first_win,   // of a rule set, clean
    unscathed,   // won with full health, clean
    flawless,    // a clean win or loss in which a review finds nothing given away
    week,        // the day's deal seven days in a row
    puzzle_set,  // all of one solved
};
inline constexpr int days_of_week = 7;

struct Milestone {
    MilestoneKind kind{};
    std::string rules{};    // of a first win
    std::string game{};     // the name under which the game is kept that reached it; empty: not yet
    std::string started{};  // when that began

    bool reached() const { return !game.empty(); }
};

// All there are, in a fixed order.
std::vector<Milestone> milestones(const std::vector<Summary>& games, const FiguresBook& figures,
                                  const PuzzleBook& puzzles = puzzle_book());

// "First win: Classic".
std::string say_milestone(const Milestone& milestone);

}  // namespace scoundrel
