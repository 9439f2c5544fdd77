// What there is to offer for a command, whatever the shell.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"

namespace scoundrel::cli {

// Named options, those of a command's parts too, each once.
std::vector<Option> named_options(const Command& command);

// What stands by itself, likewise. A command with parts takes what any of them does.
std::vector<Option> values_of(const Command& command);

// The most that one of the values is: rules or a file is a game.
Takes all_values(const Command& command);

}  // namespace scoundrel::cli
