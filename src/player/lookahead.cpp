#include "player/lookahead.h"

#include <algorithm>

#include "player/imagine.h"
#include "solver/sweep.h"

namespace scoundrel {

bool looks_for_nothing(const Rules& rules, const Position& position) {
    return rules.avoid == Avoid::always && Sweep::serves(rules, position);
}

void Lookahead::begin(const Position& position, std::uint64_t seed, Limits limits, Aim aim) {
    constexpr int seen_enough = 24;  // cards unseen, from which on the solver has its say
    constexpr float silent = 48;     // cards unseen, at which its word would count for nothing
    limits_ = std::move(limits);
    aim_ = aim;
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
    float merit = aim_ == Aim::win ? worth.win : worth.score;
    if (way.end.status == Status::playing) {
        const Position room = imagined(way.end, order_, random_);
        worth = best_of(evaluator_.worths(room, ways_.from(room)), aim_);
        float solvers_word = worth.win;
        const auto verdict = asks_solver_ ? solved(room, way.end.owed) : Verdict::unknown;
        if (verdict != Verdict::unknown) {
            const float win = verdict == Verdict::won ? 1 : 0;
            if (looks_for_nothing(rules_, room)) worth.win = win;
            solvers_word = win;
        }
        merit = merit_of(room, worth, solvers_word);
    }
    if (rules_.scoring == Scoring::slain) {
        worth.score += static_cast<float>(way.slain);
        if (aim_ == Aim::score) merit += static_cast<float>(way.slain);
    }
    tally.add(worth, merit);
}

// The solver's word is a chance. For the score it counts by what a win is worth more than a loss:
// about the health that is kept, and half of the monsters to come, where a score counts those.
float Lookahead::merit_of(const Position& room, const Worth& worth, float solvers_word) const {
    const float more = solvers_share_ * (solvers_word - worth.win);
    if (aim_ == Aim::win) return worth.win + more;
    const CardSet to_come = room.unseen | room.bottom_cards() | room.room_cards();
    const int monsters = total_value(to_come & CardSet::monsters());
    const int at_stake = rules_.health / 2 + (rules_.scoring == Scoring::health ? 0 : monsters / 2);
    return worth.score + more * static_cast<float>(at_stake);
}

// With so many cards of the order dealt already.
Verdict Lookahead::solved(const Position& room, int dealt) const {
    if (!Sweep::serves(rules_, room)) return Verdict::unknown;
    Deck rest;
    for (int i = dealt; i < order_.count; ++i) rest.push(order_.cards[i]);
    return solve(rules_, room, rest, 0, Question::verdict, limits_).verdict;
}

}  // namespace scoundrel
