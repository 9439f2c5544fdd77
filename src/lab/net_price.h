// The price of knowing which cards come up, by a value net: what the net sees in the best way
// through the room (docs/upper-bound.md, "A net as the price").
#pragma once

#include <map>
#include <vector>

#include "lab/upper_bound.h"
#include "player/evaluator.h"

namespace scoundrel {

class NetPrice final : public Penalty {
  public:
    // `draws`: how often cards are imagined behind an end, or all there are in every order, in
    // which a room's cards may go under, where these are no more than twice as many. Ends with the
    // same cards unseen get the same ones, so that no path can pick its luck among them; `seed`
    // tells which.
    NetPrice(const Rules& rules, SharedNet net, int draws, std::uint64_t seed)
        : rules_(rules),
          ways_(rules),
          evaluator_(rules_, std::move(net)),
          draws_(draws),
          seed_(seed) {}

    double f(const Position& end, const Position& room) override;
    double mean(const Position& end) override;
    double most() const override { return 1; }

  private:
    using Faces = std::vector<std::uint8_t>;  // what is unseen, and behind it what is owed
    const std::vector<Deck>& draws_of(const Position& end);

    Rules rules_;
    Ways ways_;
    Evaluator evaluator_;
    int draws_;
    std::uint64_t seed_;
    std::map<Faces, std::vector<Deck>> imagined_;  // the cards that are owed come first
};

}  // namespace scoundrel
