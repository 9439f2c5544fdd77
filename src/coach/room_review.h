// One room thought through: what each of the positions met in it, and each move open there, was
// worth, all judged by the same means.
#pragma once

#include <span>

#include "coach/review.h"
#include "player/crossroads.h"
#include "player/exact.h"
#include "player/lookahead.h"

namespace scoundrel {

struct RoomReview {
    struct Step {
        double win = 0;                              // with the best move
        double error = 0;                            // of what the move played loses
        std::vector<std::pair<Move, double>> moves;  // every legal one, in canonical order
    };
    std::vector<Step> steps;  // one for each move made in the room
    double end = 0;           // after the last of them
    double error = 0;         // half a 95% interval of steps[0].win
    double end_error = 0;     // and of `end`
    double spread = 0;        // standard deviation of the next room's worth
    Sight sight = Sight::sampled;
};

class RoomReviewer {
  public:
    // `stop`: asked now and then; once it says true, one imagined room has to do.
    RoomReviewer(const Rules& rules, const Net& net, int samples, std::function<bool()> stop = {})
        : rules_(rules),
          samples_(samples),
          stop_(std::move(stop)),
          ways_(rules),
          lookahead_(rules, net) {}

    RoomReview review(std::span<const PlayedMove> moves, std::uint64_t seed);

  private:
    RoomReview by_solver(std::span<const PlayedMove> moves);
    std::optional<RoomReview> by_orders(std::span<const PlayedMove> moves);
    RoomReview by_samples(std::span<const PlayedMove> moves, std::uint64_t seed);
    Position after(const PlayedMove& played) const;
    bool stopped() const { return stop_ && stop_(); }
    Limits limits() const {
        Limits limits;
        limits.stop = stop_;
        return limits;
    }

    const Rules& rules_;
    int samples_;
    std::function<bool()> stop_;
    Ways ways_;
    Lookahead lookahead_;
};

}  // namespace scoundrel
