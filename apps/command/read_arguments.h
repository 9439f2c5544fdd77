// The command line, read by the commands' values: which command is wanted for, its options filled
// in. What does not fit ends in a Failure that says what would.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"

namespace scoundrel::cli {

struct WantedCommand {
    std::vector<const Command*> path{};  // the command and its part; empty: none is named
    bool help = false;
    bool version = false;
    std::string language{};  // spoken already: language_for() has looked for it
};

// --language, which every command takes.
Option common_option(std::string& language);

// Fills `wanted` as far as it comes, so that whoever catches a Failure knows the command it is of.
void read_arguments(const std::vector<Command>& commands, const std::vector<std::string>& words,
                    WantedCommand& wanted);

// "; did you mean play?" where one of the names is near, else nothing.
std::string guess_name(std::string_view typed, const std::vector<std::string>& names);

// The command of that name, or the command line's end.
const Command& find_command(const std::vector<Command>& commands, const std::string& name);

}  // namespace scoundrel::cli
