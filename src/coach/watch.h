// A game that is watched: whoever plays it is asked for one move after the other, and every moment
// is told with what it promises. Nothing of it is kept.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "coach/review.h"
#include "game/host.h"
#include "game/session.h"
#include "player/contestant.h"

namespace scoundrel {

// What a moment promises at a glance: by the value net, by the solver once nothing is hidden, and
// by the result once the game is over. It takes no time to notice.
class Onlooker {
  public:
    explicit Onlooker(const Rules& rules, Aim aim = Aim::win);
    // Nothing where cards are owed.
    std::optional<Value> look(const Game& game, const std::function<bool()>& stop = {});

  private:
    std::unique_ptr<Player> player_;
    Aim aim_;
};

// One of the library's players, for these rules; the name is one of player_kinds().
Contestant library_contestant(std::string_view name, const Rules& rules);

// Where the deal has a seed, a player that thinks plays as it would in a match; chance is for
// `random` to take.
std::uint64_t seed_of_thoughts(const GameId& id, std::string_view player, const Host& host);

// How a game that is watched is played.
struct Watched {
    Contestant player;
    Thinking thinking{};
    std::uint64_t seed = 0;
    std::string alias{};  // where the player's name is too long to be said with every move

    std::string called() const;  // in a sentence
};

// Whoever plays on from a watched game has taken a player's advice: its record says so, and whose.
void mark_watched(Session& session, std::string_view player);

class WatchedPlayer {
  public:
    WatchedPlayer(Watched by, const Rules& rules);

    struct Step {
        Move move;
        // What the game promises before the move: as the player itself sees it, else at a glance.
        Value promise;
        bool own = false;   // the player's own judgement
        bool more = false;  // the next move is planned already
    };
    // The next move of a game that is not over and in which nothing is owed. `stop` is asked now
    // and then.
    Result<Step> next(const Session& session, const std::function<bool()>& stop = {});

  private:
    Watched by_;
    Onlooker onlooker_;
    std::optional<Value> seen_;  // by the player, when it was asked last
    bool planned_ = false;       // and what it planned then goes on
};

}  // namespace scoundrel
