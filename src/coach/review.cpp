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

// What a change for the worse gave away.
Value given_away(Aim aim, const Value& change) {
    Value lost{-change.win, -change.score};
    double& first = aim == Aim::win ? lost.win : lost.score;
    double& second = aim == Aim::win ? lost.score : lost.win;
    if (first > equal_within)
        second = 0;
    else
        first = 0;
    return {std::max(0.0, lost.win), std::max(0.0, lost.score)};
}

ReviewedMove reviewed(Aim aim, const RoomReview::Step& step, const Value& after, Move played) {
    ReviewedMove move{.move = played,
                      .before = step.value,
                      .after = after,
                      .error = step.error,
                      .lost = given_away(aim, after - step.value),
                      .best = step.best,
                      .decision = step.decision};
    const double points = 100 * move.lost.win;
    // What sampling alone can explain gets no mark.
    if (move.lost.win > move.error.win) move.mark = mark_of(points);
    move.accuracy = accuracy_of(points);
    return move;
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

Value hypot(const Value& a, const Value& b) {
    return {std::hypot(a.win, b.win), std::hypot(a.score, b.score)};
}

// Of all moves or reveals.
template <class Events>
Value joint_error(const Events& events) {
    Value error;
    for (const auto& event : events) error = hypot(error, event.error);
    return error;
}

}  // namespace

bool better(Aim aim, const Value& a, const Value& b) {
    const Value ahead = a - b;
    const double first = aim == Aim::win ? ahead.win : ahead.score;
    const double second = aim == Aim::win ? ahead.score : ahead.win;
    return first > equal_within || (first > -equal_within && second > equal_within);
}

Reviewer::Reviewer(const Rules& rules, SharedNet net, std::vector<PlayedMove> moves, Value result,
                   const ReviewPlan& plan)
    : rules_(rules),
      moves_(std::move(moves)),
      stop_([this, stop = plan.stop] { return cut_short_ || (cut_short_ = stop && stop()); }),
      rooms_(std::make_unique<RoomReviewer>(rules_, std::move(net), plan.aim,
                                            plan.samples.value_or(usual_samples(rules)), stop_)),
      random_(plan.seed) {
    review_.aim = plan.aim;
    review_.result = result;
    review_.sight = Sight::solved;
    // A game that began as it ended has neither luck nor skill.
    if (moves_.empty()) review_.start = result;
}

Reviewer::~Reviewer() = default;

double Reviewer::part() const {
    return moves_.empty() ? 1 : static_cast<double>(begin_) / static_cast<double>(moves_.size());
}

void Reviewer::step() {
    if (done()) return;
    const RoomReview room = rooms_->review(std::span(moves_).subspan(begin_), random_.next());
    review_.sight = weaker(review_.sight, room.sight);
    // Rooms whose cards were all known come up without luck.
    const Value now = room.steps.front().value;
    if (begin_ == 0) {
        review_.start = now;
    } else if (auto cards = came_up(rules_, moves_[begin_ - 1], moves_[begin_].before);
               now.win != before_.win || now.score != before_.score || !cards.empty()) {
        review_.reveals.push_back({.after_move = static_cast<int>(begin_),
                                   .cards = std::move(cards),
                                   .before = before_,
                                   .after = now,
                                   .error = hypot(before_error_, room.error),
                                   .spread = spread_});
    }
    for (std::size_t i = 0; i < room.steps.size(); ++i) {
        const Value after = i + 1 < room.steps.size() ? room.steps[i + 1].value : room.end;
        review_.moves.push_back(
            reviewed(review_.aim, room.steps[i], after, moves_[begin_ + i].move));
        review_.moves.back().proved = i + 1 == room.steps.size() || room.steps[i + 1].proved;
    }
    before_ = room.end;
    before_error_ = room.end_error;
    spread_ = room.spread;
    begin_ += room.steps.size();
}

Value Review::luck() const {
    Value sum;
    for (const ReviewedReveal& reveal : reveals) sum = sum + reveal.luck();
    return sum;
}

Value Review::skill() const {
    Value sum;
    for (const ReviewedMove& move : moves) sum = sum + move.skill();
    return sum;
}

Value Review::luck_error() const { return joint_error(reveals); }
Value Review::skill_error() const { return joint_error(moves); }

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
    double lost = 0;
    for (const ReviewedMove& move : moves) lost += move.lost.win;
    return static_cast<int>(std::lround(99 * std::exp2(-lost / 0.35)));
}

double Review::points_lost() const {
    double lost = 0;
    for (const ReviewedMove& move : moves) lost += move.points_lost();
    return lost;
}

bool Review::flawless() const {
    constexpr int best_figure = 99;
    constexpr double nothing = 0.05;
    return skill_figure() == best_figure && points_lost() < nothing;
}

// Luck is a sum of independent steps with mean zero, so nearly normal: where it lies among all
// the ways the same game could have come up.
double Review::luck_percentile() const {
    double variance = 0;
    for (const ReviewedReveal& reveal : reveals) variance += reveal.spread * reveal.spread;
    if (variance == 0) return 50;
    return 50 * std::erfc(-luck().win / std::sqrt(2 * variance));
}

std::vector<std::size_t> Review::costliest() const {
    constexpr double nothing = 0.05, no_points = 0.5;  // less is not worth telling
    constexpr std::size_t most = 3;
    const auto cost = [&](std::size_t i) {
        const double chance = 100 * moves[i].lost.win, points = moves[i].points_lost();
        return std::max(chance > nothing ? chance : 0, points >= no_points ? points : 0);
    };
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (cost(i) > 0) order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return cost(a) > cost(b); });
    if (order.size() > most) order.resize(most);
    return order;
}

std::optional<Review::TurningPoint> Review::turning_point() const {
    std::optional<TurningPoint> point;
    double most = 0;
    const auto consider = [&](double change, bool is_move, std::size_t index) {
        const double towards = won() ? change : -change;
        if (towards <= most) return;
        most = towards;
        point = {is_move, index};
    };
    for (std::size_t i = 0; i < moves.size(); ++i) consider(moves[i].skill().win, true, i);
    for (std::size_t i = 0; i < reveals.size(); ++i) consider(reveals[i].luck().win, false, i);
    return point;
}

}  // namespace scoundrel
