// What sets one playing of a game apart from any other: a name and the time it began.
#pragma once

#include <string>

namespace scoundrel::cli {

// A name for one playing of a game, unlike any other's.
std::string new_play_name();
std::string time_now();  // 2026-11-15T09:30:00.000Z

}  // namespace scoundrel::cli
