// Games and rules as people name them: by an id, by a file of rules, or by a record and a number of
// moves.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/begin.h"
#include "rules/dealer.h"

namespace scoundrel::text {

// Where a rule set is named it may also be a file ending in `.rules`, with or without further
// differences: these read it. The same for the game id that begins with one.
Result<Variant> read_rules(const std::string& text);
Result<GameId> read_game_id(const std::string& text);

// Does it name a deal too, or rules alone?
bool names_deal(std::string_view text);

// A game id; rules alone get a deal that nobody has seen.
Result<GameId> read_wanted_game(const std::string& text, const Host& host);

// A game id with its deal, after no moves.
Result<Session> begun(const std::string& text);

// The recorded game as it stood after so many moves of its line; without a number, at its end.
Result<Session> recorded(std::string_view text, std::optional<int> moves = {});

// The dealer of a game whose order is known from its id; an error for one dealt at a real table.
Result<KnownDealer> known_dealer(const GameId& id);

}  // namespace scoundrel::text
