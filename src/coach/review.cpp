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

std::optional<Review> review(const Rules& rules, const Net& net,
                             const std::vector<PlayedMove>& moves, bool won,
                             const ReviewPlan& plan) {
    Review review;
    review.won = won;
    review.sight = Sight::solved;
    double part = 0;
    bool given_up = false;
    const auto stop = [&] {
        given_up = given_up || (plan.progress && !plan.progress(part));
        return given_up;
    };
    RoomReviewer reviewer(rules, net, plan.samples.value_or(usual_samples(rules)), stop);
    SplitMix64 random(plan.seed);
    int number = 0;
    double before = 0, before_error = 0, spread = 0;
    for (std::size_t begin = 0; begin < moves.size(); ++number) {
        std::size_t end = begin + 1;
        while (end < moves.size() && !ends_room(rules, moves[end - 1])) ++end;
        part = static_cast<double>(begin) / static_cast<double>(moves.size());
        if (stop()) return std::nullopt;
        const RoomReview room =
            reviewer.review(std::span(moves).subspan(begin, end - begin), random.next());
        if (given_up) return std::nullopt;
        review.sight = weaker(review.sight, room.sight);
        // Rooms whose cards were all known come up without luck.
        const double now = room.steps.front().win;
        if (begin == 0)
            review.start = now;
        else if (now != before || !came_up(rules, moves[begin - 1], moves[begin].before).empty())
            review.reveals.push_back(
                {.after_move = static_cast<int>(begin),
                 .cards = came_up(rules, moves[begin - 1], moves[begin].before),
                 .before = before,
                 .after = now,
                 .error = std::hypot(before_error, room.error),
                 .spread = spread});
        for (std::size_t i = begin; i < end; ++i) {
            const std::size_t step = i - begin;
            const double after = i + 1 < end ? room.steps[step + 1].win : room.end;
            review.moves.push_back(reviewed(room.steps[step], after, moves[i].move, number));
        }
        before = room.end;
        before_error = room.end_error;
        spread = room.spread;
        begin = end;
    }
    return review;
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
