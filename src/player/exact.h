// The true worth of a position with few cards unseen: the mean over every order in which they could
// lie, each choice made as well as can be (first for winning, then for the score).
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>

#include "player/position_hash.h"
#include "player/ways.h"
#include "solver/limits.h"

namespace scoundrel {

struct TrueWorth {
    double win = 0;
    double score = 0;  // to be gained from here on

    // Ranks like the player does; equal but for rounding counts as equal.
    bool better_than(const TrueWorth& other) const;
};

class Exact {
  public:
    // `stop`: asked now and then; true ends the work without an answer. `solving`: the limits of
    // every question to the solver; one that runs out of time ends the work too.
    Exact(const Rules& rules, std::function<bool()> stop = {}, Limits solving = {})
        : rules_(rules), stop_(std::move(stop)), solving_(std::move(solving)) {}

    // Of a position in which cards are owed, a room begins, or the game is over.
    std::optional<TrueWorth> of_end(const Position& end);
    // Of a position in which the player is to choose.
    std::optional<TrueWorth> of_choice(const Position& position);

    // Standard deviation of the chance to win over the cards that can come up now.
    double spread(const Position& end);

  private:
    // Calls do_it with every room that can come up, each as likely as the others, until one call
    // gives false.
    template <class Do>
    bool each_room(const Position& end, Do do_it) const;
    std::optional<TrueWorth> mean_over_cards(const Position& end);
    std::optional<TrueWorth> mean_over_die(const Position& end);
    std::optional<TrueWorth> of_known(const Position& position);
    bool stopped();

    const Rules& rules_;
    std::function<bool()> stop_;
    Limits solving_;
    std::unordered_map<Position, TrueWorth, PositionHash> known_;
    int nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace scoundrel
