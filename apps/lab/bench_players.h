// How many games a second each player plays, and what the lab's machinery costs: the bare loop
// beside the lab's own run, all in one go, since machines differ from one minute to the next.
#pragma once

#include "command/command.h"

namespace scoundrel::cli {

// Of `bench`.
Command bench_players_command();

}  // namespace scoundrel::cli
