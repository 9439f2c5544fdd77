#include "coach/quick_review.h"

#include <algorithm>

#include "coach/game_review.h"

namespace scoundrel {

Figures figures_of(const Review& review) {
    Figures figures{.accuracy = review.accuracy(),
                    .points = review.points_lost(),
                    .luck = review.luck().win,
                    .flawless = review.flawless()};
    for (const ReviewedMove& move : review.moves) {
        figures.lost += move.lost.win;
        figures.lowest = std::min(figures.lowest, move.before.win);
    }
    return figures;
}

QuickReviewer::QuickReviewer(const Session& session, SharedNet net, std::function<bool()> stop)
    : rules_(session.game().rules),
      net_(std::move(net)),
      moves_(played_moves(games_before(session).value_or(std::vector<Game>()), session.line())),
      result_{session.outcome().status == Status::won ? 1.0 : 0.0,
              static_cast<double>(session.outcome().score)},
      stop_(std::move(stop)) {
    begin(quick_samples(rules_));
}

void QuickReviewer::begin(int samples) {
    const ReviewPlan plan{.samples = samples, .aim = Aim::win, .stop = stop_};
    reviewer_ = std::make_unique<Reviewer>(rules_, net_, moves_, result_, plan);
}

void QuickReviewer::step() {
    if (reviewer_->done()) {
        thorough_ = true;
        begin(usual_samples(rules_));
    } else {
        reviewer_->step();
    }
}

std::optional<Figures> QuickReviewer::figures() const {
    if (reviewer_->cut_short()) return {};
    return found();
}

std::optional<Figures> review_quickly(const Session& session, std::function<bool()> stop) {
    QuickReviewer reviewer(session, choose_net(session.game().rules).net, std::move(stop));
    while (!reviewer.done()) reviewer.step();
    return reviewer.figures();
}

}  // namespace scoundrel
