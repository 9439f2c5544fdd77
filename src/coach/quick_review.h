// A finished game's figures for the statistics: a review with fewer imagined rooms than the one a
// person reads (a tenth of the time; over many games its errors cancel out) and without the deal
// solved. Where it finds nothing given away it looks again, as thoroughly as that one, before the
// game is called flawless.
#pragma once

#include <memory>

#include "coach/review.h"
#include "game/figures.h"
#include "game/session.h"

namespace scoundrel {

constexpr int quick_samples(const Rules& rules) { return usual_samples(rules) / 10; }

// Of what a review says.
Figures figures_of(const Review& review);

class QuickReviewer {
  public:
    // The game is over. `stop`: asked now and then, whether it is to end
    // early.
    QuickReviewer(const Session& session, SharedNet net, std::function<bool()> stop = {});

    bool done() const { return reviewer_->done() && (thorough_ || !found().flawless); }
    void step();
    // Once it is done; nothing if it was ended early, which judges nothing.
    std::optional<Figures> figures() const;

  private:
    void begin(int samples);
    Figures found() const { return figures_of(reviewer_->review()); }

    Rules rules_;
    SharedNet net_;
    std::vector<PlayedMove> moves_;
    Value result_;
    std::function<bool()> stop_;
    std::unique_ptr<Reviewer> reviewer_;
    bool thorough_ = false;
};

// All its steps.
std::optional<Figures> review_quickly(const Session& session, std::function<bool()> stop = {});

}  // namespace scoundrel
