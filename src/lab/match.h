// One deal played by one player, through the checked door of the rules. Whoever plays is asked for
// a move at a time and sees what a person at the table would: the position and what happened so
// far, never the hidden order.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "notation/error.h"
#include "player/player.h"
#include "rules/game.h"

namespace scoundrel {

// How long players may think about a move.
struct Thinking {
    int samples = Effort{}.samples;
    std::optional<int> ms{};  // then samples do not count

    friend bool operator==(const Thinking&, const Thinking&) = default;
};

// For the numbered move of a deal, begun now. With samples it is the same every time, for every
// player and on any number of threads.
Effort effort_for(const Thinking& thinking, std::uint64_t deal, int move);

struct Chosen {
    Move move;
    std::optional<double> win{};  // the chance, to the player's mind, where it was asked anew
    bool proved = false;          // and it is no guess: nothing was hidden
};

// Asked for a move where the game is not over and nothing is owed. An error ends the match.
using Chooser = std::function<Result<Chosen>(const Game& game, const Effort& effort)>;

struct Contestant {
    std::string name;
    Chooser choose;
};

// A player is handed the position only, and keeps to its plan for a room.
Chooser chooser_of(std::shared_ptr<Player> player);

inline constexpr int longest_match_game = 1000;  // moves; then it is not won

struct MatchRow {
    std::uint64_t seed = 0;
    std::size_t player = 0;        // its place among the players of the match
    Status status = Status::lost;  // `playing`: not finished within the longest game
    int score = 0;                 // of a game not finished: as if it were lost there
    int moves = 0;
    int decisions = 0;               // moves that were chosen among several
    std::uint64_t microseconds = 0;  // of thinking, in all
    std::vector<int> chances{};      // to win, in thousandths, at decisions, unless proved

    bool won() const { return status == Status::won; }
    friend bool operator==(const MatchRow&, const MatchRow&) = default;
};

// `stop`: asked before each move; true ends the game unfinished.
Result<MatchRow> play_deal(const Rules& rules, std::uint64_t seed, const Contestant& player,
                           const Thinking& thinking, const std::function<bool()>& stop = {});

}  // namespace scoundrel
