// `scoundrel dailies`: which days need another deal than their first, found by the solver and
// written as the table that src/game/daily.cpp compiles in; and how the days of a year differ.
#include <fmt/core.h>

#include <iostream>
#include <memory>

#include "command/failure.h"
#include "commands.h"
#include "daily_year.h"
#include "game/daily.h"
#include "lab/census.h"
#include "long_work.h"
#include "system/files.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

constexpr int most_tries = 100;  // one deal in a hundred is lost: far beyond what a day needs

struct TableOptions {
    std::string from{first_daily};
    int years = 20;
    std::string out;
    int jobs = all_processors();
};

struct TableRow {
    DayNumber day;
    int number = 1;  // the first of its deals that can be won
};

Result<TableRow> first_that_can_be_won(std::uint64_t day, const Stop& stop) {
    const DayNumber number{std::chrono::days(day)};
    Limits limits;
    limits.stop = stop;
    for (int i = 1; i <= most_tries; ++i) {
        const GameId id = daily_candidate(Variant{}, print_day(number), i);
        const CensusRow row =
            solve_row({Variant{}, Question::verdict}, seed_number(id.seed), limits);
        if (row.verdict == Verdict::won) return TableRow{number, i};
        if (row.verdict == Verdict::unknown && !stop())
            return fail(ErrorCode::not_available,
                        say({}, Phrase::error_undecided, {{"game", print_game_id(id)}}));
        if (stop()) break;
    }
    return TableRow{number, 0};  // stopped: it is not kept
}

std::string print_table(const TableOptions& options, const std::string& last,
                        const std::vector<TableRow>& exceptions) {
    std::string text = fmt::format(
        "// Days whose first deal of classic is proved lost, and which one is dealt instead. Made "
        "by\n"
        "//   scoundrel dailies table --from {} --years {} --out src/game/daily_exceptions.inc\n"
        "constexpr std::string_view daily_exceptions_from = \"{}\", daily_exceptions_to = \"{}\";\n"
        "constexpr DailyException daily_exceptions[] = {{\n",
        options.from, options.years, options.from, last);
    for (const TableRow& row : exceptions) {
        std::string day = print_day(row.day);
        std::erase(day, '-');
        text += fmt::format("    {{{}, {}}},\n", day, row.number);
    }
    return text + "};\n";
}

void run_table(const TableOptions& options) {
    const auto first = parse_day(options.from);
    if (!first) throw Failure(say({}, dailies_from), exit_usage);
    const std::chrono::year_month_day begin(*first);
    const DayNumber end = std::chrono::sys_days(begin + std::chrono::years(options.years));
    check_out(options.out);
    const auto number = [](DayNumber day) {
        return static_cast<std::uint64_t>(day.time_since_epoch().count());
    };
    const SeedRange range{number(*first), number(end) - 1};
    std::vector<TableRow> exceptions;
    LongWork work({.all = range.count(), .busy = dailies_busy, .more = [] { return Arguments{}; }});
    const bool all = work.run<TableRow>(
        [](const Stop& stop) -> Worker<TableRow> {
            return [stop](std::uint64_t day) { return first_that_can_be_won(day, stop); };
        },
        options.jobs, MissingSeeds(range, {}),
        [&](const TableRow& row) -> Result<bool> {
            if (row.number > 1) exceptions.push_back(row);
            return false;
        });
    if (!all) throw Failure(say({}, dailies_stopped));
    or_fail(write_file(options.out,
                       print_table(options, print_day(end - std::chrono::days(1)), exceptions)));
    text::message(say({}, dailies_table_done,
                      {{"file", options.out},
                       {"days", range.count()},
                       {"lost", std::uint64_t{exceptions.size()}}}));
}

struct YearOptions {
    int year = 0;
    std::string out;
    std::string svg;
    int jobs = all_processors();
};

void run_year(const YearOptions& options) {
    check_out(options.out);
    if (!options.svg.empty()) check_out(options.svg);
    const DailyYear year = play_year(options.year, options.jobs);
    or_fail(write_file(options.out, print_year(year)));
    if (!options.svg.empty()) or_fail(write_file(options.svg, draw_year(year)));
    std::cout << tell_year(year);
}

Command table_command() {
    auto options = std::make_shared<TableOptions>();
    return {
        .name = "table",
        .what = say({}, cmd_dailies_table),
        .options = {Option("--from", &options->from, cmd_dailies_from),
                    Option("--years", &options->years, cmd_dailies_years).within(1, 100),
                    Option("--out", &options->out, cmd_dailies_out).take(Takes::file).require(),
                    Option("--jobs", &options->jobs, cmd_jobs).within(1, 256)},
        .examples = {{"scoundrel dailies table --years 20 --out src/game/daily_exceptions.inc"}},
        .run = [options] { run_table(*options); }};
}

Command year_command() {
    auto options = std::make_shared<YearOptions>();
    return {
        .name = "year",
        .what = say({}, cmd_dailies_year),
        .options = {Option("YEAR", &options->year, cmd_dailies_which).within(2026, 2999).require(),
                    Option("--out", &options->out, cmd_dailies_days).take(Takes::file).require(),
                    Option("--svg", &options->svg, cmd_census_report_svg).take(Takes::file),
                    Option("--jobs", &options->jobs, cmd_jobs).within(1, 256)},
        .examples = {{"scoundrel dailies year 2026 --out 2026.txt --svg 2026.svg"}},
        .footer = say({}, cmd_dailies_year_more),
        .run = [options] { run_year(*options); }};
}

}  // namespace

Command dailies_command() {
    return {.name = "dailies", .parts = {table_command(), year_command()}};
}

}  // namespace scoundrel::cli
