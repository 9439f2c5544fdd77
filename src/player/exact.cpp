#include "player/exact.h"

#include <algorithm>
#include <cmath>

#include "player/imagine.h"
#include "rules/legal.h"
#include "rules/score.h"
#include "solver/solver.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

constexpr double rounding = 1e-9;

}  // namespace

bool TrueWorth::better_than(const TrueWorth& other, Aim aim) const {
    const double first = aim == Aim::win ? win - other.win : score - other.score;
    const double second = aim == Aim::win ? score - other.score : win - other.win;
    return first > rounding || (first > -rounding && second > rounding);
}

std::optional<double> Exact::win_of_end(const Position& end) {
    const auto worth = of_end(end, Asked::win);
    if (!worth) return std::nullopt;
    return worth->win;
}

bool Exact::stopped() {
    constexpr std::uint64_t asked_every = 64;
    if (++choices_ > left_.choices) stopped_ = true;
    if (!stopped_ && stop_ && choices_ % asked_every == 0) stopped_ = stop_();
    return stopped_;
}

std::optional<TrueWorth> Exact::of_end(const Position& end, Asked asked) {
    if (end.status != Status::playing)
        return TrueWorth{end.status == Status::won ? 1.0 : 0.0,
                         static_cast<double>(score(rules_, end, 0))};
    if (!end.awaiting()) return of_choice(end, asked);
    Known& known = this->known(asked);
    if (const auto found = known.find(end); found != known.end()) return found->second;
    const auto worth = end.die_owed ? mean_over_die(end, asked) : mean_over_cards(end, asked);
    if (worth) known.emplace(end, *worth);
    return worth;
}

std::optional<TrueWorth> Exact::of_choice(const Position& position, Asked asked) {
    Known& known = this->known(asked);
    if (const auto found = known.find(position); found != known.end()) return found->second;
    if (stopped()) return std::nullopt;
    if (position.unseen.empty() && Sweep::serves(rules_, position)) {
        const auto worth = of_known(position, asked);
        if (worth) known.emplace(position, *worth);
        return worth;
    }
    // A position met again while it is being looked at cannot be worth more than it is already.
    known.emplace(position, TrueWorth{0, -1e9});
    const auto best = best_of(Ways(rules_, Deaths::looked_for).from(position), asked);
    if (best)
        known[position] = *best;
    else
        known.erase(position);
    return best;
}

std::optional<TrueWorth> Exact::of_way(const Way& way, Asked asked) {
    auto worth = of_end(way.end, asked);
    if (worth && rules_.scoring == Scoring::slain) worth->score += way.slain;
    return worth;
}

// For the win, scores matter only where the chance is the best.
std::optional<TrueWorth> Exact::best_of(const std::vector<Way>& ways, Asked asked) {
    std::vector<double> wins(ways.size());
    if (aim_ == Aim::win || asked == Asked::win)
        for (std::size_t i = 0; i < ways.size(); ++i) {
            const auto worth = of_way(ways[i], Asked::win);
            if (!worth) return std::nullopt;
            wins[i] = worth->win;
        }
    const double most = *std::ranges::max_element(wins);
    if (asked == Asked::win) return TrueWorth{most, 0};
    std::optional<TrueWorth> best;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (wins[i] < most - rounding) continue;
        const auto worth = of_way(ways[i], Asked::both);
        if (!worth) return std::nullopt;
        if (!best || worth->better_than(*best, aim_)) best = worth;
    }
    return best;
}

// Nothing is hidden any more: the solver's question.
std::optional<TrueWorth> Exact::of_known(const Position& position, Asked asked) {
    if (asked == Asked::win) {
        const Solution solution = solved(position, Question::verdict, left_.wins);
        stopped_ |= solution.verdict == Verdict::unknown;
        if (stopped_) return std::nullopt;
        return TrueWorth{solution.verdict == Verdict::won ? 1.0 : 0.0, 0};
    }
    const Solution solution = solved(position, Question::score, left_.scores);
    if (!solution.best_score) return std::nullopt;
    return TrueWorth{solution.verdict == Verdict::won ? 1.0 : 0.0,
                     static_cast<double>(*solution.best_score)};
}

Solution Exact::solved(const Position& position, Question question, std::uint64_t& nodes) {
    Solution solution =
        solve(rules_, position, Deck{}, 0, question, {.nodes = nodes, .stop = stop_});
    nodes -= std::min(nodes, solution.nodes);
    stopped_ |= solution.limit == Limit::time;
    return solution;
}

// The order in which a room's cards come up decides only how they go under when it is avoided, and
// which of them a die picks; but that it does.
template <class Do>
bool Exact::each_room(const Position& end, Do do_it) const {
    const Deck unseen = unseen_deck(end);
    Position room = end;
    reveal(room, unseen.cards, end.owed);
    const bool ordered =
        avoid_refusal(rules_, room) == Refusal::none || rules_.monsters == Monsters::die;
    Card chosen[room_size];
    const auto choose = [&](const auto& self, int count, int from) -> bool {
        if (count == end.owed) {
            room = end;
            reveal(room, chosen, end.owed);
            return do_it(room);
        }
        for (int i = ordered ? 0 : from; i < unseen.count; ++i) {
            if (std::find(chosen, chosen + count, unseen.cards[i]) != chosen + count) continue;
            chosen[count] = unseen.cards[i];
            if (!self(self, count + 1, i + 1)) return false;
        }
        return true;
    };
    return choose(choose, 0, 0);
}

std::optional<TrueWorth> Exact::mean_over_cards(const Position& end, Asked asked) {
    TrueWorth sum;
    int count = 0;
    const bool done = each_room(end, [&](const Position& room) {
        const auto worth = of_choice(room, asked);
        if (!worth) return false;
        sum.win += worth->win;
        sum.score += worth->score;
        ++count;
        return true;
    });
    if (!done) return std::nullopt;
    return TrueWorth{sum.win / count, sum.score / count};
}

double Exact::spread(const Position& end) {
    double sum = 0, squares = 0;
    int count = 0;
    each_room(end, [&](const Position& room) {
        const double win = of_choice(room, Asked::win)->win;
        sum += win;
        squares += win * win;
        ++count;
        return true;
    });
    const double mean = sum / count;
    return std::sqrt(std::max(0.0, squares / count - mean * mean));
}

std::optional<TrueWorth> Exact::mean_over_die(const Position& end, Asked asked) {
    TrueWorth sum;
    const int monsters = end.monsters_in_room();
    for (int i = 0; i < monsters; ++i) {
        Position rolled = end;
        reveal_die(rolled, nth_monster(end, i));
        const auto worth = of_choice(rolled, asked);
        if (!worth) return std::nullopt;
        sum.win += worth->win;
        sum.score += worth->score;
    }
    return TrueWorth{sum.win / monsters, sum.score / monsters};
}

}  // namespace scoundrel
