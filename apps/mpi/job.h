// What rank 0 does with a command: hands its parts out as ranks become free, itself among them,
// puts them together, and tells what one run would have told.
#pragma once

#include "rank_command.h"

namespace scoundrel::cli {

// The commands of rank 0, for these words.
std::vector<Command> job_commands(Ranks& ranks, const Words& words);

// The others: work on what is handed out until there is no more.
void follow(const Ranks& ranks, const Words& words);

}  // namespace scoundrel::cli
