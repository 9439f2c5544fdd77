// What `census check` and `match check` share: the checks of a file are told, and a sample of its
// rows is done again.
#pragma once

#include <functional>
#include <string>

#include "command/command.h"
#include "lab/checked_lines.h"
#include "lab/run.h"
#include "lab/sample.h"
#include "long_work.h"

namespace scoundrel::cli {

struct CheckOptions {
    std::string file;
    std::uint64_t sample = 100;
    std::string seed;
    std::uint64_t megabytes = 512;
    std::string net;
    std::string key;
    int jobs = all_processors();
};

// "3 lines fail their checks: 7, 9 and 10. …", or that there are none, or that all is well.
std::string tell_checks(const Checks& checks);

// FILE, --sample, --seed and --jobs.
std::vector<Option> check_options(CheckOptions& options);

// The seed of the sample: as it is given, or any.
std::uint64_t sample_seed(const CheckOptions& options);

struct Tally {
    std::uint64_t rows = 0;    // that can be done again
    std::uint64_t sample = 0;  // that are to be
    std::uint64_t done = 0;
    std::uint64_t wrong = 0;  // of these, other than the file says
};

// Ends the command if anything is not as it should be.
void tell_tally(const CheckOptions& options, const Checks& checks, std::uint64_t seed,
                const Tally& tally);

void tell_difference(std::uint64_t seed, const std::string& row, const std::string& again);

template <class Row>
struct DoneAgain {
    std::string rules;
    MakeWorker<Row> worker;  // of the place among the rows
    std::function<bool(const Row&, const Row&)> same;
    std::function<std::string(const Row&)> print;
};

template <class Row>
void do_again(const CheckOptions& options, std::uint64_t seed, const std::vector<Row>& rows,
              const Checks& checks, const DoneAgain<Row>& plan) {
    const auto sample = sample_of(rows.size(), options.sample, seed);
    Tally tally{.rows = rows.size(), .sample = sample.size()};
    const auto compare = [&](const Row& again) -> Result<bool> {
        const Row& row = rows[sample[static_cast<std::size_t>(tally.done++)]];
        if (!plan.same(row, again)) {
            ++tally.wrong;
            tell_difference(row.seed, plan.print(row), plan.print(again));
        }
        return false;
    };
    const auto worker = [&](const Stop& stop) -> Worker<Row> {
        return [&, again = plan.worker(stop)](std::uint64_t place) {
            return again(sample[static_cast<std::size_t>(place)]);
        };
    };
    if (!sample.empty())
        LongWork({.all = sample.size(),
                  .busy = Phrase::check_busy,
                  .more = [&] { return Arguments{{"rules", plan.rules}}; }})
            .run<Row>(worker, options.jobs, MissingSeeds({0, sample.size() - 1}, {}), compare);
    tell_tally(options, checks, seed, tally);
}

}  // namespace scoundrel::cli
