#include "coach/review.h"

#include <algorithm>
#include <cmath>

#include "coach/room_review.h"

namespace scoundrel {

namespace {

Mark mark_of(double points) {
    if (points >= blunder_from) return Mark::blunder;
    if (points >= mistake_from) return Mark::mistake;
    return points >= inaccuracy_from ? Mark::inaccuracy : Mark::none;
}

// Lichess's curve: 100 for nothing lost, falling ever more slowly.
double accuracy_of(double points) {
    return std::clamp(103.1668 * std::exp(-0.04354 * points) - 3.1668, 0.0, 100.0);
}

ReviewedMove reviewed(const RoomReview::Step& step, double after, Move played, int room) {
    constexpr double equal = 1e-9;
    ReviewedMove move{.move = played,
                      .room = room,
                      .before = step.win,
                      .after = after,
                      .error = step.error,
                      .best = played};
    double worst = step.win;
    for (const auto& [other, win] : step.moves) {
        worst = std::min(worst, win);
        if (after < step.win - equal && win > step.win - equal && move.best == played)
            move.best = other;
    }
    move.decision = worst < step.win - std::max(equal, step.error);
    const double points = -100 * move.skill();
    // What sampling alone can explain gets no mark.
    if (-move.skill() > move.error) move.mark = mark_of(points);
    move.accuracy = accuracy_of(points);
    return move;
}

bool ends_room(const Rules& rules, const PlayedMove& played) {
    Position next = played.before;
    Unrecorded past;
    apply(rules, next, played.move, past);
    return is_end(next);
}

std::vector<Card> came_up(const Rules& rules, const PlayedMove& played, const Position& next) {
    Position before = played.before;
    Unrecorded past;
    apply(rules, before, played.move, past);
    std::vector<Card> cards;
    for (int i = 0; i < next.room_count; ++i)
        if (before.unseen.has(next.room[i])) cards.push_back(next.room[i]);
    return cards;
}

Sight weaker(Sight a, Sight b) { return std::min(a, b); }

}  // namespace

Reviewer::Reviewer(const Rules& rules, const Net& net, std::vector<PlayedMove> moves, bool won,
                   const ReviewPlan& plan)
    : rules_(rules),
      moves_(std::move(moves)),
      stop_([this, stop = plan.stop] { return cut_short_ || (cut_short_ = stop && stop()); }),
      rooms_(std::make_unique<RoomReviewer>(rules_, net,
                                            plan.samples.value_or(usual_samples(rules)), stop_)),
      random_(plan.seed) {
    review_.won = won;
    review_.sight = Sight::solved;
    // A game that began as it ended has neither luck nor skill.
    if (moves_.empty()) review_.start = review_.result();
}

Reviewer::~Reviewer() = default;

double Reviewer::part() const {
    return moves_.empty() ? 1 : static_cast<double>(begin_) / static_cast<double>(moves_.size());
}

void Reviewer::step() {
    if (done()) return;
    std::size_t end = begin_ + 1;
    while (end < moves_.size() && !ends_room(rules_, moves_[end - 1])) ++end;
    const RoomReview room =
        rooms_->review(std::span(moves_).subspan(begin_, end - begin_), random_.next());
    review_.sight = weaker(review_.sight, room.sight);
    // Rooms whose cards were all known come up without luck.
    const double now = room.steps.front().win;
    if (begin_ == 0) {
        review_.start = now;
    } else if (auto cards = came_up(rules_, moves_[begin_ - 1], moves_[begin_].before);
               now != before_ || !cards.empty()) {
        review_.reveals.push_back({.after_move = static_cast<int>(begin_),
                                   .cards = std::move(cards),
                                   .before = before_,
                                   .after = now,
                                   .error = std::hypot(before_error_, room.error),
                                   .spread = spread_});
    }
    for (std::size_t i = begin_; i < end; ++i) {
        const std::size_t step = i - begin_;
        const double after = i + 1 < end ? room.steps[step + 1].win : room.end;
        review_.moves.push_back(reviewed(room.steps[step], after, moves_[i].move, number_));
    }
    before_ = room.end;
    before_error_ = room.end_error;
    spread_ = room.spread;
    begin_ = end;
    ++number_;
}

double Review::luck() const {
    double sum = 0;
    for (const ReviewedReveal& reveal : reveals) sum += reveal.luck();
    return sum;
}

double Review::skill() const {
    double sum = 0;
    for (const ReviewedMove& move : moves) sum += move.skill();
    return sum;
}

double Review::luck_error() const {
    double squares = 0;
    for (const ReviewedReveal& reveal : reveals) squares += reveal.error * reveal.error;
    return std::sqrt(squares);
}

int Review::decisions() const {
    return static_cast<int>(std::count_if(moves.begin(), moves.end(),
                                          [](const ReviewedMove& move) { return move.decision; }));
}

double Review::accuracy() const {
    double sum = 0;
    for (const ReviewedMove& move : moves)
        if (move.decision) sum += move.accuracy;
    return decisions() == 0 ? 100 : sum / decisions();
}

// Nothing lost is 99; half of it is left after losing 35 win points in all.
int Review::skill_figure() const {
    return static_cast<int>(std::lround(99 * std::exp2(skill() / 0.35)));
}

// Luck is a sum of independent steps with mean zero, so nearly normal: where it lies among all
// the ways the same game could have come up.
double Review::luck_percentile() const {
    double variance = 0;
    for (const ReviewedReveal& reveal : reveals) variance += reveal.spread * reveal.spread;
    if (variance == 0) return 50;
    return 50 * std::erfc(-luck() / std::sqrt(2 * variance));
}

std::vector<std::size_t> Review::costliest() const {
    constexpr double nothing = 0.0005;
    constexpr std::size_t most = 3;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (-moves[i].skill() > nothing) order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return moves[a].skill() < moves[b].skill();
    });
    if (order.size() > most) order.resize(most);
    return order;
}

std::optional<Review::TurningPoint> Review::turning_point() const {
    std::optional<TurningPoint> point;
    double most = 0;
    const auto consider = [&](double change, bool is_move, std::size_t index) {
        const double towards = won ? change : -change;
        if (towards <= most) return;
        most = towards;
        point = {is_move, index};
    };
    for (std::size_t i = 0; i < moves.size(); ++i) consider(moves[i].skill(), true, i);
    for (std::size_t i = 0; i < reveals.size(); ++i) consider(reveals[i].luck(), false, i);
    return point;
}

}  // namespace scoundrel
