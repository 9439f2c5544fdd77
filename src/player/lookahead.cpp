#include "player/lookahead.h"

#include <algorithm>

#include "player/imagine.h"
#include "solver/sweep.h"

namespace scoundrel {

bool looks_for_nothing(const Rules& rules, const Position& position) {
    return rules.avoid == Avoid::always && Sweep::serves(rules, position);
}

void Lookahead::begin(const Position& position, std::uint64_t seed, Limits limits) {
    constexpr int seen_enough = 24;  // cards unseen, from which on the solver has its say
    constexpr float silent = 48;     // cards unseen, at which its word would count for nothing
    limits_ = std::move(limits);
    random_ = SplitMix64(seed);
    order_ = unseen_deck(position);
    // Where the fourth card may be faced too, the solver is too slow to be asked so often.
    asks_solver_ = rules_.avoid == Avoid::always ||
                   (order_.count <= seen_enough && rules_.fourth == Fourth::carried);
    solvers_share_ = 1 - static_cast<float>(order_.count) / silent;
}

void Lookahead::imagine() { draw(order_, asks_solver_ ? order_.count : room_size, random_); }

// With half of the deck seen, ways are compared not only by what the net sees, but also by whether
// the deal could be won with open cards: the net errs in what it does not see, the solver in seeing
// too much, and they seldom err together. The fewer cards are hidden, the less is there to see too
// much of.
void Lookahead::try_end(const Way& way, Tally& tally) {
    Worth worth = evaluator_.worth(way.end);
    float merit = worth.win;
    if (way.end.status == Status::playing) {
        const Position room = imagined(way.end, order_, random_);
        const std::vector<Worth>& worths = evaluator_.worths(room, ways_.from(room));
        worth = *std::max_element(worths.begin(), worths.end(), wins_less);
        merit = worth.win;
        const auto verdict = asks_solver_ ? solved(room, way.end.owed) : Verdict::unknown;
        if (verdict != Verdict::unknown) {
            const float win = verdict == Verdict::won ? 1 : 0;
            if (looks_for_nothing(rules_, room)) worth.win = merit = win;
            merit += solvers_share_ * (win - merit);
        }
    }
    if (rules_.scoring == Scoring::slain) worth.score += static_cast<float>(way.slain);
    tally.add(worth, merit);
}

// With so many cards of the order dealt already.
Verdict Lookahead::solved(const Position& room, int dealt) const {
    if (!Sweep::serves(rules_, room)) return Verdict::unknown;
    Deck rest;
    for (int i = dealt; i < order_.count; ++i) rest.push(order_.cards[i]);
    return solve(rules_, room, rest, 0, Question::verdict, limits_).verdict;
}

}  // namespace scoundrel
