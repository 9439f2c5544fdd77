// The help: what the program or one of its commands does, examples first.
#pragma once

#include "command/command_line.h"
#include "command/failure.h"

namespace scoundrel::cli {

// What a command ends with, in the help and in the man pages.
struct ExitRow {
    ExitCode code;
    Phrase what;
};
inline constexpr ExitRow exit_rows[] = {{exit_ok, Phrase::cli_code_ok},
                                        {exit_failed, Phrase::cli_code_failed},
                                        {exit_usage, Phrase::cli_code_usage},
                                        {exit_stopped, Phrase::cli_code_stopped},
                                        {exit_unread, Phrase::cli_code_unread}};

std::string tell_program(const CommandLine& line);
std::string tell_command(const std::vector<const Command*>& path);

// "scoundrel census merge"
std::string command_name(const std::vector<const Command*>& path);

// What stands for an option's value: FILE, N.
std::string value_name(const Option& option);

}  // namespace scoundrel::cli
