#include "strategy_study.h"

#include <iostream>
#include <map>
#include <memory>

#include "bots/players.h"
#include "command/failure.h"
#include "lab/strategy_text.h"
#include "long_work.h"
#include "phrases/catalogue.h"
#include "strategy_report.h"
#include "system/files.h"
#include "text/named_game.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

constexpr int usual_rooms = JudgePlan{}.choosing;
static_assert(usual_rooms * 2 / 3 == JudgePlan{}.judging);

struct StrategyOptions {
    std::string rules = "classic";
    std::uint64_t games = 60;
    int rooms = usual_rooms;
    int jobs = all_processors();
    std::string out, csv, from, table, picture, html;
    bool json = false;
};

// Plays what is missing. Rows count in the order of their seeds, those of the file with the others.
StrategySheet play(const StrategyOptions& options) {
    StrategyPlan plan{or_no_such(text::read_rules(options.rules), options.rules)};
    const LoadedNet net = load_net(plan.variant, "");
    plan.net = net.hash;
    plan.judge = {options.rooms, options.rooms * 2 / 3};
    std::optional<StrategyFile> file;
    if (!options.out.empty()) file.emplace(or_fail(StrategyFile::open(options.out, plan)));
    const SeedRange seeds{0, options.games - 1};
    std::map<std::uint64_t, StrategyRow> rows;
    if (file)
        for (const StrategyRow& row : file->rows())
            if (seeds.has(row.seed)) rows.emplace(row.seed, row);
    std::vector<std::uint64_t> there;
    for (const auto& [seed, row] : rows) there.push_back(seed);
    LongWork work({.all = seeds.count(),
                   .busy = strategy_busy,
                   .more = [] { return Arguments{}; },
                   .sync = [&] { return file ? file->sync() : Result<void>(); }});
    const bool done = work.run<StrategyRow>(strategy_worker(plan, net.net), options.jobs,
                                            MissingSeeds(seeds, there),
                                            [&](const StrategyRow& row) -> Result<bool> {
                                                if (file)
                                                    if (const auto kept = file->append(row); !kept)
                                                        return std::unexpected(kept.error());
                                                rows.emplace(row.seed, row);
                                                return false;
                                            });
    if (!done) {
        if (file) text::message(say({}, strategy_kept, {{"file", options.out}}));
        throw Failure(
            say({}, match_stopped, {{"done", std::uint64_t{rows.size()}}, {"all", seeds.count()}}));
    }
    StrategyFigures figures;
    for (const auto& [seed, row] : rows) figures.add(row);
    return sheet_of(plan, figures);
}

void study(const StrategyOptions& options) {
    for (const std::string& made : {options.csv, options.html})
        if (!made.empty()) check_out(made);
    const StrategySheet sheet = options.from.empty() ? play(options) : read_sheet(options.from);
    if (!options.csv.empty()) or_fail(write_file(options.csv, print_sheet(sheet)));
    std::cout << (!options.picture.empty() ? strategy_picture(sheet, options.picture)
                  : !options.table.empty() ? strategy_table(sheet, options.table)
                  : options.json           ? print_json(sheet_json(sheet)) + "\n"
                                           : strategy_report(sheet))
              << std::flush;
    if (!options.html.empty())
        write_html(options.html, strategy_heading(sheet), strategy_page(sheet), {});
}

}  // namespace

Command strategy_command() {
    auto options = std::make_shared<StrategyOptions>();
    return {
        .name = "strategy",
        .what = say({}, cmd_study_strategy),
        .options = {Option("RULES", &options->rules, cmd_study_strategy_rules).take(Takes::rules),
                    Option("--games", &options->games, cmd_study_strategy_games)
                        .within(std::uint64_t{1}, std::uint64_t{10'000'000}),
                    Option("--rooms", &options->rooms, cmd_study_strategy_rooms).within(3, 10'000),
                    Option("--out", &options->out, cmd_study_strategy_out).take(Takes::file),
                    Option("--csv", &options->csv, cmd_study_strategy_csv).take(Takes::file),
                    Option("--jobs", &options->jobs, cmd_jobs).within(1, 256),
                    Option("--from", &options->from, cmd_study_strategy_from)
                        .take(Takes::file)
                        .exclude({"RULES", "--games", "--rooms", "--out", "--csv", "--jobs"}),
                    Option("--table", &options->table, cmd_study_strategy_table)
                        .one_of(strategy_table_names()),
                    Option("--picture", &options->picture, cmd_study_strategy_picture)
                        .one_of(strategy_picture_names())
                        .exclude({"--table"}),
                    Option("--json", &options->json, cmd_json).exclude({"--table", "--picture"}),
                    Option("--html", &options->html, cmd_tell_html).take(Takes::file)},
        .examples = {{"scoundrel study strategy --games 60 --csv strategy.csv"},
                     {"scoundrel study strategy --from strategy.csv --table rules"}},
        .footer = say({}, cmd_study_strategy_more),
        .run = [options] { study(*options); }};
}

}  // namespace scoundrel::cli
