// `scoundrel bound`: what no player can beat with the deck hidden.
#include <fmt/core.h>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <memory>

#include "command/failure.h"
#include "commands.h"
#include "json/json.h"
#include "lab/bound_text.h"
#include "long_work.h"
#include "phrases/catalogue.h"
#include "read_census.h"
#include "text/named_game.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

constexpr std::uint64_t most_deals = 10'000'000;

struct BoundOptions {
    std::string rules;
    std::string seeds;
    std::string census;
    std::string out;
    ForesightPlan plan;
    int jobs = all_processors();
    bool json = false;
};

struct CanBeWon {
    std::uint64_t won = 0, deals = 0;
};

// A deal that was not decided counts as won: the bound stays one.
CanBeWon count_census(const std::string& path, const Rules& rules) {
    const Census census = read_census(path, rules);
    CanBeWon counted;
    counted.deals = census.rows.size();
    for (const CensusRow& row : census.rows) counted.won += row.verdict != Verdict::lost ? 1 : 0;
    return counted;
}

// Its interval is a normal one, which knows no ends; a share does.
std::string show_percent(const Estimate& estimate) {
    const auto percent = [](double share) { return 100 * std::clamp(share, 0.0, 1.0); };
    return fmt::format("{:6.2f}% [{:.2f}, {:.2f}]", percent(estimate.mean),
                       percent(estimate.mean - estimate.error),
                       percent(estimate.mean + estimate.error));
}

Json json_of(const Estimate& estimate) {
    return {{"mean", estimate.mean}, {"error", estimate.error}};
}

void tell_bound(const BoundOptions& options, const Variant& variant, const BoundReport& report) {
    if (options.json) {
        std::cout << print_json({{"rules", print_rules(variant)},
                                 {"deals", report.deals},
                                 {"orders", options.plan.orders},
                                 {"can_be_won", json_of(report.can_be_won)},
                                 {"given_away", json_of(report.given_away)},
                                 {"bound", json_of(report.bound)},
                                 {"limited", report.limited},
                                 {"rooms", report.rooms}})
                  << "\n";
        return;
    }
    const Voice voice = Voice::of(variant);
    const auto row = [&](Phrase phrase, const Estimate& estimate) {
        return fmt::format("{:<24} {}\n", say(voice, phrase), show_percent(estimate));
    };
    std::cout << say(voice, bound_title,
                     {{"rules", print_rules(variant)},
                      {"deals", report.deals},
                      {"orders", options.plan.orders},
                      {"rooms", report.rooms}})
              << "\n"
              << row(bound_can_be_won, report.can_be_won)
              << row(bound_given_away, report.given_away) << row(bound_bound, report.bound);
    if (report.limited > 0)
        std::cout << say(voice, bound_limited,
                         {{"most", options.plan.rooms}, {"deals", report.limited}})
                  << "\n";
}

// Those of the file, and what is missing; in the order of their seeds, so that the same deals come
// to the same sums.
std::vector<BoundRow> look_at_deals(const BoundOptions& options, const Variant& variant,
                                    SeedRange seeds) {
    std::optional<BoundFile> file;
    if (!options.out.empty())
        file.emplace(or_fail(BoundFile::open(options.out, {variant, options.plan})));
    std::vector<BoundRow> rows;
    if (file)
        std::ranges::copy_if(file->rows(), std::back_inserter(rows),
                             [&](const BoundRow& row) { return seeds.has(row.seed); });
    std::vector<std::uint64_t> there;
    for (const BoundRow& row : rows) there.push_back(row.seed);
    LongWork work(
        {.all = seeds.count(),
         .busy = bound_busy,
         .more =
             [&] {
                 const bool none = rows.empty();
                 return Arguments{
                     {"share", none ? "..." : show_percent(bound_report(rows).given_away)}};
             },
         .sync = [&] { return file ? file->sync() : Result<void>(); }});
    const bool all =
        work.run<BoundRow>(bound_worker(variant.rules, options.plan), options.jobs,
                           MissingSeeds(seeds, there), [&](const BoundRow& row) -> Result<bool> {
                               if (file)
                                   if (const auto kept = file->append(row); !kept)
                                       return std::unexpected(kept.error());
                               rows.push_back(row);
                               return false;
                           });
    if (!all) {
        if (file) text::message(say({}, bound_kept, {{"file", options.out}}));
        throw Failure(say({}, match_stopped, {{"done", work.done()}, {"all", work.all()}}));
    }
    std::ranges::sort(rows, {}, &BoundRow::seed);
    return rows;
}

void run_bound_command(const BoundOptions& options) {
    const Variant variant = or_no_such(text::read_rules(options.rules), options.rules);
    if (variant.rules.monsters == Monsters::die) throw Failure(say({}, bound_no_die));
    const SeedRange seeds = read_seeds(options.seeds, most_deals);
    const bool counted = !options.census.empty();
    const CanBeWon census = counted ? count_census(options.census, variant.rules) : CanBeWon{};
    tell_bound(options, variant, [&] {
        const auto rows = look_at_deals(options, variant, seeds);
        return counted ? bound_report(rows, census.won, census.deals) : bound_report(rows);
    }());
}

}  // namespace

Command bound_command() {
    auto options = std::make_shared<BoundOptions>();
    return {
        .name = "bound",
        .options =
            {Option("RULES", &options->rules, Phrase::cmd_rules_named).take(Takes::rules).require(),
             Option("--seeds", &options->seeds, Phrase::cmd_seeds).require(),
             Option("--census", &options->census, Phrase::cmd_bound_census).take(Takes::file),
             Option("--orders", &options->plan.orders, Phrase::cmd_bound_orders)
                 .within(0, 1'000'000),
             Option("--rooms", &options->plan.rooms, Phrase::cmd_bound_rooms)
                 .within(1, 1'000'000'000),
             Option("--seed", &options->plan.seed, Phrase::cmd_bound_seed),
             Option("--out", &options->out, Phrase::cmd_match_out).take(Takes::file),
             Option("--jobs", &options->jobs, Phrase::cmd_jobs).within(1, 256),
             Option("--json", &options->json, Phrase::cmd_json)},
        .examples = {{"scoundrel bound classic --seeds 0..99 --census data/census/classic.txt"}},
        .footer = say({}, Phrase::cmd_bound_more),
        .run = [options] { run_bound_command(*options); }};
}

}  // namespace scoundrel::cli
