// Whoever can be asked for one move after the other: players of ours and programs from outside
// alike. They see what a person at the table would: the position and what happened so far, never
// the hidden order.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "notation/error.h"
#include "player/player.h"
#include "rules/game.h"

namespace scoundrel {

// How long players may think about a move.
struct Thinking {
    int samples = Effort{}.samples;
    std::optional<int> ms{};  // then samples do not count
    Aim aim = Aim::win;

    friend bool operator==(const Thinking&, const Thinking&) = default;
};

// For the numbered move of a deal, begun now. With samples it is the same every time, for every
// player and on any number of threads.
Effort effort_for(const Thinking& thinking, std::uint64_t deal, int move);

struct Chosen {
    Move move;
    // The chance and the score to gain from here on as the player estimates them, where it was
    // asked again.
    std::optional<double> win{};
    std::optional<double> score{};
    bool proved = false;  // and it is no guess: nothing was hidden
    bool more = false;    // the next move is planned already, unless the game goes otherwise
    int legal = 0;        // how many legal moves there were, where the player was asked again
};

// Asked for a move where the game is not over and nothing is owed. An error ends the game. Its code
// tells whose it is: `not_available` is no failure of the player, but of what it needs to play.
using Chooser = std::function<Result<Chosen>(const Game& game, const Effort& effort)>;

constexpr bool is_failure_of_player(const Error& error) {
    return error.code != ErrorCode::not_available;
}

struct Contestant {
    std::string name;
    Chooser choose;
};

// A player is handed the position only, and keeps to its plan for a room.
Chooser chooser_of(std::shared_ptr<Player> player);

}  // namespace scoundrel
