// `scoundrel bound`: what no player can beat with the deck hidden.
#include <fmt/core.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "command/failure.h"
#include "commands.h"
#include "json/json.h"
#include "lab/bound_report.h"
#include "long_work.h"
#include "phrases/catalogue.h"
#include "read_census.h"
#include "text/named_game.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

constexpr std::uint64_t most_deals = 10'000'000;

struct BoundOptions {
    std::string rules;
    std::string seeds;
    std::string census;
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

void run_bound_command(const BoundOptions& options) {
    const Variant variant = or_no_such(text::read_rules(options.rules), options.rules);
    if (variant.rules.monsters == Monsters::die) throw Failure(say({}, bound_no_die));
    const SeedRange seeds = read_seeds(options.seeds, most_deals);
    const bool counted = !options.census.empty();
    const CanBeWon census = counted ? count_census(options.census, variant.rules) : CanBeWon{};
    std::vector<BoundRow> rows;
    LongWork work(
        {.all = seeds.count(), .busy = bound_busy, .more = [&] {
             return Arguments{
                 {"deals", seeds.count()},
                 {"share", rows.empty() ? "..." : show_percent(bound_report(rows).given_away)}};
         }});
    const bool all =
        work.run<BoundRow>(bound_worker(variant.rules, options.plan), options.jobs,
                           MissingSeeds(seeds, {}), [&](const BoundRow& row) -> Result<bool> {
                               rows.push_back(row);
                               return false;
                           });
    if (!all) throw Failure(say({}, match_stopped, {{"done", work.done()}, {"all", work.all()}}));
    tell_bound(options, variant,
               counted ? bound_report(rows, census.won, census.deals) : bound_report(rows));
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
             Option("--jobs", &options->jobs, Phrase::cmd_jobs).within(1, 256),
             Option("--json", &options->json, Phrase::cmd_json)},
        .examples = {{"scoundrel bound classic --seeds 0..99 --census data/census/classic.txt"}},
        .footer = say({}, Phrase::cmd_bound_more),
        .run = [options] { run_bound_command(*options); }};
}

}  // namespace scoundrel::cli
