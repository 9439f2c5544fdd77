// `scoundrel play`: begins or takes up a game, or lets a program play it.
#include <unistd.h>

#include <iostream>
#include <memory>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/line_game.h"
#include "cli/look.h"
#include "cli/players.h"
#include "cli/watch.h"
#include "game/history.h"
#include "storage/file_storage.h"
#include "tui/tui.h"

namespace scoundrel::cli {

namespace {

struct PlayOptions {
    std::string game;
    bool fresh = false;
    bool table = false;
    bool no_save = false;
    bool plain = false;
    bool home = false;  // where there is a screen, the first one
    std::string player;
    int player_seconds = 60;
    Thinking thinking;
};

// The newest game still in progress, of the id asked for, that no other program has open. Whoever
// expected another one is told why it is not that.
std::optional<Journal::Resumed> take_up(Storage& storage, const std::string& id) {
    const auto history = read_history(storage);
    if (!history) return {};  // saving will fail as well, and says so
    if (!history->unreadable.empty())
        message("scoundrel: " + say({}, Phrase::resume_unreadable,
                                    {{"games", static_cast<int>(history->unreadable.size())}}));
    for (auto game = history->games.rbegin(); game != history->games.rend(); ++game) {
        if (game->outcome.status != Status::playing || game->abandoned) continue;
        if (!id.empty() && game->game != id) continue;
        auto resumed = Journal::resume(storage, game->name);
        if (resumed) return std::move(*resumed);
        message("scoundrel: " + say({}, Phrase::resume_failed,
                                    {{"game", game->game}, {"why", resumed.error().message}}));
    }
    return {};
}

// The game asked for; rules alone get a random seed, or the table.
GameId wanted_game(const PlayOptions& options) {
    const std::string text = options.game.empty() ? "classic" : options.game;
    GameId id = or_fail(read_wanted_game(text));
    if (!options.table || id.dealt_by == DealtBy::table) return id;
    if (names_deal(text))
        throw Failure("--table goes with rules alone: " + text + " says how it is dealt",
                      exit_usage);
    return {.variant = id.variant, .dealt_by = DealtBy::table, .seed = "", .deck = {}};
}

std::unique_ptr<FileStorage> open_storage(const PlayOptions& options) {
    if (options.no_save) return nullptr;
    const auto directory = games_directory();
    if (directory) return std::make_unique<FileStorage>(*directory);
    message("scoundrel: " + say({}, Phrase::save_nowhere, {{"why", directory.error().message}}));
    return nullptr;
}

// False where the terminal cannot show it; line mode then serves.
bool play_on_screen(Storage* storage, const PlayOptions& options, const GameId& id) {
    tui::Opening opening{.home = options.home, .fresh = options.fresh};
    const bool any = options.game.empty() && !options.table;
    if (!any) opening.id = id;
    opening.fresh |= !any && !names_deal(options.game);
    return tui::run(storage, opening);
}

void run_play(const PlayOptions& options) {
    const GameId id = wanted_game(options);
    if (!options.player.empty())
        return watch(id, options.player, options.thinking,
                     std::chrono::seconds(options.player_seconds));
    const auto storage = open_storage(options);
    if (!options.plain && tui::at_terminal() && play_on_screen(storage.get(), options, id)) return;
    const bool terminal = ::isatty(STDIN_FILENO) != 0;
    LineGame game(storage.get(), look_of(stdout), terminal);
    const bool any = options.game.empty() && !options.table;
    const bool named = names_deal(options.game);
    std::optional<Journal::Resumed> resumed;
    if (storage && !options.fresh && (any || named))
        resumed = take_up(*storage, any ? "" : print_game_id(id));
    if (resumed)
        game.resume(std::move(*resumed));
    else
        game.begin(Beginning{id, {}, {}, {}, {}});
    const bool all_taken = game.run();
    if (!game.all_kept()) throw Failure(say({}, Phrase::save_incomplete));
    if (!all_taken && !terminal) throw Failure("some of the input was refused, as said above");
}

}  // namespace

void play_on() {
    PlayOptions options;
    options.home = true;
    run_play(options);
}

void add_play_command(CLI::App& app) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* command = app.add_subcommand("play", "Play a game, or go on with the last one");
    command->add_option("GAME", options->game,
                        "A game id, rules or a .rules file; without it the last game goes on");
    command->add_flag("--new", options->fresh, "Begin a new game even if one is in progress");
    command->add_flag("--table", options->table, "Play with a real deck: you turn up the cards");
    command->add_flag("--no-save", options->no_save, "Keep nothing of this game");
    command->add_flag("--plain", options->plain, "Line by line, also on a terminal");
    command->add_option("--player", options->player,
                        "Let a player play it while you watch: one of scoundrel players");
    command
        ->add_option("--player-seconds", options->player_seconds,
                     "The longest PROGRAM may take for a move (60)")
        ->check(CLI::Range(1, 86'400));
    add_thinking_options(*command, options->thinking);
    command->footer(
        "Examples:\n"
        "  scoundrel play                     go on, or begin a classic game\n"
        "  scoundrel play classic#tuesday     the deal that everybody gets for this seed\n"
        "  scoundrel play rascal --table      Rascal with the real deck on your table\n"
        "  scoundrel play classic#42 --player search\n"
        "  scoundrel play equal#7 --player cmd:./bot\n"
        "Inside a game, help lists what can be typed.");
    command->callback([options] { run_play(*options); });
}

}  // namespace scoundrel::cli
