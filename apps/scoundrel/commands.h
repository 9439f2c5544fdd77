// The commands of the program `scoundrel`, each in a file of its own.
#pragma once

#include "command/command.h"
#include "game/history.h"

namespace scoundrel::cli {

Command play_command();
Command daily_command();
Command puzzle_command();
Command rules_command();
Command deal_command();
Command replay_command();
Command verify_command();
Command stats_command();
Command history_command();
Command export_command();
Command import_command();
Command forget_command();
Command hint_command();
Command review_command();
Command solve_command();
Command players_command();
Command engine_command();
Command complete_command();

// All of them, as the help lists them.
std::vector<Command> own_commands();

// What `stats` tells, as line mode does too.
void tell_statistics(const History& history);

// What the program's own help begins with.
std::vector<Example> first_examples();

// What the program does when no command is given: goes on with the last game, or begins one.
void play_on();

// That game, gone on with where it is in progress; `plain`: line by line.
void play_named(const std::string& game, bool plain);

}  // namespace scoundrel::cli
