// Files and chance, as the commands need them: lines and whole files read with an error that says
// why not, rules named by a file, seeds from the system.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "notation/error.h"
#include "notation/game_id.h"

namespace scoundrel::cli {

// The next line without its end, cut to `longest` bytes if that is `too_long`. False at the end of
// the input; ends the command if it cannot be read.
bool read_line(std::istream& in, std::size_t longest, std::string& line, bool& too_long);

// `-` is standard input.
Result<std::string> read_file(const std::string& path);

// Whole or not at all: written beside it first, then moved into place.
Result<void> write_file(const std::string& path, std::string_view text);

// Where a rule set is named it may also be a file ending in `.rules`, with or without further
// differences: these read it. The same for the game id that begins with one.
Result<Variant> read_rules(const std::string& text);
Result<GameId> read_game_id(const std::string& text);

// Does it name a deal too, or rules alone?
bool names_deal(std::string_view text);

// A game id; rules alone get a random seed.
Result<GameId> read_wanted_game(const std::string& text);

// A deal of these rules that nobody has seen.
GameId random_game(const Variant& variant);

std::uint64_t random_seed();
// Of ten digits at most: to be read out, and typed again.
std::uint64_t random_deal_seed();

}  // namespace scoundrel::cli
