// The lab's commands, each in a file of its own; what each does is said in command/lab.h.
#pragma once

#include "command/command.h"

namespace scoundrel::cli {

Command compare_command();
Command sweep_command();
Command tune_command();
Command study_command();
Command census_command();
Command match_command();
Command train_command();
Command bound_command();
Command puzzles_command();
Command perft_command();
Command bench_command();
Command convert_command();
Command dailies_command();
Command baselines_command();

// Of `match`.
Command match_merge_command();
Command match_check_command();
Command match_compare_command();

// Of `train`.
Command train_score_command();

// All of them, in the order of command/lab.h.
std::vector<Command> all_lab_commands();

}  // namespace scoundrel::cli
