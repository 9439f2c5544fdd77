// `scoundrel census`: solves many deals into a file that survives its program, puts such files
// together, and tells what they say.
#include <iostream>
#include <memory>

#include "census_text.h"
#include "check_command.h"
#include "command/failure.h"
#include "commands.h"
#include "lab/rows_file.h"
#include "long_work.h"
#include "parts.h"
#include "phrases/catalogue.h"
#include "system/files.h"
#include "tell.h"
#include "text/named_game.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;

struct CensusOptions {
    std::string rules;
    std::string seeds;
    std::string out;
    std::string part;
    std::uint64_t megabytes = 512;
    int jobs = all_processors();
    bool verdict_only = false;
};

void run_census_command(const CensusOptions& options) {
    const SeedRange range = seeds_of_part(read_seeds(options.seeds), options.part);
    const CensusHead head{or_no_such(read_rules(options.rules), options.rules),
                          options.verdict_only ? Question::verdict : Question::everything};
    const std::string rules = print_rules(head.variant);
    if (head.variant.rules.monsters == Monsters::die)
        throw Failure(say({}, Phrase::census_die, {{"rules", rules}}));
    auto file = or_fail(CensusFile::open(options.out, head));
    const MissingSeeds missing(range, seeds_of(file.rows()));
    if (missing.count() > 0) or_fail(file.may_grow());
    LongWork work({.all = range.count(),
                   .busy = Phrase::census_busy,
                   .more = [&] { return Arguments{{"rules", rules}}; },
                   .sync = [&] { return file.sync(); }});
    const bool all =
        work.run<CensusRow>(census_worker(head, static_cast<std::size_t>(options.megabytes << 20)),
                            options.jobs, missing, [&](const CensusRow& row) -> Result<bool> {
                                if (const auto kept = file.append(row); !kept)
                                    return std::unexpected(kept.error());
                                return false;
                            });
    const std::string text =
        say({}, all ? Phrase::census_done : Phrase::census_stopped,
            {{"file", options.out}, {"done", work.done()}, {"all", work.all()}});
    if (!all) throw Failure(text);
    message(text);
}

Census read_census(const std::string& path) {
    const std::string text = or_fail(read_input(path, most_of_census));
    Census census = or_fail_in(path, parse_census(text));
    or_fail_in(path, sort_census(census));
    return census;
}

// For what is made of it and cannot say so itself.
void require_good(const std::string& path, const Census& census) {
    or_fail_in(path, require_good(census.checks));
}

Census read_part(const std::string& file) {
    Census census = read_census(file);
    require_good(file, census);
    if (!census.checks.there)
        message(
            say({}, Phrase::named_part, {{"whole", file}, {"part", tell_checks(census.checks)}}));
    return census;
}

Merged census_of_parts(const std::string& out, const std::vector<std::string>& files) {
    auto all = merge_files<Census>(files, read_part, merge_census);
    auto deals = seeds_of(all.rows);
    return {std::move(deals),
            [=, all = std::move(all)] { or_fail(write_file(out, print_census(all))); }};
}

struct ReportOptions {
    std::string file;
    TellOptions tell;
};

void run_report(const ReportOptions& options) {
    const Census census = read_census(options.file);
    const CensusReport report = census_report(census);
    if (report.deals == 0) throw Failure(say({}, Phrase::lab_no_rows, {{"file", options.file}}));
    tell_as_wanted(options.tell, {.title = census_title_of(report),
                                  .json = [&] { return census_report_json(report); },
                                  .report = [&] { return tell_census(report); },
                                  .csv = [&] { return census_csv(report); },
                                  .svg = [&] { return draw_census(report); }});
    require_good(options.file, census);
}

void run_census_check(const CheckOptions& options) {
    const std::uint64_t seed = sample_seed(options);
    const Census census = read_census(options.file);
    std::cout << tell_checks(census.checks) << "\n";
    const auto again = [&](const Stop& stop) -> Worker<CensusRow> {
        Limits limits;
        limits.memory = static_cast<std::size_t>(options.megabytes << 20);
        limits.stop = stop;
        return [&census, limits](std::uint64_t row) {
            return solve_row(census.head, census.rows[static_cast<std::size_t>(row)].seed, limits);
        };
    };
    do_again<CensusRow>(options, seed, census.rows, census.checks,
                        {.rules = print_rules(census.head.variant),
                         .worker = again,
                         .same = agree,
                         .print = print_census_row});
}

Command census_merge_command() {
    return merge_command({.what = Phrase::cmd_census_merge,
                          .out = Phrase::cmd_census_merge_out,
                          .example = "scoundrel census merge classic.txt here.txt there.txt",
                          .footer = say({}, Phrase::cmd_census_merge_more)},
                         census_of_parts);
}

Command report_command() {
    auto options = std::make_shared<ReportOptions>();
    Command command{.name = "report",
                    .what = say({}, Phrase::cmd_census_report),
                    .options = {Option("FILE", &options->file, Phrase::cmd_census_report_file)
                                    .take(Takes::file)
                                    .require()},
                    .examples = {{"scoundrel census report classic.txt --svg classic.svg"}},
                    .run = [options] { run_report(*options); }};
    for (const Option& option : tell_options(options->tell, Phrase::cmd_census_report_svg))
        command.options.push_back(option);
    return command;
}

Command check_command() {
    auto options = std::make_shared<CheckOptions>();
    Command command{.name = "check",
                    .what = say({}, Phrase::cmd_census_check),
                    .options = check_options(*options),
                    .examples = {{"scoundrel census check classic.txt --sample 1000"}},
                    .footer = say({}, Phrase::cmd_census_check_more),
                    .run = [options] { run_census_check(*options); }};
    command.options.push_back(
        Option("--memory", &options->megabytes, Phrase::cmd_memory).within(1, 1 << 24));
    return command;
}

}  // namespace

Command census_command() {
    auto options = std::make_shared<CensusOptions>();
    return {
        .name = "census",
        .options =
            {Option("RULES", &options->rules, Phrase::cmd_rules_named).require().take(Takes::rules),
             seeds_option(options->seeds, Phrase::cmd_seeds).require(),
             Option("--out", &options->out, Phrase::cmd_census_out).require().take(Takes::file),
             part_option(options->part),
             Option("--verdict-only", &options->verdict_only, Phrase::cmd_census_verdict_only),
             Option("--memory", &options->megabytes, Phrase::cmd_memory).within(1, 1 << 24),
             Option("--jobs", &options->jobs, Phrase::cmd_jobs).within(1, 256)},
        .examples = {{"scoundrel census classic --seeds 0..9999 --out classic.txt"},
                     {"scoundrel census report classic.txt"}},
        .footer = say({}, Phrase::cmd_census_more),
        .run = [options] { run_census_command(*options); },
        .parts = {census_merge_command(), report_command(), check_command()}};
}

}  // namespace scoundrel::cli
