// Games named on a command line: by an id, or by a record and a number of moves.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/session.h"

namespace scoundrel::cli {

// A game id with its deal, after no moves.
Result<Session> begun(const std::string& text);

// The recorded game as it stood after so many moves of its line; without a number, at its end.
Result<Session> recorded(std::string_view text, std::optional<int> moves = {});

bool is_file(const std::string& path);

}  // namespace scoundrel::cli
