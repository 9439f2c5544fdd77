// A game as it can be watched: as far as it is known, growing while a player is at it, and what
// each moment promises, worked out on the worker's threads.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "coach/watch.h"
#include "game/play.h"
#include "tui/context.h"

namespace scoundrel::tui {

class Film {
  public:
    // A game that was played before.
    Film(Context& context, Session played);
    // One that a player plays now, from where the session stands.
    Film(Context& context, Session begun, Watched by);
    Film(const Film&) = delete;  // the worker's jobs know where it is
    Film& operator=(const Film&) = delete;

    const Session& whole() const { return whole_; }
    int moves() const { return static_cast<int>(line_.size()); }  // known so far
    bool growing() const { return growing_; }
    const std::optional<Watched>& by() const { return by_; }
    std::string name() const { return by_ ? by_->called() : ""; }  // of who plays
    const std::string& error() const { return error_; }            // why the player could not go on

    // The game as it lay after so many moves.
    Session at(int moves) const;
    // The move made there, if it is known.
    std::optional<Move> move(int moves) const;
    // What the game promised there, if that is known yet.
    std::optional<Value> promise(int moves) const;
    const std::vector<Play::LogLine>& log() const { return log_; }

  private:
    void tell_new_moves();
    void add(const WatchedPlayer::Step& step);
    void start_player();
    void start_onlooker();

    Context& context_;
    Session whole_;
    std::optional<Watched> by_;
    bool growing_ = false;
    std::vector<Move> line_;
    std::vector<std::optional<Value>> promises_;
    std::vector<Play::LogLine> log_;
    std::string error_;
    Ticket ticket_;
};

}  // namespace scoundrel::tui
