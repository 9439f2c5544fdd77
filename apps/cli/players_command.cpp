// `scoundrel players`: who can be named where a player is named.
#include <iostream>

#include "cli/command.h"
#include "player/players.h"
#include "words/catalogue.h"
#include "words/layout.h"

namespace scoundrel::cli {

namespace {

void run_players() {
    const auto tell = [](std::string_view name, const std::string& what) {
        std::cout << padded(name, 13) << what << "\n";
    };
    for (const PlayerKind& kind : player_kinds()) tell(kind.name, std::string(kind.what));
    tell("cmd:PROGRAM", say({}, Phrase::players_program));
}

}  // namespace

void add_players_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand("players", "List the players that can be named");
    command->footer(
        "Examples:\n"
        "  scoundrel play classic#42 --player search\n"
        "  scoundrel match classic --players search,careful --seeds 0..999");
    command->callback(run_players);
}

}  // namespace scoundrel::cli
