// `scoundrel stats`, `history`, `export` and `import`: the games that were kept.
#include <fmt/core.h>

#include <iostream>
#include <memory>

#include "coach/progress_svg.h"
#include "coach/quick_review.h"
#include "coach/review_words.h"
#include "command/failure.h"
#include "command/interruption.h"
#include "command/progress.h"
#include "game/days.h"
#include "game/history_query.h"
#include "game/import.h"
#include "game/milestones.h"
#include "game/progress.h"
#include "game/statistics.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "protocol/history_json.h"
#include "protocol/progress_json.h"
#include "scoundrel/commands.h"
#include "scoundrel/find_game.h"
#include "scoundrel_version.h"
#include "storage/figures_file.h"
#include "storage/file_storage.h"
#include "system/files.h"
#include "text/game_text.h"
#include "text/gate.h"
#include "text/progress_text.h"
#include "words/rule_names.h"

namespace scoundrel::cli {

namespace {

using namespace text;
using enum Phrase;

void tell_unreadable(const std::vector<Unreadable>& unreadable) {
    for (const Unreadable& game : unreadable)
        message("scoundrel: " +
                say({}, history_left_out, {{"game", game.name}, {"why", game.why}}));
}

// A game that somebody else wrote in is told of; as long as it can have happened, it counts.
void tell_changed(FileStorage& storage) {
    for (const std::string& name : or_fail(storage.list()))
        if (storage.check(name) == Check::changed)
            message("scoundrel: " + say({}, history_changed, {{"game", name}}));
}

History read_all(FileStorage& storage) {
    History history = or_fail(read_history(storage));
    tell_unreadable(history.unreadable);
    tell_changed(storage);
    return history;
}

// Where there is nothing to list. What is kept but cannot be read is no empty history.
void tell_nothing(const History& history) {
    const int unreadable = static_cast<int>(history.unreadable.size());
    std::cout << say({}, unreadable > 0 ? history_unreadable : history_empty,
                     {{"games", unreadable}})
              << "\n";
}

Voice voice_of(const std::string& rules) {
    const auto variant = parse_rules(rules);
    return variant ? Voice::of(*variant) : Voice{};
}

// A bar for each score, scaled to the most frequent.
std::string histogram(const GameTally& tally) {
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

std::string tell_tally(const Voice& voice, const GameTally& tally) {
    const auto mean = [&](int sum) {
        return say_score(voice, static_cast<double>(sum) / tally.games);
    };
    return "    " +
           say(voice, stats_games,
               {{"games", tally.games},
                {"won", tally.wins},
                {"lost", tally.losses()},
                {"percent", win_points(static_cast<double>(tally.wins) / tally.games)},
                {"best", *tally.best_score},
                {"mean", say_score(voice, tally.mean_score())}}) +
           "\n    " +
           say(voice, stats_means,
               {{"cleared", mean(tally.sums.rooms_cleared)},
                {"gone", mean(tally.sums.rooms_avoided)},
                {"damage", mean(tally.sums.damage_taken)},
                {"healed", mean(tally.sums.healed)},
                {"slain", mean(tally.sums.monsters_slain)}}) +
           "\n";
}

void tell_statistics_of(const RuleStatistics& rules) {
    const Variant variant = parse_rules(rules.rules).value_or(Variant{});
    const Voice voice = Voice::of(variant);
    std::cout << fmt::format("{} ({})\n", name_of(variant), rules.rules);
    if (rules.clean.games > 0) {
        std::cout << "  " << say(voice, stats_clean) << "\n"
                  << tell_tally(voice, rules.clean) << "    "
                  << say(voice, stats_streak, {{"now", rules.streak}, {"best", rules.best_streak}})
                  << "\n"
                  << histogram(rules.clean);
    }
    if (rules.marked.games > 0)
        std::cout << "  " << say(voice, stats_marked) << "\n" << tell_tally(voice, rules.marked);
    if (rules.repeated.games > 0)
        std::cout << "  " << say(voice, stats_repeated) << "\n"
                  << tell_tally(voice, rules.repeated);
    if (rules.abandoned + rules.in_progress > 0)
        std::cout << "  "
                  << say(voice, stats_unfinished,
                         {{"abandoned", rules.abandoned}, {"playing", rules.in_progress}})
                  << "\n";
}

struct StatsOptions {
    bool json = false;
    bool review = false;
    std::string svg;
};

// What is not reviewed yet, newest first. Whoever does not want to wait leaves what is done.
void review_rest(FileStorage& storage, const History& history, KeptFigures& figures) {
    std::vector<const Summary*> rest;
    for (const Summary& game : history.games)
        if (is_clean(game) && figures.book.find(game.digest) == nullptr) rest.push_back(&game);
    std::ranges::reverse(rest);
    const Interruption interruption;
    Progress progress;
    for (std::size_t i = 0; i < rest.size() && !interruption.asked(); ++i) {
        if (progress.due())
            progress.show(
                say({}, progress_busy,
                    {{"done", static_cast<int>(i)}, {"all", static_cast<int>(rest.size())}}));
        const auto found = review_quickly(or_fail(read_game(storage, rest[i]->name)),
                                          [&] { return interruption.asked(); });
        if (found) figures.add(rest[i]->digest, *found);
    }
    progress.wipe();
    interruption.end_if_asked();
}

// Of the rules of the game finished last.
std::string draw_last(const History& history, const FiguresBook& book) {
    std::string rules;
    for (const Summary& game : history.games)
        if (is_clean(game)) rules = game.rules;
    const SkillProgress progress = skill_progress(history.games, rules, book);
    if (progress.games.empty()) throw Failure(say({}, stats_no_picture));
    return draw_progress(progress);
}

void run_stats(const StatsOptions& options) {
    FileStorage storage(or_fail(games_directory()));
    const History history = read_all(storage);
    KeptFigures figures = open_figures(figures_path(), version);
    if (options.review) review_rest(storage, history, figures);
    if (!options.svg.empty()) {
        or_fail(write_file(options.svg, draw_last(history, figures.book)));
        message(say({}, reply_written, {{"file", options.svg}}));
    }
    if (!options.json) return tell_statistics(history);
    std::cout << print_json(statistics_json(history.games, figures.book)) << "\n";
}

// Why a game is not a clean first try, in brackets; empty if it is one.
std::string tell_apart(const Summary& game) {
    const Voice voice = voice_of(game.rules);
    std::vector<std::string> reasons = list_marks(voice, game.marks);
    if (game.repeated) reasons.insert(reasons.begin(), say(voice, mark_repeated));
    if (is_practice(game) && !game.repeated) reasons.push_back(say(voice, mark_practice));
    if (game.abandoned) reasons.push_back(say(voice, mark_abandoned));
    std::string text;
    for (const auto& reason : reasons)
        text += (text.empty() ? "  (" : say(voice, list_comma)) + reason;
    return text.empty() ? "" : text + ")";
}

Json listed_json(const Summary& game, Result<Check> check) {
    const std::string_view said = check == Check::good      ? "good"
                                  : check == Check::changed ? "changed"
                                                            : "none";
    return {{"play", game.play},
            {"started", game.started},
            {"game", game.game},
            {"result", print_outcome(game.outcome)},
            {"moves", game.moves},
            {"undo", game.marks.undo},
            {"hint", game.marks.hint},
            {"solve", game.marks.solve},
            {"open", game.marks.open},
            {"position", game.marks.position},
            {"repeated", game.repeated},
            {"abandoned", game.abandoned},
            {"practice", is_practice(game)},
            {"puzzle", game.puzzle.empty() ? Json() : Json(game.puzzle)},
            {"check", said}};
}

void show_game(const std::string& play, bool json) {
    FileStorage storage(or_fail(games_directory()));
    const auto game = find_by_name(or_fail(read_history(storage)), play);
    if (!game) throw NoSuchName(say({}, history_unknown, {{"game", play}}));
    const std::string record = print_record(or_fail(read_game(storage, game->name)).record());
    if (!json) return print_data(record);
    Json summary = listed_json(*game, storage.check(game->name));
    summary["record"] = record;
    std::cout << print_json(summary) << "\n";
}

void list_games(bool json, const std::string& find) {
    FileStorage storage(or_fail(games_directory()));
    const History history = read_all(storage);
    const auto found = HistoryQuery(find).among(history.games);
    for (const Summary& game : found) {
        if (json)
            std::cout << print_json(listed_json(game, storage.check(game.name))) << "\n";
        else
            std::cout << fmt::format("{}  {}  {}{}\n", game.play, printable(called(game)),
                                     print_outcome(game.outcome), tell_apart(game));
    }
    if (json) return;
    if (history.games.empty()) return tell_nothing(history);
    if (!find.empty())
        message(say({}, find_count,
                    {{"found", static_cast<int>(found.size())},
                     {"all", static_cast<int>(history.games.size())}}));
}

void run_export(const std::string& path) {
    FileStorage storage(or_fail(games_directory()));
    const Export all = or_fail(export_games(storage));
    tell_unreadable(all.unreadable);
    tell_changed(storage);
    if (path == "-") {
        print_data(all.text);
    } else {
        or_fail(write_file(path, all.text));
        message(say({}, export_written, {{"games", all.games}, {"file", path}}));
    }
    if (!all.unreadable.empty()) throw Failure(say({}, export_incomplete));
}

// What one file holds; false if not all of it is good.
bool import_file(Storage& storage, const std::string& path) {
    const auto text = read_input(path, most_of_records);
    if (!text) {
        message("scoundrel: " + text.error().message);
        return false;
    }
    const Merge merge = or_fail(import_games(storage, *text));
    for (const Unreadable& record : merge.refused)
        message("scoundrel: " +
                say({}, import_refused,
                    {{"record", record.name}, {"file", path}, {"why", record.why}}));
    message(say({}, import_counts,
                {{"file", path},
                 {"added", merge.added},
                 {"known", merge.known},
                 {"extended", merge.extended},
                 {"apart", merge.apart},
                 {"refused", static_cast<int>(merge.refused.size())}}));
    return merge.refused.empty();
}

void run_import(const std::vector<std::string>& paths) {
    FileStorage storage(or_fail(games_directory()));
    bool all_good = true;
    for (const std::string& path : paths) all_good &= import_file(storage, path);
    if (!all_good) throw Failure(say({}, verify_failed));
}

}  // namespace

void tell_statistics(const History& history) {
    const auto all = statistics(history.games);
    if (all.empty()) return tell_nothing(history);
    const FiguresBook book = open_figures(figures_path(), version).book;
    for (const RuleStatistics& rules : all) {
        tell_statistics_of(rules);
        if (rules.clean.games > 0)
            std::cout << tell_skill(rules, skill_progress(history.games, rules.rules, book));
    }
    std::cout << tell_milestones(milestones(history.games, book));
}

Command stats_command() {
    auto options = std::make_shared<StatsOptions>();
    return {.name = "stats",
            .what = say({}, Phrase::cmd_stats),
            .options = {Option("--review", &options->review, Phrase::cmd_stats_review),
                        Option("--svg", &options->svg, Phrase::cmd_stats_svg).take(Takes::file),
                        Option("--json", &options->json, Phrase::cmd_json)},
            .footer = say({}, Phrase::cmd_stats_more),
            .run = [options] { run_stats(*options); }};
}

Command history_command() {
    auto json = std::make_shared<bool>(false);
    auto play = std::make_shared<std::string>();
    auto find = std::make_shared<std::string>();
    return {.name = "history",
            .what = say({}, Phrase::cmd_history),
            .options = {Option("PLAY", play.get(), Phrase::cmd_history_play).take(Takes::kept),
                        Option("--find", find.get(), Phrase::cmd_history_find).exclude({"PLAY"}),
                        Option("--json", json.get(), Phrase::cmd_history_json)},
            .examples = {{"scoundrel history"},
                         {"scoundrel history --find 'won classic 2026-11'"},
                         {"scoundrel history last > game.record"},
                         {"scoundrel history 20261115T0930", say({}, Phrase::cmd_names)}},
            .run = [json, play, find] {
                play->empty() ? list_games(*json, *find) : show_game(*play, *json);
            }};
}

Command export_command() {
    auto path = std::make_shared<std::string>("-");
    return {.name = "export",
            .what = say({}, Phrase::cmd_export),
            .options = {Option("FILE", path.get(), Phrase::cmd_export_file).take(Takes::file)},
            .run = [path] { run_export(*path); }};
}

Command import_command() {
    auto paths = std::make_shared<std::vector<std::string>>();
    return {.name = "import",
            .what = say({}, Phrase::cmd_import),
            .options =
                {Option("FILE", paths.get(), Phrase::cmd_import_file).take(Takes::file).require()},
            .footer = say({}, Phrase::cmd_import_more),
            .run = [paths] { run_import(*paths); }};
}

}  // namespace scoundrel::cli
