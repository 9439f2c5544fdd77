// A game that a player plays to its end while a person watches: at the table where there is a
// screen, else told move by move.
#pragma once

#include <string>

#include "bots/players.h"
#include "game/session.h"
#include "game/storage.h"
#include "notation/game_id.h"
#include "player/contestant.h"

namespace scoundrel::cli {

struct WatchOptions {
    std::string player;
    Thinking thinking{};
    ProgramOptions programs{};
    float speed = 0;  // moves a second; 0: one on a screen, as text as fast as they come
};

// --speed
Option speed_option(float& speed);

// On the screen. What is played on from there goes to the storage. False where the terminal cannot
// show it.
bool watch_on_screen(Storage* storage, const GameId& id, const WatchOptions& options);

// The same of a game that was played. What is played on goes to the storage there is.
bool watch_on_screen(const Session& played);

// Tells every move on standard output, with the chance to win that the player sees, if it does.
void watch_as_text(const GameId& id, const WatchOptions& options);

}  // namespace scoundrel::cli
