// `scoundrel play`: begins or resumes a game, or lets a program play it.
#include <unistd.h>

#include <iostream>
#include <memory>

#include "bots/players.h"
#include "command/failure.h"
#include "game/resume.h"
#include "phrases/catalogue.h"
#include "scoundrel/commands.h"
#include "scoundrel/find_game.h"
#include "scoundrel/line_game.h"
#include "scoundrel/watch.h"
#include "scoundrel_version.h"
#include "storage/figures_file.h"
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
    std::optional<int> from;
    bool fresh = false;
    bool table = false;
    bool no_save = false;
    bool plain = false;
    bool home = false;  // where there is a screen, the first one
    WatchOptions watch;
};

// The game asked for; rules alone get a random seed, or the table.
GameId wanted_game(const PlayOptions& options, const std::string& text) {
    GameId id = or_no_such(read_wanted_game(text, system_host()), text);
    // A program could try the ten digits that a person likes to type, and know the deck.
    if (is_program(options.watch.player) && !names_deal(text))
        id.seed = std::to_string(system_host().random());
    if (!options.table || id.dealt_by == DealtBy::table) return id;
    if (names_deal(text))
        throw Failure(say({}, Phrase::play_table_alone, {{"game", text}}), exit_usage);
    return table_game(id.variant);
}

std::unique_ptr<FileStorage> open_storage(const PlayOptions& options) {
    if (options.no_save) return nullptr;
    const auto directory = games_directory();
    if (directory) return std::make_unique<FileStorage>(*directory);
    message("scoundrel: " + say({}, Phrase::save_nowhere, {{"why", directory.error().message}}));
    return nullptr;
}

// Made once it is known where it is shown.
using MakePlay = std::function<Play(CardStyle)>;
struct TakenUp {
    MakePlay make{};
    bool resumed = false;  // the same game, not a new one from its middle
};

// A game that was played, taken up after so many moves as a new one that says so. One that is kept
// and still in progress goes on as it is.
TakenUp take_up(Storage* storage, const Found& found, const PlayOptions& options) {
    if (options.fresh || options.table || !options.watch.player.empty())
        throw Failure(say({}, Phrase::play_from_alone, {{"game", options.game}}), exit_usage);
    const Session whole = single_game(found, {});
    if (!options.from && storage != nullptr && !found.kept.empty() && !whole.game().over()) {
        auto resumed =
            std::make_shared<Journal::Resumed>(or_fail(Journal::resume(*storage, found.kept)));
        return {[resumed](CardStyle style) { return Play(std::move(*resumed), style); }, true};
    }
    const Voice voice = Voice::of(whole.variant());
    const int moves = options.from.value_or(whole.moves_played());
    const Session there = single_game(found, moves);
    if (there.at_table()) throw Failure(say(voice, Phrase::screen_play_here_not));
    if (there.game().over())
        throw Failure(say(voice, Phrase::play_over,
                          {{"game", options.game}, {"moves", whole.moves_played()}}),
                      exit_usage);
    return {[storage, whole, moves](CardStyle style) {
        return or_fail(branch_play(storage, whole, moves, system_host(), style));
    }};
}

// False where the terminal cannot show it; line mode then serves.
bool play_on_screen(Storage* storage, const PlayOptions& options, const Found& found,
                    const GameId& id, const MakePlay& made) {
    tui::Opening opening{.home = options.home, .fresh = options.fresh, .play = made};
    opening.figures = open_figures(figures_path(), version);
    const bool any = options.game.empty() && !options.table;
    if (!any) opening.id = id;
    opening.fresh |= !any && !names_deal(found.id);
    return tui::run(storage, opening);
}

void start(LineGame& game, Storage* storage, const PlayOptions& options, const Found& found,
           const GameId& id) {
    const bool any = options.game.empty() && !options.table;
    InProgress in_progress;
    if (storage != nullptr && !options.fresh && (any || names_deal(found.id)))
        in_progress = find_game_in_progress(*storage, any ? std::nullopt : std::optional(id));
    const auto& [resumed, why, unreadable] = in_progress;
    if (!unreadable.empty()) message("scoundrel: " + unreadable);
    if (!why.empty() && why != unreadable) message("scoundrel: " + why);
    if (resumed)
        game.resume(std::move(*in_progress.game));
    else
        game.begin(beginning_of(id));
}

void run_play(const PlayOptions& options) {
    const Found found = options.game.empty() ? Found{.id = "classic"} : find_to_play(options.game);
    if (!found.played() && options.from)
        throw Failure(say({}, Phrase::find_from, {{"game", options.game}}), exit_usage);
    const GameId id = found.played() ? GameId{} : wanted_game(options, found.id);
    const bool watching = !options.watch.player.empty() && !found.played();
    const bool screen = !options.plain && tui::at_terminal();
    if (watching && !screen) return watch_as_text(id, options.watch);
    const auto storage = open_storage(options);
    if (watching && watch_on_screen(storage.get(), id, options.watch)) return;
    if (watching) return watch_as_text(id, options.watch);
    const TakenUp taken = found.played() ? take_up(storage.get(), found, options) : TakenUp{};
    if (screen && play_on_screen(storage.get(), options, found, id, taken.make)) return;
    const bool terminal = ::isatty(STDIN_FILENO) != 0;
    const CardStyle style = style_of(stdout);
    LineGame game(storage.get(), system_host(), style, terminal);
    if (taken.make)
        game.take_up(taken.make(style), taken.resumed);
    else
        start(game, storage.get(), options, found, id);
    const bool all_taken = game.run();
    if (!game.all_kept()) throw Failure(say({}, Phrase::save_incomplete));
    if (!all_taken && !terminal) throw Failure(say({}, Phrase::play_refused));
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
        .what = say({}, Phrase::cmd_play),
        .options = {Option("GAME", &options->game, Phrase::cmd_play_game).take(Takes::game),
                    Option("--from", &options->from, Phrase::cmd_play_from).within(0, longest_line),
                    Option("--new", &options->fresh, Phrase::cmd_play_new),
                    Option("--table", &options->table, Phrase::cmd_play_table),
                    Option("--no-save", &options->no_save, Phrase::cmd_play_no_save),
                    Option("--plain", &options->plain, Phrase::cmd_play_plain),
                    Option("--player", &options->watch.player, Phrase::cmd_play_player)
                        .take(Takes::players)
                        .show_as("PLAYER"),
                    speed_option(options->watch.speed).with("--player")},
        .examples = {{"scoundrel play", say({}, Phrase::cmd_play_go_on)},
                     {"scoundrel play classic#tuesday", say({}, Phrase::cmd_play_seed)},
                     {"scoundrel play rascal --table", say({}, Phrase::cmd_play_real)},
                     {"scoundrel play last --from 11", say({}, Phrase::cmd_play_again)},
                     {"scoundrel play classic#42 --player search"},
                     {"scoundrel play equal#7 --player cmd:./bot"}},
        .footer = say({}, Phrase::cmd_play_more),
        .run = [options] { run_play(*options); }};
    const Named named = [options] { return options->watch.player; };
    for (const auto& more : {thinking_options(options->watch.thinking, named),
                             program_options(options->watch.programs, named)})
        for (const Option& option : more)
            command.options.push_back(Option(option).with("--player"));
    return command;
}

}  // namespace scoundrel::cli
