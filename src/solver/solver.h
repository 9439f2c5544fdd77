// What could have been done with this deal: with the order of the deck known, whether it can be
// won, with what score at best, by which moves, and how few rooms must be avoided. Exact: what it
// says is proved, and where a limit stopped it, it says so.
#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "rules/game.h"
#include "rules/random.h"
#include "solver/limits.h"

namespace scoundrel {

// Whether it can be won; unknown where a limit came first.
enum class Verdict : std::uint8_t { won, lost, unknown };

// What was proved, and at what cost.
struct Solution {
    Verdict verdict = Verdict::unknown;  // with best play

    // The best among wins where there is one, else among losses; the line reaches it. Nothing if it
    // was not asked for, or not proved.
    std::optional<int> best_score{};
    // What the line reaches where the best is not proved.
    std::optional<int> at_least{};
    // Moves to the end that reach that score; empty where there is none.
    std::vector<Move> line{};
    // What the line reaches, proved to be the best or not.
    std::optional<int> score() const { return best_score ? best_score : at_least; }

    // The fewest in any winning line; nothing if there is none, or it was not asked for or proved.
    std::optional<int> avoids{};

    Limit limit = Limit::none;  // what kept anything from being proved
    std::uint64_t nodes = 0;    // rooms played, or positions visited
    std::size_t memory = 0;     // bytes, the most at once
};

// What is to be found out; each costs more than the one before.
enum class Question : std::uint8_t {
    verdict,     // can it be won?
    score,       // and how well, and how
    everything,  // and with how few rooms avoided
};

// From this position, in which nothing is owed, with its unseen cards in this order. `slain`: the
// values of the monsters defeated so far, which some scores count.
Solution solve(const Rules& rules, const Position& position, const Deck& unseen, int slain = 0,
               Question question = Question::everything, const Limits& limits = {});

// True once the time is over, counted from now: what Limits::stop asks.
std::function<bool()> stop_after(std::chrono::milliseconds time);

}  // namespace scoundrel
