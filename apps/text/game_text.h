// A game in plain lines: what a person reads in line mode and in replays. One fact after the other,
// no boxes and no control codes but the colour of cards, so that a screen reader or a pipe can
// follow. The words are the catalogue's, spoken as the rule set does; moves are move_text.h's.
#pragma once

#include <string>
#include <vector>

#include "game/recap.h"
#include "game/recap_words.h"
#include "phrases/catalogue.h"
#include "text/terminal_text.h"

namespace scoundrel::text {

// Health, weapon, slot, dungeon: everything but the room.
std::string tell_state(const Session& session, CardStyle style);

// The room, a line for each card: what each choice would do, and the move that does it.
std::string tell_room(const Session& session, CardStyle style);

// Both; once the game is over, its end.
std::string tell_all(const Session& session, CardStyle style);

// "Room 3: 7C QS TD 2H"
std::string tell_room_cards(const Voice& voice, const Game& game, CardStyle style);

// How the game ended, with what score, and what it was; empty while it is played.
std::string tell_end(const Session& session, CardStyle style);
// The same of a game that somebody else has played.
std::string tell_end_by(const Session& session, std::string_view player);

// Of it: what there is to remember, and the numbers.
std::string tell_moments(const Voice& voice, const Recap& recap, CardStyle style);
std::string tell_account(const Session& session);

// Why it is counted apart, if it is, and how others get the same deal.
std::string tell_afterwards(const Session& session);

// Each reason for that, in a few words.
using scoundrel::list_marks;

// "monster 11"
std::string tell_kind(const Voice& voice, Card card);

// Cards the player has not seen, by suit; known cards at the bottom; the discard pile.
std::string tell_unseen(const Session& session, CardStyle style);
std::string tell_discard(const Session& session, CardStyle style);

}  // namespace scoundrel::text
