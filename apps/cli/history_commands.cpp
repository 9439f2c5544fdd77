// `scoundrel stats`, `history`, `export` and `import`: the games that were kept.
#include <fmt/core.h>

#include <iostream>
#include <memory>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/look.h"
#include "cli/table_talk.h"
#include "session/history.h"
#include "session/statistics.h"
#include "storage/file_storage.h"

namespace scoundrel::cli {

namespace {

void tell_unreadable(const std::vector<Unreadable>& unreadable, std::string_view what) {
    for (const Unreadable& game : unreadable)
        message(fmt::format("scoundrel: {} {}: {}", game.name, what, game.why));
}

History read_all() {
    FileStorage storage(or_fail(games_directory()));
    History history = or_fail(read_history(storage));
    tell_unreadable(history.unreadable, "cannot be read and is left out");
    return history;
}

// A bar for each score, scaled to the most frequent.
std::string histogram(const Tally& tally) {
    constexpr int widest = 40;
    int most = 1;
    for (const auto& [score, times] : tally.scores) most = std::max(most, times);
    std::string text;
    for (const auto& [score, times] : tally.scores)
        text += fmt::format(
            "    {:>5}  {:<{}} {}\n", score,
            std::string(static_cast<std::size_t>(std::max(1, times * widest / most)), '#'), widest,
            times);
    return text;
}

std::string tell_tally(const Tally& tally) {
    const auto mean = [&](int sum) { return static_cast<double>(sum) / tally.games; };
    return fmt::format("{} games: {} won, {} lost ({:.1f}%); best score {}, mean {:.1f}\n",
                       tally.games, tally.wins, tally.losses(), 100.0 * tally.wins / tally.games,
                       *tally.best_score, tally.mean_score()) +
           fmt::format(
               "    a game: {:.1f} rooms cleared, {:.1f} avoided, {:.1f} damage taken, "
               "{:.1f} healed, {:.1f} monsters slain\n",
               mean(tally.sums.rooms_cleared), mean(tally.sums.rooms_avoided),
               mean(tally.sums.damage_taken), mean(tally.sums.healed),
               mean(tally.sums.monsters_slain));
}

void tell_rules(const RuleStatistics& rules) {
    std::cout << rules.rules << "\n";
    if (rules.clean.games > 0) {
        std::cout << "  " << tell_tally(rules.clean)
                  << fmt::format("    {} in a row now, {} at best\n", rules.streak,
                                 rules.best_streak)
                  << histogram(rules.clean);
    }
    if (rules.marked.games > 0)
        std::cout << "  With undo, hints or an open deck: " << tell_tally(rules.marked);
    if (rules.repeated.games > 0)
        std::cout << "  Deals played before: " << tell_tally(rules.repeated);
    if (rules.abandoned + rules.in_progress > 0)
        std::cout << fmt::format("  {} given up, {} in progress\n", rules.abandoned,
                                 rules.in_progress);
}

void run_stats(bool json) {
    const auto all = statistics(read_all().games);
    if (json) {
        std::cout << print_json(statistics_json(all)) << "\n";
        return;
    }
    if (all.empty()) std::cout << "No games yet. `scoundrel play` begins one.\n";
    for (const RuleStatistics& rules : all) tell_rules(rules);
}

std::string tell_marks(const Summary& game) {
    std::string text;
    const auto add = [&text](bool marked, std::string_view word) {
        if (marked) text += (text.empty() ? "" : ", ") + std::string(word);
    };
    add(game.repeated, "repeated");
    add(game.marks.undo, "undo");
    add(game.marks.hint, "hint");
    add(game.marks.solve, "solver");
    add(game.marks.open, "open deck");
    add(game.marks.position, "from a position");
    add(game.abandoned, "given up");
    return text.empty() ? "" : "  (" + text + ")";
}

Json summary_json(const Summary& game) {
    return {{"play", game.play},         {"started", game.started},
            {"game", game.game},         {"result", print_outcome(game.outcome)},
            {"moves", game.moves},       {"undo", game.marks.undo},
            {"hint", game.marks.hint},   {"solve", game.marks.solve},
            {"open", game.marks.open},   {"position", game.marks.position},
            {"repeated", game.repeated}, {"abandoned", game.abandoned}};
}

void run_history(const std::string& play, bool json) {
    if (!play.empty()) {
        FileStorage storage(or_fail(games_directory()));
        const History history = or_fail(read_history(storage));
        for (const Summary& game : history.games)
            if (game.play == play || game.name == play) {
                std::cout << print_record(or_fail(read_game(storage, game.name)).record());
                return;
            }
        for (const Unreadable& game : history.unreadable)
            if (game.name == play) throw Failure(play + " cannot be read: " + game.why);
        throw Failure("there is no game '" + play + "' in the history");
    }
    const History history = read_all();
    for (const Summary& game : history.games) {
        if (json)
            std::cout << print_json(summary_json(game)) << "\n";
        else
            std::cout << fmt::format("{}  {}  {}{}\n", printable(game.play), printable(game.game),
                                     print_outcome(game.outcome), tell_marks(game));
    }
    if (history.games.empty() && !json) std::cout << "No games yet. `scoundrel play` begins one.\n";
}

void run_export(const std::string& path) {
    FileStorage storage(or_fail(games_directory()));
    const Export all = or_fail(export_games(storage));
    tell_unreadable(all.unreadable, "cannot be read and is left out");
    if (path == "-") {
        std::cout << all.text;
    } else {
        or_fail(write_file(path, all.text));
        message(fmt::format("{} games written to {}", all.games, path));
    }
    if (!all.unreadable.empty()) throw Failure("not every game could be read, as said above");
}

void run_import(const std::vector<std::string>& paths) {
    FileStorage storage(or_fail(games_directory()));
    bool all_good = true;
    for (const std::string& path : paths) {
        const Merge merge = or_fail(import_games(storage, or_fail(read_file(path))));
        tell_unreadable(merge.refused, "of " + path + " is refused");
        message(fmt::format(
            "{}: {} added, {} known already, {} gone on further, {} kept apart, {} refused", path,
            merge.added, merge.known, merge.extended, merge.apart, merge.refused.size()));
        all_good &= merge.refused.empty();
    }
    if (!all_good) throw Failure("not every record is good");
}

}  // namespace

void add_stats_command(CLI::App& app) {
    auto json = std::make_shared<bool>(false);
    CLI::App* command =
        app.add_subcommand("stats", "Statistics of the games played, for each rule set");
    command->add_flag("--json", *json, "As JSON");
    command->footer(
        "First tries without help count by themselves; games with undo, hints, the solver or an\n"
        "open deck, deals played before and games given up are counted apart.");
    command->callback([json] { run_stats(*json); });
}

void add_history_command(CLI::App& app) {
    auto json = std::make_shared<bool>(false);
    auto play = std::make_shared<std::string>();
    CLI::App* command =
        app.add_subcommand("history", "List the games played, or print one's record");
    command->add_option("PLAY", *play, "The name of one playing, as listed: prints its record");
    command->add_flag("--json", *json, "The list as one line of JSON for each game");
    command->footer(
        "Example:\n  scoundrel history 20261115T093000Z-0123456789abcdef | scoundrel replay -");
    command->callback([json, play] { run_history(*play, *json); });
}

void add_export_command(CLI::App& app) {
    auto path = std::make_shared<std::string>("-");
    CLI::App* command =
        app.add_subcommand("export", "Write all games as records, for another device");
    command->add_option("FILE", *path, "Where to; standard output without it");
    command->callback([path] { run_export(*path); });
}

void add_import_command(CLI::App& app) {
    auto paths = std::make_shared<std::vector<std::string>>();
    CLI::App* command = app.add_subcommand("import", "Add records to the history");
    command->add_option("FILE", *paths, "Files of records, or - for standard input")->required();
    command->footer(
        "A game that is there already is not added again; nothing is ever overwritten.");
    command->callback([paths] { run_import(*paths); });
}

}  // namespace scoundrel::cli
