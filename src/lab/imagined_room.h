// A room and the orders in which its unseen cards could lie. A way through the room gives an order
// away if the room can be won with that order, but no longer once that way is gone. Orders are
// solved one by one and only when asked for: most ways need but a few.
#pragma once

#include <functional>

#include <cstdint>
#include <optional>
#include <vector>

#include "player/ways.h"
#include "rules/random.h"
#include "solver/solver.h"

namespace scoundrel {

struct ForesightPlan {
    int orders = 200;              // imagined in every room; all there are, where there are no more
    std::uint64_t seed = 1;        // which ones
    std::uint64_t rooms = 10'000;  // looked at in a deal, at most
    std::function<bool()> stop{};  // asked at each room: true ends it, as if rooms had run out
};

class ImaginedRoom {
  public:
    // Nothing is owed in the room, and cards are unseen. Which orders it imagines depends on
    // nothing but the plan and the room itself. The rules must outlive it.
    ImaginedRoom(const Rules& rules, const Position& room, const ForesightPlan& plan);

    const std::vector<Way>& ways() const { return ways_; }

    // Orders that take too long to decide count as not given away: less than the truth, so that a
    // bound stays one.

    // Goes through the orders until this way gives away one more; false if it does not.
    bool gives_away_more(std::size_t way);
    // The share of orders that it has given away so far.
    double given_away(std::size_t way) const;

  private:
    struct Sight {
        std::vector<std::optional<Verdict>> verdicts{};  // by order; once asked for
        std::size_t looked_at = 0;                       // orders
        std::size_t given_away = 0;                      // of these
    };

    void imagine(const Position& room, const ForesightPlan& plan);
    Verdict verdict(std::size_t way, std::size_t order);
    bool another_can_win(std::size_t way, std::size_t order);

    const Rules& rules_;
    std::vector<Way> ways_;
    std::vector<Deck> orders_;
    std::vector<Sight> sights_;  // by way
    std::size_t likely_ = 0;     // the way that won last
};

}  // namespace scoundrel
