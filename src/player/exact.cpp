#include "player/exact.h"

#include <algorithm>

#include "rules/dealer.h"
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
    if (position.unseen.empty() && Sweep::serves(rules_, position))
        return known_[position] = of_known(position);
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
TrueWorth Exact::of_known(const Position& position) const {
    constexpr int cheap = 8;  // cards
    const bool everything = position.room_count + position.dungeon() <= cheap;
    const Solution solution =
        solve(rules_, position, Deck{}, 0, everything ? Question::everything : Question::verdict,
              Limits{});
    return {solution.verdict == Verdict::won ? 1.0 : 0.0,
            static_cast<double>(solution.best_score.value_or(solution.at_least.value_or(0)))};
}

// The order in which a room's cards come up decides only how they go under when it is avoided, but
// that it does.
std::optional<TrueWorth> Exact::mean_over_cards(const Position& end) {
    std::vector<Card> unseen;
    for (const Card card : end.unseen) unseen.push_back(card);
    Position room = end;
    reveal(room, unseen.data(), end.owed);
    const bool ordered =
        avoid_refusal(rules_, room) == Refusal::none || rules_.monsters == Monsters::die;
    TrueWorth sum;
    int count = 0;
    std::vector<Card> chosen;
    // Takes the cards of a room one by one.
    const auto take = [&](const auto& self, std::size_t from) -> bool {
        if (chosen.size() == end.owed) {
            room = end;
            reveal(room, chosen.data(), end.owed);
            const auto worth = of_choice(room);
            if (!worth) return false;
            sum.win += worth->win;
            sum.score += worth->score;
            ++count;
            return true;
        }
        for (std::size_t i = ordered ? 0 : from; i < unseen.size(); ++i) {
            if (std::find(chosen.begin(), chosen.end(), unseen[i]) != chosen.end()) continue;
            chosen.push_back(unseen[i]);
            const bool done = self(self, i + 1);
            chosen.pop_back();
            if (!done) return false;
        }
        return true;
    };
    if (!take(take, 0)) return std::nullopt;
    return TrueWorth{sum.win / count, sum.score / count};
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
