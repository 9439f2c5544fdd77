#include "player/exact.h"

#include <algorithm>
#include <cmath>

#include "player/imagine.h"
#include "rules/legal.h"
#include "rules/score.h"
#include "solver/solver.h"
#include "solver/sweep.h"

namespace scoundrel {

bool TrueWorth::better_than(const TrueWorth& other) const {
    constexpr double rounding = 1e-9;
    if (win > other.win + rounding) return true;
    return win > other.win - rounding && score > other.score + rounding;
}

bool Exact::stopped() {
    constexpr int asked_every = 64;
    if (!stopped_ && stop_ && ++nodes_ % asked_every == 0) stopped_ = stop_();
    return stopped_;
}

std::optional<TrueWorth> Exact::of_end(const Position& end) {
    if (end.status != Status::playing)
        return TrueWorth{end.status == Status::won ? 1.0 : 0.0,
                         static_cast<double>(score(rules_, end, 0))};
    if (!end.awaiting()) return of_choice(end);
    if (const auto found = known_.find(end); found != known_.end()) return found->second;
    const auto worth = end.die_owed ? mean_over_die(end) : mean_over_cards(end);
    if (worth) known_.emplace(end, *worth);
    return worth;
}

std::optional<TrueWorth> Exact::of_choice(const Position& position) {
    if (const auto found = known_.find(position); found != known_.end()) return found->second;
    if (stopped()) return std::nullopt;
    if (position.unseen.empty() && Sweep::serves(rules_, position)) {
        const auto worth = of_known(position);
        if (worth) known_.emplace(position, *worth);
        return worth;
    }
    // A position met again while it is being looked at cannot be worth more than it is already.
    known_.emplace(position, TrueWorth{0, -1e9});
    TrueWorth best{-1, 0};
    const std::vector<Way> all = Ways(rules_).from(position);
    for (const Way& way : all) {
        auto worth = of_end(way.end);
        if (!worth) return std::nullopt;
        if (rules_.scoring == Scoring::slain) worth->score += way.slain;
        if (worth->better_than(best)) best = *worth;
    }
    known_[position] = best;
    return best;
}

// Nothing is hidden any more: the solver's question. The best score is proved where that is cheap.
std::optional<TrueWorth> Exact::of_known(const Position& position) {
    constexpr int cheap = 8;  // cards
    const bool everything = position.room_count + position.dungeon() <= cheap;
    const Solution solution =
        solve(rules_, position, Deck{}, 0, everything ? Question::everything : Question::verdict,
              solving_);
    stopped_ = solution.limit == Limit::time;
    if (stopped_) return std::nullopt;
    return TrueWorth{
        solution.verdict == Verdict::won ? 1.0 : 0.0,
        static_cast<double>(solution.best_score.value_or(solution.at_least.value_or(0)))};
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

std::optional<TrueWorth> Exact::mean_over_cards(const Position& end) {
    TrueWorth sum;
    int count = 0;
    const bool done = each_room(end, [&](const Position& room) {
        const auto worth = of_choice(room);
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
        const double win = of_choice(room)->win;
        sum += win;
        squares += win * win;
        ++count;
        return true;
    });
    const double mean = sum / count;
    return std::sqrt(std::max(0.0, squares / count - mean * mean));
}

std::optional<TrueWorth> Exact::mean_over_die(const Position& end) {
    TrueWorth sum;
    const int monsters = end.monsters_in_room();
    for (int i = 0; i < monsters; ++i) {
        Position rolled = end;
        reveal_die(rolled, nth_monster(end, i));
        const auto worth = of_choice(rolled);
        if (!worth) return std::nullopt;
        sum.win += worth->win;
        sum.score += worth->score;
    }
    return TrueWorth{sum.win / monsters, sum.score / monsters};
}

}  // namespace scoundrel
