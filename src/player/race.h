// Ways compared on the same imagined rooms. Those that have clearly fallen behind are dropped, so
// that the effort goes where the choice is close.
#pragma once

#include <algorithm>
#include <vector>

#include "player/tally.h"

namespace scoundrel {

class Race {
  public:
    // `ways`: how many there are; `in`: those that take part, the most promising first.
    Race(std::size_t ways, std::vector<std::size_t> in) : tallies_(ways), in_(std::move(in)) {}

    // One sample of each way that is still in.
    template <class Try>
    void sample(Try try_it) {
        constexpr std::size_t between_cuts = 8, before_the_first = 16;
        for (const std::size_t way : in_) try_it(way, tallies_[way]);
        ++samples_;
        if (samples_ % between_cuts != 0 || samples_ < before_the_first) return;
        const Tally& leading = tallies_[leader()];
        std::erase_if(in_, [&](std::size_t way) {
            return &tallies_[way] != &leading && tallies_[way].clearly_behind(leading);
        });
    }

    std::size_t samples() const { return samples_; }
    bool decided() const { return in_.size() == 1; }
    const std::vector<std::size_t>& in() const { return in_; }
    const Tally& tally(std::size_t way) const { return tallies_[way]; }

    // Of those still in.
    std::size_t leader() const {
        return *std::max_element(in_.begin(), in_.end(), [&](std::size_t a, std::size_t b) {
            return tallies_[a].merit() < tallies_[b].merit();
        });
    }

    bool tried(std::size_t way) const { return tallies_[way].count() > 0; }

    // Of a way that was tried.
    double win(std::size_t way, Aim aim) const {
        return tallies_[way].win_behind(tallies_[leader()], aim);
    }
    double score(std::size_t way) const { return tallies_[way].score_behind(tallies_[leader()]); }

  private:
    std::vector<Tally> tallies_;
    std::vector<std::size_t> in_;
    std::size_t samples_ = 0;
};

}  // namespace scoundrel
