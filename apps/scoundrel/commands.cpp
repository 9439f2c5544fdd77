#include "scoundrel/commands.h"

namespace scoundrel::cli {

std::vector<Command> own_commands() {
    return {play_command(),    daily_command(),  puzzle_command(), rules_command(),
            deal_command(),    replay_command(), verify_command(), stats_command(),
            history_command(), export_command(), import_command(), forget_command(),
            hint_command(),    review_command(), solve_command(),  players_command(),
            engine_command(),  web_command()};
}

}  // namespace scoundrel::cli
