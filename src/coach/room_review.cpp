#include "coach/room_review.h"

#include <algorithm>

#include "rules/legal.h"
#include "rules/score.h"
#include "solver/solver.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

Value outcome_of(const Rules& rules, const Way& way) {
    return {way.end.status == Status::won ? 1.0 : 0.0,
            static_cast<double>(score(rules, way.end, way.slain))};
}

// Where the best score was not proved: what is known to be reached.
Value value_of(const Solution& solution) {
    constexpr double nothing_known = -1e9;
    const auto score = solution.score();
    return {solution.verdict == Verdict::won ? 1.0 : 0.0, score ? *score : nothing_known};
}

}  // namespace

Way RoomReviewer::after(const PlayedMove& played, Move move) const {
    Way way{played.before, 0};
    SlainValue past;
    apply(rules_, way.end, move, past);
    way.slain = rules_.scoring == Scoring::slain ? played.slain + past.value : 0;
    return way;
}

std::size_t RoomReviewer::length_of_room(std::span<const PlayedMove> moves) const {
    std::size_t length = 1;
    const auto goes_on = [&](const PlayedMove& played) {
        return !ends_way(played.before, played.move, after(played, played.move).end);
    };
    while (length < moves.size() && goes_on(moves[length - 1])) ++length;
    return length;
}

RoomReview RoomReviewer::review(std::span<const PlayedMove> moves, std::uint64_t seed) {
    const Position& position = moves.front().before;
    if (position.unseen.empty() && Sweep::serves(rules_, position) && !stopped()) {
        const auto rest = by_solver(moves);
        if (rest && !stopped()) return *rest;
    }
    const auto room = moves.first(length_of_room(moves));
    double orders = 1;
    for (int i = 2; i <= position.unseen.count(); ++i) orders *= i;
    // Where looking on is free, whatever is still unseen decides nothing.
    const bool free_look = !position.unseen.empty() && looks_for_nothing(rules_, position);
    if (orders <= samples_ && !free_look && !stopped()) {
        const auto judged = by_orders(room);
        if (judged && !stopped()) return *judged;
    }
    return by_samples(room, seed);
}

// Whether another move than the best one gives the win away.
bool RoomReviewer::can_be_lost(const PlayedMove& played, Move best) const {
    return std::ranges::any_of(legal_moves(rules_, played.before), [&](Move move) {
        if (move == best) return false;
        const Way way = after(played, move);
        const auto asked = Question::verdict;
        return solve(rules_, way.end, Deck{}, way.slain, asked, limits()).verdict != Verdict::won;
    });
}

// Nothing is hidden, to the end of the game. Whoever follows the solver's line loses nothing, so it
// is asked again only where the game left that line. Nothing if it cannot decide.
std::optional<RoomReview> RoomReviewer::by_solver(std::span<const PlayedMove> moves) {
    constexpr std::uint64_t most_nodes = 1'200'000, most_for_one = 150'000;
    std::uint64_t left = most_nodes;
    RoomReview rest;
    rest.sight = Sight::solved;
    rest.steps.resize(moves.size());
    Solution solution;
    std::size_t next = 0;  // place in its line
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (next == solution.line.size()) {
            Limits within = limits();
            within.nodes = std::min(left, most_for_one);
            solution =
                solve(rules_, moves[i].before, Deck{}, moves[i].slain, Question::score, within);
            left -= std::min(left, solution.nodes);
            next = 0;
            if (i == 0 && solution.line.empty()) return std::nullopt;
        }
        RoomReview::Step& step = rest.steps[i];
        step.value = value_of(solution);
        step.proved = solution.best_score.has_value();
        step.best = moves[i].move;
        if (solution.line.empty()) continue;
        step.best = solution.line[next++];
        if (step.best != moves[i].move) next = solution.line.size();
    }
    rest.end = outcome_of(rules_, after(moves.back(), moves.back().move));
    complete(moves, rest);
    return rest;
}

// What was reached could be reached before; and what was proved before is not surpassed later, so
// whoever gets there has the best.
void RoomReviewer::complete(std::span<const PlayedMove> moves, RoomReview& rest) const {
    Value reached = rest.end;
    for (std::size_t i = moves.size(); i-- > 0;) {
        RoomReview::Step& step = rest.steps[i];
        if (!better(aim_, step.value, reached)) {
            step.value = reached;
            step.best = moves[i].move;
        }
        step.decision = reached.win < step.value.win ||
                        (step.value.win > 0 && can_be_lost(moves[i], step.best));
        reached = step.value;
    }
    const RoomReview::Step* bound = nullptr;
    for (RoomReview::Step& step : rest.steps) {
        step.proved |= bound && !better(aim_, bound->value, step.value);
        if (step.proved) bound = &step;
    }
}

// Nothing if there are too many ways after all.
std::optional<RoomReview> RoomReviewer::by_orders(std::span<const PlayedMove> moves) {
    const scoundrel::Exact::Nodes nodes{
        .choices = 64 * static_cast<std::uint64_t>(samples_), .wins = 300'000, .scores = 150'000};
    scoundrel::Exact exact(
        rules_, [this] { return stopped(); }, aim_, nodes);
    bool whole = true;
    const auto value = [&](const Way& way) -> Value {
        const auto worth = exact.of_end(way.end);
        whole &= worth.has_value();
        return worth ? Value{worth->win, way.slain + worth->score} : Value{};
    };
    RoomReview room;
    room.sight = Sight::exact;
    room.steps.resize(moves.size());
    const Way end = after(moves.back(), moves.back().move);
    Value reached = room.end = value(end);
    // From the last step back: the move that was played is worth what came of it.
    for (std::size_t i = moves.size(); i-- > 0 && whole;) {
        RoomReview::Step& step = room.steps[i];
        step.value = reached;
        step.best = moves[i].move;
        double worst = reached.win;
        for (const Move move : legal_moves(rules_, moves[i].before)) {
            if (move == moves[i].move) continue;
            const Value other = value(after(moves[i], move));
            worst = std::min(worst, other.win);
            if (!better(aim_, other, step.value)) continue;
            step.value = other;
            step.best = move;
        }
        step.decision = worst < step.value.win - equal_within;
        reached = step.value;
    }
    if (!whole) return std::nullopt;
    if (end.end.owed > 0) room.spread = exact.spread(end.end);
    return room;
}

}  // namespace scoundrel
