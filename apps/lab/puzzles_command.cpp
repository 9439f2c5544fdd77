// `scoundrel puzzles`: finds puzzles in games that it plays, into a file that survives its program,
// and proves such files again.
#include <iostream>
#include <memory>

#include "check_command.h"
#include "command/failure.h"
#include "commands.h"
#include "lab/rows_file.h"
#include "long_work.h"
#include "phrases/catalogue.h"
#include "system/files.h"
#include "text/named_game.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;

struct PuzzlesOptions {
    std::string rules;
    std::string seeds;
    std::string out;
    int each = 14;
    int jobs = all_processors();
};

std::string count_grades(const std::vector<Puzzle>& rows) {
    int counts[grade_count + 1]{};
    for (const Puzzle& row : rows) ++counts[grade_of(row)];
    std::string text;
    for (int grade = 1; grade <= grade_count; ++grade)
        text += (grade > 1 ? ", " : "") + std::to_string(counts[grade]);
    return text;
}

// Deals that gave nothing leave no trace, but rows stand in the order of their seeds: whatever
// comes before the last of them was looked at.
SeedRange still_to_do(SeedRange range, const std::vector<Puzzle>& rows) {
    if (!rows.empty() && rows.back().seed >= range.first)
        range.first = std::min(rows.back().seed + 1, range.last);
    return range;
}

void run_puzzles(const PuzzlesOptions& options) {
    const SeedRange range = read_seeds(options.seeds);
    const Variant variant = or_no_such(read_rules(options.rules), options.rules);
    const std::string rules = print_rules(variant);
    if (variant.rules.monsters == Monsters::die)
        throw Failure(say({}, Phrase::census_die, {{"rules", rules}}));
    auto file = or_fail(PuzzlesFile::open(options.out, variant));
    std::vector<Puzzle>& rows = file.rows();
    PuzzleQuota quota(options.each);
    for (const Puzzle& row : rows) quota.add(row);
    const auto found = [&] { return std::uint64_t{rows.size()}; };
    const SeedRange left = still_to_do(range, rows);
    LongWork work({.all = left.count(),
                   .busy = Phrase::puzzles_busy,
                   .more = [&] { return Arguments{{"rules", rules}, {"found", found()}}; },
                   .sync = [&] { return file.sync(); }});
    const bool all =
        quota.full() ||
        work.run<PuzzleRow>(puzzle_worker(variant), options.jobs, MissingSeeds(left, {}),
                            [&](const PuzzleRow& row) -> Result<bool> {
                                if (!row.puzzle || !quota.wants(*row.puzzle)) return false;
                                if (const auto kept = file.append(*row.puzzle); !kept)
                                    return std::unexpected(kept.error());
                                rows.push_back(*row.puzzle);
                                quota.add(*row.puzzle);
                                return quota.full();
                            });
    const bool done = all || quota.full();
    const std::string text =
        say({}, done ? Phrase::puzzles_done : Phrase::puzzles_stopped,
            {{"file", options.out}, {"found", found()}, {"grades", count_grades(rows)}});
    if (!done) throw Failure(text);
    message(text);
}

// Everything in a row is found out again: the best move, what all others come to, and who picks it.
void run_puzzles_check(const CheckOptions& options) {
    const std::uint64_t seed = sample_seed(options);
    const std::string text = or_fail(read_input(options.file, most_of_census));
    const Puzzles puzzles = or_fail_in(options.file, parse_puzzles(text));
    std::cout << tell_checks(puzzles.checks) << "\n";
    const auto again = [&](const Stop&) -> Worker<Puzzle> {
        return [&](std::uint64_t place) -> Result<Puzzle> {
            const Puzzle& row = puzzles.rows[static_cast<std::size_t>(place)];
            return measure(row.position, row.known, row.seed).value_or(Puzzle{});
        };
    };
    do_again<Puzzle>(options, seed, puzzles.rows, puzzles.checks,
                     {.rules = print_rules(puzzles.variant),
                      .worker = again,
                      .same = [](const Puzzle& a, const Puzzle& b) { return a == b; },
                      .print = print_puzzle});
}

Command puzzles_check_command() {
    auto options = std::make_shared<CheckOptions>();
    options->sample = 1'000'000;
    return {.name = "check",
            .what = say({}, Phrase::cmd_puzzles_check),
            .options = check_options(*options),
            .examples = {{"scoundrel puzzles check data/puzzles/classic.txt"}},
            .footer = say({}, Phrase::cmd_puzzles_check_more),
            .run = [options] { run_puzzles_check(*options); }};
}

}  // namespace

Command puzzles_command() {
    auto options = std::make_shared<PuzzlesOptions>();
    return {
        .name = "puzzles",
        .options =
            {Option("RULES", &options->rules, Phrase::cmd_rules_named).take(Takes::rules).require(),
             Option("--seeds", &options->seeds, Phrase::cmd_puzzles_seeds).require(),
             Option("--out", &options->out, Phrase::cmd_puzzles_out).take(Takes::file).require(),
             Option("--each", &options->each, Phrase::cmd_puzzles_each).within(1, 1000),
             Option("--jobs", &options->jobs, Phrase::cmd_jobs).within(1, 256)},
        .examples =
            {{"scoundrel puzzles classic --seeds 400000000000..400000999999 --out classic.txt"},
             {"scoundrel puzzles check classic.txt"}},
        .footer = say({}, Phrase::cmd_census_more),
        .run = [options] { run_puzzles(*options); },
        .parts = {puzzles_check_command()}};
}

}  // namespace scoundrel::cli
