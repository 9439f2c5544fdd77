// Many games side by side, for agents that learn: actions in, observations out, all in arrays that
// belong to the caller. Knows nothing of Python. Every action is checked; a step with one that is
// not legal changes nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "actions.h"
#include "observation.h"
#include "rules/random_play.h"

namespace scoundrel::python {

// What an agent is paid at the end of a game.
enum class Reward { score, win };

// Each with a row, or a number, for every table.
struct Arrays {
    std::uint8_t* observations;
    std::uint8_t* masks;  // 1: legal
    float* rewards;
    std::uint8_t* terminated;
    std::uint8_t* truncated;
    std::uint8_t* final_observations;  // of games that ended in the last step
    std::int32_t* scores;              // of these too; what stands elsewhere means nothing
    std::uint64_t* seeds;              // of the games on the tables
};

// Where each legal move would lead, before cards are turned up. Room for most_moves rows a table.
struct Outlooks {
    std::uint8_t* observations;
    std::int32_t* tables;
    std::int32_t* actions;
    std::int32_t* scores;  // if the game ended there
};

struct Settings {
    Rules rules;
    int most_steps = most_random_moves;  // of a game; then it is truncated
    Reward reward = Reward::score;
    bool deals_again = false;  // a table whose game has ended
};

class Tables {
  public:
    Tables(const Settings& settings, int count, const Arrays& arrays);

    int count() const { return static_cast<int>(seats_.size()); }

    // The games of another one, which has as many, go on here as they would there.
    void take_over(const Tables& other);

    // Table i gets the game of this seed + i, and after that of each seed `count` further on.
    void deal(std::uint64_t seed);

    // The first table whose action is not legal, and then nothing has happened; else -1.
    int step(const std::int64_t* actions);
    bool is_legal(int table, std::int64_t action) const {
        return action >= 0 && action < action_count &&
               (seats_[static_cast<std::size_t>(table)].actions >> action & 1) != 0;
    }
    void act(int table, int action);
    bool is_over(int table) const { return seats_[static_cast<std::size_t>(table)].over; }

    // Random play of each game, as docs/notation.md, chapter 9, has it; -1 for a game that is over.
    void draw(std::int64_t* actions);

    // How many rows there are.
    std::ptrdiff_t look_ahead(const Outlooks& outlooks) const;

  private:
    struct Past : Unrecorded {
        int slain = 0;
        void defeated(Card monster) { slain += monster.value(); }
    };
    struct Seat {
        Position position;
        KnownDealer dealer;
        SplitMix64 player{0};
        MoveList legal;
        std::uint64_t actions = 0;
        std::uint64_t seed = 0;
        int steps = 0;
        Past past;
        bool over = true;
    };
    void deal(int table, std::uint64_t seed);
    void show(int table, std::uint8_t* row);
    void finish(int table);

    Settings settings_;
    std::vector<Seat> seats_;
    Arrays arrays_;
};

// Random play of one game through the unchecked door, and of many through the checked one: the
// moves these take. They are here to be compiled for speed.
RandomResult play_random(const Rules& rules, std::uint64_t seed);
std::int64_t play_checked(const Rules& rules, std::uint64_t first, std::uint64_t games);

}  // namespace scoundrel::python
