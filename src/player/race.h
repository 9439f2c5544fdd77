// Ways compared on the same imagined rooms. Those that have clearly fallen behind are dropped, so
// that the effort goes where the choice is close.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "player/tally.h"

namespace scoundrel {

class Race {
  public:
    // `ways`: how many there are; `in`: those that take part, the most promising first.
    Race(std::size_t ways, std::vector<std::size_t> in)
        : tallies_(ways), in_(std::move(in)), dropped_for_(ways) {}

    // One sample of each way that is still in.
    template <class Try>
    void sample(Try try_it) {
        constexpr std::size_t between_cuts = 8, before_the_first = 16;
        for (const std::size_t way : in_) try_it(way, tallies_[way]);
        ++samples_;
        if (samples_ % between_cuts != 0 || samples_ < before_the_first) return;
        const std::size_t leading = leader();
        std::erase_if(in_, [&](std::size_t way) {
            if (way == leading || !tallies_[way].clearly_behind(tallies_[leading])) return false;
            dropped_for_[way] = leading;
            return true;
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

    // Of a way that was tried. One that was dropped is compared with the one it fell behind, not
    // with the leader of today, which may have been unlucky on the few samples that both saw.
    double win(std::size_t way, Aim aim) const {
        const std::size_t rival = rival_of(way);
        return rival == way ? tallies_[way].win()
                            : tallies_[way].win_behind(tallies_[rival], win(rival, aim), aim);
    }
    // Half a 95% interval of how far that is behind the one it is compared with.
    double error_behind(std::size_t way, Aim aim) const {
        const std::size_t rival = rival_of(way);
        return rival == way ? 0 : tallies_[way].error_behind(tallies_[rival], win(rival, aim), aim);
    }
    double score(std::size_t way) const {
        const std::size_t rival = rival_of(way);
        return rival == way ? tallies_[way].score()
                            : tallies_[way].score_behind(tallies_[rival], score(rival));
    }

  private:
    std::size_t rival_of(std::size_t way) const { return dropped_for_[way].value_or(leader()); }

    std::vector<Tally> tallies_;
    std::vector<std::size_t> in_;
    std::vector<std::optional<std::size_t>> dropped_for_;
    std::size_t samples_ = 0;
};

}  // namespace scoundrel
