#include "coach/room_review.h"

#include <algorithm>
#include <cmath>

#include "rules/legal.h"
#include "solver/solver.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

// Every legal move from every step, valued by one function of the position after it.
template <class Value>
RoomReview by_value(const Rules& rules, std::span<const PlayedMove> moves, Value value) {
    RoomReview room;
    for (const PlayedMove& played : moves) {
        RoomReview::Step& step = room.steps.emplace_back();
        for (const Move move : legal_moves(rules, played.before)) {
            Position next = played.before;
            Unrecorded past;
            apply(rules, next, move, past);
            step.moves.emplace_back(move, value(next));
            step.win = std::max(step.win, step.moves.back().second);
            if (move == played.move) room.end = step.moves.back().second;
        }
    }
    return room;
}

}  // namespace

Position RoomReviewer::after(const PlayedMove& played) const {
    Position next = played.before;
    Unrecorded past;
    apply(rules_, next, played.move, past);
    return next;
}

RoomReview RoomReviewer::review(std::span<const PlayedMove> moves, std::uint64_t seed) {
    const Position& position = moves.front().before;
    if (position.unseen.empty() && Sweep::serves(rules_, position)) {
        RoomReview room = by_solver(moves);
        if (!stopped()) return room;
    }
    double orders = 1;
    for (int i = 2; i <= position.unseen.count(); ++i) orders *= i;
    if (orders <= samples_ && !stopped()) {
        const auto room = by_orders(moves);
        if (room && !stopped()) return *room;
    }
    return by_samples(moves, seed);
}

// Nothing is hidden: a move wins or it does not.
RoomReview RoomReviewer::by_solver(std::span<const PlayedMove> moves) {
    RoomReview room = by_value(rules_, moves, [&](const Position& next) {
        if (next.status != Status::playing) return next.status == Status::won ? 1.0 : 0.0;
        const Solution solution = solve(rules_, next, Deck{}, 0, Question::verdict, limits());
        return solution.verdict == Verdict::won ? 1.0 : 0.0;
    });
    room.sight = Sight::solved;
    return room;
}

// Nothing if there are too many ways after all.
std::optional<RoomReview> RoomReviewer::by_orders(std::span<const PlayedMove> moves) {
    scoundrel::Exact exact(
        rules_, [this, left = samples_]() mutable { return --left < 0 || stopped(); }, limits());
    bool whole = true;
    RoomReview room = by_value(rules_, moves, [&](const Position& next) {
        const auto worth = is_end(next) ? exact.of_end(next) : exact.of_choice(next);
        whole &= worth.has_value();
        return worth ? worth->win : 0;
    });
    if (!whole) return std::nullopt;
    room.sight = Sight::exact;
    const Position end = after(moves.back());
    if (end.owed > 0) room.spread = exact.spread(end);
    return room;
}

// The ways considered are the best by the net, the best of every move, and the one taken; they are
// all tried on the same imagined rooms.
RoomReview RoomReviewer::by_samples(std::span<const PlayedMove> moves, std::uint64_t seed) {
    constexpr std::size_t most_ways = 8;
    struct Seen {
        Crossroads crossroads;
        std::vector<std::size_t> places;  // of its ends among all
    };
    std::vector<Way> ends;
    const auto place_of = [&](const Way& way) {
        for (std::size_t i = 0; i < ends.size(); ++i)
            if (ends[i].end == way.end) return i;
        ends.push_back(way);
        return ends.size() - 1;
    };
    std::vector<Seen> seen;
    for (const PlayedMove& played : moves) {
        Seen& here = seen.emplace_back();
        here.crossroads = look_around(rules_, ways_, played.before);
        for (const Way& way : here.crossroads.ends) here.places.push_back(place_of(way));
    }
    Way reached{after(moves.back()), 0};
    if (rules_.weapon != WeaponRule::wear) reached.end.weapon.uses = 0;
    const std::size_t taken = place_of(reached);

    const std::vector<Worth> by_net = lookahead_.evaluator().worths(moves.front().before, ends);
    const auto less = [&](std::size_t a, std::size_t b) { return by_net[a].win < by_net[b].win; };
    std::vector<bool> considered(ends.size());
    considered[taken] = true;
    for (const Seen& here : seen) {
        std::vector<std::size_t> best = here.places;
        std::stable_sort(best.begin(), best.end(), [&](auto a, auto b) { return less(b, a); });
        if (best.size() > most_ways) best.resize(most_ways);
        for (const std::size_t place : best) considered[place] = true;
        for (const Crossroads::Road& road : here.crossroads.roads) {
            const std::size_t end = *std::max_element(
                road.ends.begin(), road.ends.end(),
                [&](auto a, auto b) { return less(here.places[a], here.places[b]); });
            considered[here.places[end]] = true;
        }
    }

    lookahead_.begin(moves.front().before, seed, limits());
    std::vector<Tally> tallies(ends.size());
    for (int sample = 0; sample < samples_ && (sample == 0 || !stopped()); ++sample) {
        lookahead_.imagine();
        for (std::size_t i = 0; i < ends.size(); ++i)
            if (considered[i]) lookahead_.try_end(ends[i], tallies[i]);
    }
    std::size_t best = taken;
    for (std::size_t i = 0; i < ends.size(); ++i)
        if (considered[i] && tallies[i].merit() > tallies[best].merit()) best = i;
    const auto win = [&](std::size_t end) { return tallies[end].win_behind(tallies[best]); };

    // From the last step back: whatever is still open later was open before.
    RoomReview room;
    room.end = win(taken);
    room.end_error = tallies[taken].error();
    room.spread = tallies[taken].spread();
    room.steps.resize(moves.size());
    std::size_t open = taken;  // the best that was still open after the move
    for (std::size_t i = moves.size(); i-- > 0;) {
        RoomReview::Step& step = room.steps[i];
        const std::size_t after_it = open;
        for (const Crossroads::Road& road : seen[i].crossroads.roads) {
            const bool played = road.move == moves[i].move;
            double worth = played ? win(after_it) : 0;
            for (const std::size_t end : road.ends) {
                const std::size_t place = seen[i].places[end];
                // The move that was played is worth what was still open after it.
                if (played || !considered[place]) continue;
                worth = std::max(worth, win(place));
                if (win(place) > win(open)) open = place;
            }
            step.moves.emplace_back(road.move, worth);
        }
        step.win = win(open);
        step.error = tallies[open].error_of_lead(tallies[after_it]);
    }
    room.error = tallies[open].error();
    return room;
}

}  // namespace scoundrel
