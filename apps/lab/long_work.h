// What commands that work for long share: the seeds they are given, a line that tells how far they
// are, being stopped in good order, and going on from what is there.
#pragma once

#include <chrono>
#include <string>

#include "command/failure.h"
#include "command/interruption.h"
#include "command/progress.h"
#include "lab/run.h"
#include "notation/rules_text.h"
#include "phrases/catalogue.h"

namespace scoundrel::cli {

// "0..999"; ends the command if it is none.
inline constexpr std::uint64_t most_seeds = 1'000'000'000'000;  // keeps every count in range
SeedRange read_seeds(const std::string& text, std::uint64_t most = most_seeds);
// `--seeds`, which may be left away but not left empty: a script's variable may be.
Option seeds_option(std::string& seeds, Phrase help);

// Not after hours of work: ends the command if no file can be written there.
void check_out(const std::string& out);

// "1:02:03", "2:03"
std::string show_time(double seconds);

// As many threads as there are processors.
int all_processors();

// While it exists, Ctrl-C ends the work cleanly.
class LongWork {
  public:
    struct Plan {
        std::uint64_t all = 0;
        // Tells how far it is, with {done}, {all}, {rate} a second, time {left}, and what `more`
        // adds.
        Phrase busy;
        std::function<Arguments()> more;
        std::uint64_t there = 0;               // done before
        std::function<Result<void>()> sync{};  // puts what is done on the disk, every second
    };
    explicit LongWork(Plan plan);

    // The missing seeds, in order; true if all of them are done.
    template <class Row>
    bool run(const MakeWorker<Row>& worker, int jobs, const MissingSeeds& seeds,
             const std::function<Result<bool>(const Row&)>& keep) {
        plan_.there = plan_.all - seeds.count();
        const Work<Row> work{.worker = worker,
                             .jobs = useful_jobs(jobs, seeds.count()),
                             .keep =
                                 [&](const Row& row) {
                                     ++done_;
                                     return keep(row);
                                 },
                             .pulse = [this] { return pulse(); }};
        const bool all = or_fail(run_work(work, seeds));
        end();
        return all;
    }

    // For work with a course of its own: what is done by now. True if it is to stop.
    bool stop_after(std::uint64_t done) { return done_ = done, or_fail(pulse()); }
    void end();

    std::uint64_t done() const { return plan_.there + done_; }
    std::uint64_t all() const { return plan_.all; }
    double seconds() const { return progress_.elapsed().count(); }

  private:
    // No more threads than there is to do.
    static int useful_jobs(int jobs, std::uint64_t to_do);
    Result<bool> pulse();
    void show();

    Plan plan_;
    Interruption interruption_;
    std::uint64_t done_ = 0;  // since it began
    Progress progress_;
    std::chrono::steady_clock::time_point synced_ = std::chrono::steady_clock::now();
};

}  // namespace scoundrel::cli
