// The lab's long work, all of it: every missing seed is worked on once, on several threads, and the
// rows that come of it are handed over in the order of the seeds, by the thread that runs it all.
// Censuses, matches and bounds only say what is done with one seed.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

#include "lab/seeds.h"
#include "notation/error.h"

namespace scoundrel {

using Stop = std::function<bool()>;  // asked during the work: true ends it unfinished

// What one thread does with a seed. An error ends the whole work.
template <class Row>
using Worker = std::function<Result<Row>(std::uint64_t seed)>;
// Called once by each thread, so that a worker may have things of its own.
template <class Row>
using MakeWorker = std::function<Worker<Row>(const Stop& stop)>;

template <class Row>
struct Work {
    MakeWorker<Row> worker;
    int jobs = 1;  // threads
    // Keeps a row: true says that this is enough. A row that cannot be kept ends the work too, with
    // those kept so far in good order.
    std::function<Result<bool>(const Row&)> keep;
    // Called several times a second; true stops the work, and what is not finished is lost.
    std::function<Result<bool>()> pulse = [] { return Result<bool>(false); };
};

template <class Row>
class Run {
  public:
    Run(const Work<Row>& work, MissingSeeds seeds)
        : work_(work), seeds_(std::move(seeds)), all_(seeds_.count()) {}

    // True if every seed is done.
    Result<bool> run() {
        std::vector<std::thread> threads;
        for (int i = 0; i < work_.jobs; ++i) threads.emplace_back([this] { make(); });
        const auto done = hand_over();
        {
            const std::lock_guard lock(mutex_);  // a thread about to wait must not miss it
            stop_ = true;
        }
        may_go_on_.notify_all();
        for (std::thread& thread : threads) thread.join();
        return done;
    }

  private:
    static constexpr auto pulse_time = std::chrono::milliseconds(200);
    // How many may wait for a deal before them that takes long: they are lost with the program.
    static constexpr std::uint64_t furthest_ahead = 1024;

    // The thread's work: a seed after the other until there is none.
    void make() {
        const Worker<Row> work_on = work_.worker([this] { return stop_.load(); });
        while (const auto task = take()) {
            Result<Row> row = work_on(task->seed);
            if (stop_) return;  // it may not have been finished
            const std::lock_guard lock(mutex_);
            done_.emplace(task->number, std::move(row));
            if (task->number == kept_) is_due_now_.notify_one();
        }
    }

    struct Task {
        std::uint64_t number;  // counted from 0, in the order of the seeds
        std::uint64_t seed;
    };
    std::optional<Task> take() {
        std::unique_lock lock(mutex_);
        may_go_on_.wait(lock, [this] { return stop_ || taken_ < kept_ + furthest_ahead; });
        const auto seed = stop_ ? std::nullopt : seeds_.next();
        if (!seed) return {};
        return Task{taken_++, *seed};
    }

    Result<bool> hand_over() {
        while (true) {
            for (const Result<Row>& row : due()) {
                if (!row) return std::unexpected(row.error());
                if (const auto enough = work_.keep(*row); !enough || *enough)
                    return enough ? Result<bool>(false) : enough;
            }
            const auto stopped = work_.pulse();
            if (!stopped || *stopped) return stopped ? Result<bool>(false) : stopped;
            if (kept_ == all_) return true;
        }
    }

    // Those that come next in the order of seeds; waits a pulse for the first.
    std::vector<Result<Row>> due() {
        std::unique_lock lock(mutex_);
        is_due_now_.wait_for(lock, pulse_time, [this] { return is_due(); });
        std::vector<Result<Row>> rows;
        for (; is_due(); ++kept_) {
            rows.push_back(std::move(done_.begin()->second));
            done_.erase(done_.begin());
        }
        may_go_on_.notify_all();
        return rows;
    }
    bool is_due() const { return !done_.empty() && done_.begin()->first == kept_; }

    const Work<Row>& work_;
    std::atomic<bool> stop_ = false;

    std::mutex mutex_;  // guards what follows
    std::condition_variable is_due_now_;
    std::condition_variable may_go_on_;
    MissingSeeds seeds_;
    const std::uint64_t all_;
    std::uint64_t taken_ = 0;
    std::uint64_t kept_ = 0;
    std::map<std::uint64_t, Result<Row>> done_;  // by number, and not yet handed over
};

// True if every seed is done.
template <class Row>
Result<bool> run_work(const Work<Row>& work, MissingSeeds seeds) {
    return Run<Row>(work, std::move(seeds)).run();
}

}  // namespace scoundrel
