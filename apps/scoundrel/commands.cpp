#include "scoundrel/commands.h"

#include "phrases/catalogue.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

struct Group {
    Phrase heading;
    std::vector<Command> commands;
};

}  // namespace

std::vector<Command> own_commands() {
    const Group groups[] = {
        {cmd_group_play,
         {play_command(), daily_command(), puzzle_command(), hint_command(), rules_command(),
          deal_command()}},
        {cmd_group_back,
         {history_command(), stats_command(), review_command(), replay_command(), solve_command(),
          verify_command(), export_command(), import_command(), forget_command()}},
        {cmd_group_programs, {players_command(), engine_command()}}};
    std::vector<Command> all;
    for (const Group& group : groups)
        for (const Command& command : group.commands) {
            all.push_back(command);
            all.back().group = say({}, group.heading);
        }
    all.push_back(complete_command());
    return all;
}

std::vector<Example> first_examples() {
    return {{"scoundrel", say({}, cmd_first)},
            {"scoundrel play classic#tuesday", say({}, cmd_play_seed)},
            {"scoundrel daily", say({}, cmd_daily_play)},
            {"scoundrel play rascal", say({}, cmd_first_rules)},
            {"scoundrel rules rascal", say({}, cmd_first_explained)},
            {"scoundrel hint last", say({}, cmd_first_hint)},
            {"scoundrel review last", say({}, cmd_first_review)}};
}

}  // namespace scoundrel::cli
