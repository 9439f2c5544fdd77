// `scoundrel play`: begins or resumes a game, or lets a program play it.
#include <unistd.h>

#include <iostream>
#include <memory>

#include "bots/players.h"
#include "command/failure.h"
#include "game/resume.h"
#include "scoundrel/commands.h"
#include "scoundrel/line_game.h"
#include "scoundrel/watch.h"
#include "storage/file_storage.h"
#include "system/host.h"
#include "text/named_game.h"
#include "text/terminal_text.h"
#include "tui/tui.h"

namespace scoundrel::cli {

namespace {

using namespace text;

struct PlayOptions {
    std::string game;
    bool fresh = false;
    bool table = false;
    bool no_save = false;
    bool plain = false;
    bool home = false;  // where there is a screen, the first one
    WatchOptions watch;
};

// The game asked for; rules alone get a random seed, or the table.
GameId wanted_game(const PlayOptions& options) {
    const std::string text = options.game.empty() ? "classic" : options.game;
    GameId id = or_fail(read_wanted_game(text, system_host()));
    // A program could try the ten digits that a person likes to type, and know the deck.
    if (is_program(options.watch.player) && !names_deal(text))
        id.seed = std::to_string(system_host().random());
    if (!options.table || id.dealt_by == DealtBy::table) return id;
    if (names_deal(text))
        throw Failure("--table goes with rules alone: " + text + " says how it is dealt",
                      exit_usage);
    return table_game(id.variant);
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
    const bool watching = !options.watch.player.empty();
    const bool screen = !options.plain && tui::at_terminal();
    if (watching && !screen) return watch_as_text(id, options.watch);
    const auto storage = open_storage(options);
    if (watching)
        return watch_on_screen(storage.get(), id, options.watch) ? void()
                                                                 : watch_as_text(id, options.watch);
    if (screen && play_on_screen(storage.get(), options, id)) return;
    const bool terminal = ::isatty(STDIN_FILENO) != 0;
    LineGame game(storage.get(), system_host(), style_of(stdout), terminal);
    const bool any = options.game.empty() && !options.table;
    InProgress found;
    if (storage && !options.fresh && (any || names_deal(options.game)))
        found = find_game_in_progress(*storage, any ? std::nullopt : std::optional(id));
    if (!found.unreadable.empty()) message("scoundrel: " + found.unreadable);
    if (!found.why.empty() && found.why != found.unreadable) message("scoundrel: " + found.why);
    if (found.game)
        game.resume(std::move(*found.game));
    else
        game.begin(beginning_of(id));
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

void play_named(const std::string& game, bool plain) {
    PlayOptions options;
    options.game = game;
    options.plain = plain;
    run_play(options);
}

Command play_command() {
    auto options = std::make_shared<PlayOptions>();
    Command command{
        .name = "play",
        .what = "Play a game, or go on with the last one",
        .options = {Option("GAME", &options->game,
                           "A game id, rules or a .rules file; without it the last game goes on")
                        .take(Takes::rules),
                    Option("--new", &options->fresh, "Begin a new game even if one is in progress"),
                    Option("--table", &options->table,
                           "Play with a real deck: you turn up the cards"),
                    Option("--no-save", &options->no_save, "Keep nothing of this game"),
                    Option("--plain", &options->plain, "Line by line, also on a terminal"),
                    Option("--player", &options->watch.player,
                           "Let a player play it while you watch: one of scoundrel players")
                        .take(Takes::players),
                    speed_option(options->watch.speed)},
        .footer =
            "Examples:\n"
            "  scoundrel play                     go on, or begin a classic game\n"
            "  scoundrel play classic#tuesday     the deal that everybody gets for this seed\n"
            "  scoundrel play rascal --table      Rascal with the real deck on your table\n"
            "  scoundrel play classic#42 --player search\n"
            "  scoundrel play equal#7 --player cmd:./bot\n"
            "Inside a game, help lists what can be typed.",
        .run = [options] { run_play(*options); }};
    for (const auto& more :
         {program_options(options->watch.programs), thinking_options(options->watch.thinking)})
        command.options.insert(command.options.end(), more.begin(), more.end());
    return command;
}

}  // namespace scoundrel::cli
