// The lab's long work, all of it: every missing seed is worked on once, on several threads, and the
// rows that come of it are handed over in the order of the seeds, by the thread that runs it all.
// Censuses, matches and bounds only say what is done with one seed.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

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
    std::uint64_t furthest_ahead() const {
        return std::max<std::uint64_t>(1024,
                                       4 * largest_batch * static_cast<std::size_t>(work_.jobs));
    }

    // A few seeds that follow each other, worked on by one thread: what takes microseconds each
    // must not queue for every one of them. Numbers are counted from 0, in the order of the seeds.
    struct Batch {
        std::uint64_t number = 0;
        std::vector<std::uint64_t> seeds{};
    };
    using Rows = std::vector<Result<Row>>;
    static constexpr std::size_t largest_batch = 256;
    using Clock = std::chrono::steady_clock;
    static constexpr Clock::duration batch_time = std::chrono::microseconds(500);

    // The thread's work: a batch after the other until there is none, each of as many as take that
    // time. Rows are handed over as soon as they may be missed.
    void make() {
        const Worker<Row> work_on = work_.worker([this] { return stop_.load(); });
        std::size_t size = 1;
        for (Batch batch = take(size); !batch.seeds.empty(); batch = take(size)) {
            const auto began = Clock::now();
            Rows rows;
            rows.reserve(batch.seeds.size());
            Clock::duration taken{};
            const std::size_t look = batch.seeds.size() / 16 + 1;  // a clock takes time, too
            for (std::size_t done = 1; done <= batch.seeds.size(); ++done) {
                rows.push_back(work_on(batch.seeds[done - 1]));
                if (stop_) return;  // it may not have been finished
                const bool last = done == batch.seeds.size();
                if (!last && done % look != 0) continue;
                taken = Clock::now() - began;
                if (last || taken > batch_time)
                    batch.number += add(batch.number, std::exchange(rows, {}));
            }
            size = next_size(size, taken);
        }
    }
    static std::size_t next_size(std::size_t size, Clock::duration taken) {
        if (2 * taken < batch_time) return std::min(2 * size, largest_batch);
        if (taken <= batch_time) return size;
        return std::max<std::size_t>(1, size * static_cast<std::size_t>(batch_time.count()) /
                                            static_cast<std::size_t>(taken.count()));
    }

    // How many.
    std::uint64_t add(std::uint64_t number, Rows rows) {
        const std::lock_guard lock(mutex_);
        const std::uint64_t count = rows.size();
        done_.emplace(number, std::move(rows));
        if (number == kept_) is_due_now_.notify_one();
        return count;
    }

    Batch take(std::size_t most) {
        std::unique_lock lock(mutex_);
        may_go_on_.wait(lock, [this] { return stop_ || taken_ < kept_ + furthest_ahead(); });
        Batch batch{.number = taken_};
        while (!stop_ && batch.seeds.size() < most) {
            const auto seed = seeds_.next();
            if (!seed) break;
            batch.seeds.push_back(*seed);
        }
        taken_ += batch.seeds.size();
        return batch;
    }

    Result<bool> hand_over() {
        while (true) {
            for (const Rows& rows : due())
                for (const Result<Row>& row : rows) {
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
    std::vector<Rows> due() {
        std::unique_lock lock(mutex_);
        is_due_now_.wait_for(lock, pulse_time, [this] { return is_due(); });
        std::vector<Rows> batches;
        while (is_due()) {
            kept_ += done_.begin()->second.size();
            batches.push_back(std::move(done_.begin()->second));
            done_.erase(done_.begin());
        }
        may_go_on_.notify_all();
        return batches;
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
    std::map<std::uint64_t, Rows> done_;  // by the number of the first, and not yet handed over
};

// True if every seed is done.
template <class Row>
Result<bool> run_work(const Work<Row>& work, MissingSeeds seeds) {
    return Run<Row>(work, std::move(seeds)).run();
}

}  // namespace scoundrel
