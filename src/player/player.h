// Who plays with the deck hidden: a position in, ranked moves with their chances out. A position is
// what the player may know and cannot hold the hidden order.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "player/aim.h"
#include "rules/move.h"
#include "rules/position.h"

namespace scoundrel {

// How long a player may think. With samples and a seed the answer is the same every time; with
// time it depends on the machine.
struct Effort {
    int samples = 200;       // hidden orders looked at for each way that is considered
    std::uint64_t seed = 0;  // which ones
    std::optional<std::chrono::steady_clock::time_point> until{};  // then samples do not count
    // Asked now and then: true ends the work, and the advice is as good as what was found by then.
    std::function<bool()> stop{};
    Aim aim = Aim::win;  // what is played for
    // Where nothing is hidden: a line to the end of the game that was advised before, and was the
    // best there is.
    std::vector<Move> line{};
    bool line_proved = true;  // as of an Option

    // Whether to stop now, by `stop` or `until`.
    bool is_over() const {
        return (stop && stop()) || (until && std::chrono::steady_clock::now() >= *until);
    }
};

// How the chances were found.
enum class Sight : std::uint8_t {
    none,     // by a rule of thumb: there are no chances, only an order
    net,      // the value net alone
    sampled,  // search over sampled hidden orders
    exact,    // every hidden order was looked at
    solved,   // nothing is hidden, or all of it can be looked at for nothing
};

// A legal move, and what it is worth.
struct Option {
    Move move;         // the first of `plan`
    double win = 0;    // the chance, if everything after is played as well as the player can
    double error = 0;  // half a 95% interval of it; 0 where it is not sampled, 1 if it is a guess
    // The same of how far it is behind the best of all: less than the two errors make, since both
    // are tried on the same hidden orders.
    double behind_error = 0;
    double score = 0;    // to be gained from here on: the final score without what was slain before
    bool proved = true;  // else, with nothing hidden: more than this score may be possible
    // Where the best way that begins with this move leaves the room.
    Position end{};
    // By which moves it gets there.
    std::vector<Move> plan{};

    // Whether the chance was not found in time, and is a guess.
    bool is_guess() const { return error >= 1; }
};

// Every legal move, ranked.
struct Advice {
    std::vector<Option> options;  // every legal move, best first; none when the game is over
    Sight sight = Sight::none;    // how the chances were found
    std::int64_t samples = 0;     // hidden orders looked at
};

// Plays one rule set. It keeps memory between calls: one for each thread.
class Player {
  public:
    virtual ~Player() = default;
    // Ranks the legal moves. Nothing is owed in the position, which is of the player's rules;
    // neither is checked.
    virtual Advice advise(const Position& position, const Effort& effort) = 0;
};

}  // namespace scoundrel
