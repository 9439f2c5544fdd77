// The terminal game: what the program opens when a person sits at a terminal.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "coach/watch.h"
#include "game/figures.h"
#include "game/play.h"
#include "game/session.h"
#include "game/storage.h"
#include "notation/record.h"

namespace scoundrel::tui {

struct Opening {
    bool home = false;           // the first screen, to choose from
    std::optional<GameId> id{};  // this game; else the last one goes on, or a new one begins
    bool fresh = false;          // even if one is in progress
    std::string puzzle{};        // the one with this id, instead of a game
    std::function<Play(CardStyle)> play{};  // this one, whatever else is said
    // A game to watch, in place of one to play.
    std::optional<Session> played{};
    std::optional<Watched> watched{};  // `id` is played by this one
    double speed = 1;                  // moves a second
    KeptFigures figures{};             // of reviews; without a keeper they are forgotten at the end
};

// A person can be played with here: both ways lead to a terminal that can more than print.
bool at_terminal();

// Runs until the player leaves. False if the terminal cannot show it: then nothing was done.
bool run(Storage* storage, const Opening& opening);

}  // namespace scoundrel::tui
