// A program of several commands: reads its command line, runs the command and turns how that ends
// into messages and an exit code. The library that reads command lines is known to
// command_line.cpp alone: it takes long to compile.
#pragma once

#include "command/command.h"

namespace scoundrel::cli {

struct CommandLine {
    std::string about;  // the program, in a line
    std::vector<Command> commands;
    std::function<void()> otherwise{};  // without a command; else one is required
};

int run_program(const CommandLine& line, int argc, char** argv);

}  // namespace scoundrel::cli
