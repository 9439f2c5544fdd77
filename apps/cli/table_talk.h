// The table in plain lines: what a person reads in line mode and in replays. One fact after the
// other, no boxes and no control codes, so that a screen reader or a pipe can follow.
#pragma once

#include <string>

#include "cli/look.h"
#include "session/session.h"

namespace scoundrel::cli {

// Health, weapon, slot, dungeon: everything but the room.
std::string tell_table(const Session& session, Look look);

// The room, a line for each card: what each choice would do, and the move that does it.
std::string tell_room(const Session& session, Look look);

// How the game ended, and with what score.
std::string tell_end(const Session& session);

// What a move did, in one line.
std::string tell_move(const Game& before, const Game& after, Move move, Look look);

// Cards the player has not seen, by suit; known cards at the bottom; the discard pile.
std::string tell_unseen(const Position& position, Look look);
std::string tell_discard(const Account& account, Look look);

}  // namespace scoundrel::cli
