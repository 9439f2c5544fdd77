// The search itself. Doorways are taken in order of the cards still to come, so that all ways to
// the same doorway have met there, with the hands they bring, before anyone walks through it
// (docs/solver.md, "The sweep"). A sweep may keep only the most promising doorways; if it never had
// to drop one, what it did not find does not exist.
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "solver/layer.h"
#include "solver/limits.h"
#include "solver/walk.h"

namespace scoundrel {

// What a sweep looks for: the win with the highest score, or some win.
struct Goal {
    bool loss = false;                             // the best loss, where there is no win
    Card keep{};                                   // only wins with this card last
    int health = 1;                                // only wins with this much health, or more
    int enough = std::numeric_limits<int>::max();  // stop at a score of this or more
};

inline constexpr std::size_t every_doorway = std::numeric_limits<std::size_t>::max();
inline constexpr int any_number = std::numeric_limits<int>::max();

struct Breadth {
    std::size_t width = every_doorway;  // doorways kept of those with as many cards to come
    int avoids = any_number;            // the most there may be in a line
};

struct Found {
    std::optional<int> score;  // the best that was found
    bool complete = true;      // nothing was left out, but for what came after `enough`
};

struct Line {
    std::vector<Move> moves;
    int score = 0;  // at their end
};

class Sweep {
  public:
    // From this position, its unseen cards in this order; `slain`: the values of the monsters
    // defeated before.
    Sweep(const Rules& rules, const Position& position, const Deck& unseen, int slain,
          Budget& budget);

    // Can this search decide the position? If not, exhaustive.h can.
    static bool serves(const Rules& rules, const Position& position);

    Found run(const Goal& goal, const Breadth& breadth);

    // The line to what the last run found, or to something better.
    Line line() const;

  private:
    friend class Retrace;
    class Seeker;

    bool sweep_layer(Layer& layer, const Breadth& breadth, Seeker& seeker, Found& found);
    void keep_best(const Layer& layer, std::vector<std::uint32_t>& numbers,
                   std::size_t width) const;
    int win_score(const Doorway& door, unsigned left, Card last, int health) const;
    int loss_score(const Doorway& door, unsigned left, Card killer) const;
    Deck order_of(const Position& later) const;
    std::size_t bytes() const;

    HandRules rules_;
    Position position_;
    Deck unseen_;
    int slain_before_;
    int slain_;  // if all monsters to come are defeated too
    Budget& budget_;
    Doorway root_;
    Hand root_hand_;

    std::vector<Layer> layers_;  // by cards to come

    // Of the last run:
    Goal goal_;
    int best_score_ = 0;
    Place best_place_;  // where it was found; in no layer: at the root
};

}  // namespace scoundrel
