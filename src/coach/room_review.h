// One room thought through: what each of the positions met in it was worth, and what the best move
// there was, all judged by the same means.
#pragma once

#include <span>

#include "coach/review.h"
#include "player/crossroads.h"
#include "player/exact.h"
#include "player/lookahead.h"

namespace scoundrel {

struct RoomReview {
    struct Step {
        Value value;  // with the best move
        Move best;    // the one played if none was better
        Value error;  // of what the move played loses
        bool decision = false;
        bool proved = true;  // that `value` is the best there was
    };
    std::vector<Step> steps;  // one for each move made in the room
    Value end{};              // after the last of them
    Value error{};            // half a 95% interval of steps[0].value
    Value end_error{};        // and of `end`
    double spread = 0;        // standard deviation of the chance in the next room
    Sight sight = Sight::sampled;
};

class RoomReviewer {
  public:
    // `stop`: asked now and then; once it says true, one imagined room has to do.
    RoomReviewer(const Rules& rules, SharedNet net, Aim aim, int samples,
                 std::function<bool()> stop = {})
        : rules_(rules),
          aim_(aim),
          samples_(samples),
          stop_(std::move(stop)),
          ways_(rules),
          lookahead_(rules, std::move(net)) {}

    // The room that begins with the first of these moves, which are all that were still made. Where
    // nothing is hidden any more it takes all of them: no card can bring luck.
    RoomReview review(std::span<const PlayedMove> moves, std::uint64_t seed);

  private:
    std::optional<RoomReview> by_solver(std::span<const PlayedMove> moves);
    void complete(std::span<const PlayedMove> moves, RoomReview& rest) const;
    std::optional<RoomReview> by_orders(std::span<const PlayedMove> moves);
    RoomReview by_samples(std::span<const PlayedMove> moves, std::uint64_t seed);

    std::size_t length_of_room(std::span<const PlayedMove> moves) const;
    // Where a move leads, and what was slain until then.
    Way after(const PlayedMove& played, Move move) const;
    bool can_be_lost(const PlayedMove& played, Move best) const;
    bool stopped() const { return stop_ && stop_(); }
    Limits limits() const {
        Limits limits;
        limits.stop = stop_;
        return limits;
    }

    const Rules& rules_;
    Aim aim_;
    int samples_;
    std::function<bool()> stop_;
    Ways ways_;
    Lookahead lookahead_;
};

}  // namespace scoundrel
