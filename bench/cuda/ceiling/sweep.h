// The best of all paths through a deal whose order is known, less what is charged for knowing it
// (docs/upper-bound.md). All ends from which as many cards are unseen are charged together, so that
// a GPU may work it out.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/position.h"
#include "rules/random.h"

namespace scoundrel::ceiling {

class Charges {
  public:
    virtual ~Charges() = default;
    // From each of these ends, which have the same unseen cards and are owed as many, its room came
    // up. What the room is worth, and the mean of that over all that could have come up.
    virtual void look(std::span<const Position> ends, std::span<const Position> rooms,
                      std::span<double> worths, std::span<double> means) = 0;
};

struct PathStep {
    Position end;
    double mean = 0, worth = 0;
};

struct BestPath {
    double value = 0;
    std::uint64_t ends = 0;       // looked at
    std::vector<PathStep> steps;  // of the best path
};

BestPath best_path(const Rules& rules, const Position& start, const Deck& deck, Charges& charges);

}  // namespace scoundrel::ceiling
