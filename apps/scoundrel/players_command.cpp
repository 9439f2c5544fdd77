// `scoundrel players`: who can be named where a player is named.
#include <iostream>

#include "coach/player_words.h"
#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "scoundrel/commands.h"

namespace scoundrel::cli {

namespace {

void run_players() {
    const auto tell = [](std::string_view name, const std::string& what) {
        std::cout << padded(name, 13) << what << "\n";
    };
    for (const PlayerKind& kind : player_kinds()) tell(kind.name, say_player(kind));
    tell("cmd:PROGRAM", say({}, Phrase::players_program));
}

}  // namespace

Command players_command() {
    return {.name = "players",
            .what = say({}, Phrase::cmd_players),
            .examples = {{"scoundrel play classic#42 --player search"},
                         {"scoundrel match classic --players search,careful --seeds 0..999"}},
            .run = run_players};
}

}  // namespace scoundrel::cli
