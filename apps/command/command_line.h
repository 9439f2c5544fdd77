// A program of several commands: reads its command line (read_arguments.h), runs the command and
// turns how that ends into messages and an exit code. `help COMMAND` is understood by every
// program.
#pragma once

#include "command/command.h"

namespace scoundrel::cli {

struct CommandLine {
    std::string about;  // the program, in a line
    std::vector<Command> commands;
    std::vector<Example> examples{};
    std::function<void()> otherwise{};  // without a command; else one is required
};

// `help [COMMAND [PART]]`: every program has it.
Command help_command(std::function<void(const std::vector<std::string>&)> explain);

// Runs one that was read (read_arguments.h), in the language that suits who reads what it prints.
void run_command(const Command& command);

// `make` is called once the language is known that the commands are explained in.
int run_program(const std::function<CommandLine()>& make, int argc, char** argv);

}  // namespace scoundrel::cli
