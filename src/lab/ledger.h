// What is counted in a game beside how it ends, for questions that a share won does not answer:
// what is done in it, move by move, or what its review says. Which one is asked for is part of a
// plan of trials (trial.h), by name.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "coach/review.h"
#include "lab/interval.h"
#include "rules/move.h"

namespace scoundrel {

using Counts = std::vector<int>;  // of one game

// A figure made of counts of all games: one sum over another, or a game.
struct LedgerMeasure {
    std::string_view name{};  // among the figures of a comparison
    std::string_view head{};  // of its column in a table
    std::size_t part = 0;     // places among the counts
    std::optional<std::size_t> whole{};
    double unit = 1;     // what a count of one is worth
    bool share = false;  // of a whole, else a mean
};

// A move that is about to be made, with what the position does not tell of the game before it.
struct SeenMove {
    const Rules& rules;
    const Position& position;
    Move move;
    CardSet used;  // weapons that were fought with, though they may be repaired since
};

struct Ledger {
    std::string_view name;
    std::size_t counts = 0;  // how many
    // One of them: before each move, or of a game that is reviewed.
    void (*see)(Counts& counts, const SeenMove& seen) = nullptr;
    void (*look_back)(Counts& counts, const Review& review) = nullptr;
    std::vector<LedgerMeasure> measures{};
};

// unused: of low (2 and 3), middle (4 to 7) and high potions and weapons that go, those that did
// nothing: thrown away, drunk without healing, or replaced without a fight;
// weapons: monsters slain with a weapon, for each that is equipped;
// used-weapons: of the monsters of a room as it is faced or avoided, those within reach of the
// weapon in hand, where it has been used;
// potion-rooms: full rooms of nothing but potions, and what is done with them at full health;
// mis-steps: what moves gave away of the chance to win, by the review.
const Ledger* find_ledger(std::string_view name);

// The counts of one game by a ledger that sees its moves.
class GameCounts {
  public:
    // None, or one that only looks back: nothing is counted.
    explicit GameCounts(const Ledger* ledger);

    void see(const Rules& rules, const Position& position, Move move);  // before each move
    const Counts& counts() const { return counts_; }

  private:
    const Ledger* ledger_;
    Counts counts_;
    CardSet used_;
};

// A measure of one game's counts, added to those of the others.
void add_counts(Ratio& ratio, const LedgerMeasure& measure, const Counts& counts);
// It with its interval: that of a ratio; of a share Wilson's, of as many cases as would leave it as
// unsure. Nothing where there was no case.
std::optional<Share> interval_of(const LedgerMeasure& measure, const Ratio& ratio);

}  // namespace scoundrel
