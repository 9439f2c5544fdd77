// `scoundrel puzzle`: the sets of puzzles with what has come of them, the puzzles of one set, or
// one to be tried.
#include <unistd.h>

#include <iostream>
#include <memory>

#include "command/failure.h"
#include "command/read_arguments.h"
#include "game/puzzle_book.h"
#include "phrases/layout.h"
#include "scoundrel/commands.h"
#include "scoundrel/line_game.h"
#include "storage/file_storage.h"
#include "system/host.h"
#include "text/terminal_text.h"
#include "tui/tui.h"
#include "words/rule_names.h"

namespace scoundrel::cli {

namespace {

using namespace text;
using enum Phrase;

struct PuzzleOptions {
    std::string which;
    bool no_save = false;
    bool plain = false;
};

std::vector<PuzzleResult> results_of(Storage* storage) {
    History history;
    if (storage != nullptr) history = or_fail(read_history(*storage));
    return puzzle_results(puzzle_book(), history);
}

std::string in_column(std::string text, int width) {
    const int blanks = std::max(2, width - text_width(text));
    return text + std::string(static_cast<std::size_t>(blanks), ' ');
}

void list_sets(Storage* storage) {
    const auto results = results_of(storage);
    for (const PuzzleSet& set : puzzle_book().sets()) {
        const PuzzleProgress progress = progress_of(set, results);
        std::cout << in_column(set.id(), 18)
                  << in_column(say(Voice::of(set.variant), name_of(set.theme)), 22)
                  << say({}, screen_puzzle_progress,
                         {{"solved", progress.solved}, {"puzzles", progress.puzzles}})
                  << "\n";
    }
}

void list_puzzles(Storage* storage, const PuzzleSet& set) {
    const auto results = results_of(storage);
    const Voice voice = Voice::of(set.variant);
    for (const std::size_t place : set.puzzles) {
        const PuzzleEntry& entry = puzzle_book().at(place);
        const auto stars = static_cast<std::size_t>(results[place].stars);
        std::cout << in_column(entry.id, 18)
                  << in_column(say(voice, puzzle_grade, {{"grade", entry.grade}}), 12)
                  << in_column(say_goal(voice, entry.puzzle), 16) << std::string(stars, '*')
                  << "\n";
    }
}

void try_puzzle(Storage* storage, const PuzzleOptions& options, const PuzzleEntry& entry) {
    if (!options.plain && tui::at_terminal() && tui::run(storage, {.puzzle = entry.id})) return;
    const bool terminal = ::isatty(STDIN_FILENO) != 0;
    LineGame game(storage, system_host(), style_of(stdout), terminal);
    game.begin(entry.beginning());
    const bool all_taken = game.run();
    if (!game.all_kept()) throw Failure(say({}, save_incomplete));
    if (!all_taken && !terminal) throw Failure(say({}, play_refused));
}

[[noreturn]] void refuse_puzzle(const std::string& which) {
    std::vector<std::string> names;
    for (const PuzzleSet& set : puzzle_book().sets()) names.push_back(set.id());
    for (const PuzzleEntry& entry : puzzle_book().all()) names.push_back(entry.id);
    throw NoSuchName(
        say({}, puzzle_unknown, {{"puzzle", which}, {"guess", guess_name(which, names)}}));
}

void run_puzzle(const PuzzleOptions& options) {
    std::unique_ptr<FileStorage> storage;
    if (!options.no_save)
        if (const auto directory = games_directory())
            storage = std::make_unique<FileStorage>(*directory);
    const PuzzleBook& book = puzzle_book();
    if (options.which.empty()) return list_sets(storage.get());
    if (const PuzzleSet* set = book.find_set(options.which))
        return list_puzzles(storage.get(), *set);
    const PuzzleEntry* entry = book.find(options.which);
    if (entry == nullptr) refuse_puzzle(options.which);
    try_puzzle(storage.get(), options, *entry);
}

}  // namespace

Command puzzle_command() {
    auto options = std::make_shared<PuzzleOptions>();
    return {.name = "puzzle",
            .what = say({}, cmd_puzzle),
            .options = {Option("PUZZLE", &options->which, cmd_puzzle_which).take(Takes::puzzle),
                        Option("--no-save", &options->no_save, cmd_puzzle_no_save),
                        Option("--plain", &options->plain, cmd_play_plain)},
            .examples = {{"scoundrel puzzle", say({}, cmd_puzzle_sets)},
                         {"scoundrel puzzle classic-bare", say({}, cmd_puzzle_set)},
                         {"scoundrel puzzle classic-17"}},
            .run = [options] { run_puzzle(*options); }};
}

}  // namespace scoundrel::cli
