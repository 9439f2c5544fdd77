// How strong players are on one scale, from deals that all of them have played. On each deal each
// two are compared: a win beats a loss, then the higher score does, and equals are half a point
// each. Bradley and Terry's model (1952) gives everybody a strength such that the odds of doing
// better on a deal are 10^(difference / 400), which is Elo's scale.
#pragma once

#include <cmath>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lab/square_matrix.h"

namespace scoundrel {

// What a player made of a deal; more is better.
struct DealResult {
    bool won = false;
    int score = 0;

    friend auto operator<=>(const DealResult&, const DealResult&) = default;
};

// Who did how much better than whom, deal by deal.
class Comparisons {
  public:
    explicit Comparisons(std::size_t players);

    void add(std::span<const DealResult> results);  // of one deal, by all players

    std::size_t players() const { return better_.size(); }
    std::uint64_t deals() const { return deals_; }
    // On how many deals the first did better.
    std::uint64_t better(std::size_t first, std::size_t second) const;
    std::uint64_t tied(std::size_t first, std::size_t second) const;
    // Of as many as there are deals: ties are halves.
    double points(std::size_t first, std::size_t second) const;

    // A deal gives a player as many points as it is ahead of others. How these go together from
    // player to player, summed over the deals: the one thing that deals, and not pairs of players,
    // are independent in.
    SquareMatrix scatter() const;

  private:
    std::uint64_t deals_ = 0;
    SquareMatrix better_;
    std::vector<double> means_;  // of the points of a deal
    SquareMatrix products_;      // of what these are off
};

// A difference of strengths on Elo's scale, with its 95% interval. An end that no deals can tell is
// infinite: where the one is behind on every deal, it may be so by any distance.
struct RatingLead {
    double mean = 0;
    double low = -INFINITY;
    double high = INFINITY;
};

// Fitted by maximum likelihood (Newton's method), as if each two had shared one deal more, half won
// by each: so there is a strength even for who is ahead on all deals or on none, and with many
// deals it does not matter. The intervals are those of the sandwich estimator over deals (Huber
// 1967): the comparisons of one deal go together, and who takes them for so many independent ones
// is too sure of some differences and not sure enough of others.
class Ratings {
  public:
    explicit Ratings(const Comparisons& comparisons);

    RatingLead lead(std::size_t first, std::size_t second) const;

  private:
    bool few_;
    std::vector<double> strengths_;  // natural logarithms of odds
    SquareMatrix covariance_;        // of these; only differences mean anything
    SquareMatrix reaches_;           // 1: not always behind, directly or by way of others
};

}  // namespace scoundrel
