#include "commands.h"

#include "command/lab.h"

namespace scoundrel::cli {

std::vector<Command> all_lab_commands() {
    std::vector<Command> commands{compare_command(), sweep_command(),    tune_command(),
                                  study_command(),   census_command(),   match_command(),
                                  train_command(),   bound_command(),    puzzles_command(),
                                  perft_command(),   bench_command(),    convert_command(),
                                  dailies_command(), baselines_command()};
    for (Command& command : commands)
        for (const auto& [name, what] : lab_commands)
            if (command.name == name) command.what = say({}, what);
    return commands;
}

}  // namespace scoundrel::cli
