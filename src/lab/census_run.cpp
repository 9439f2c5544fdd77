#include "lab/census_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace scoundrel {

namespace {

constexpr auto pulse_time = std::chrono::milliseconds(200);
// How many rows may wait for a deal before them that takes long: they are lost with the program.
constexpr std::uint64_t furthest_ahead = 1024;

class CensusRun {
  public:
    CensusRun(const CensusWork& work, MissingSeeds seeds)
        : work_(work), seeds_(std::move(seeds)), all_(seeds_.count()) {}

    Result<bool> run() {
        std::vector<std::thread> threads;
        for (int i = 0; i < work_.jobs; ++i) threads.emplace_back([this] { solve_rows(); });
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
    // The thread's work: a seed after the other until there is none.
    void solve_rows() {
        Limits limits;
        limits.memory = work_.memory;
        limits.stop = [this] { return stop_.load(); };
        while (const auto task = take()) {
            const CensusRow row = solve_row(work_.head, task->seed, limits);
            if (stop_) return;  // it may not have been finished
            const std::lock_guard lock(mutex_);
            done_.emplace(task->number, row);
            if (task->number == kept_) row_is_due_.notify_one();
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
            for (const CensusRow& row : due_rows())
                if (const auto kept = work_.keep(row); !kept) return std::unexpected(kept.error());
            const auto stopped = work_.pulse();
            if (!stopped || *stopped) return stopped ? Result<bool>(false) : stopped;
            if (kept_ == all_) return true;
        }
    }

    // Those that come next in the order of seeds; waits a pulse for the first.
    std::vector<CensusRow> due_rows() {
        std::unique_lock lock(mutex_);
        row_is_due_.wait_for(lock, pulse_time, [this] { return is_due(); });
        std::vector<CensusRow> rows;
        for (; is_due(); ++kept_) {
            rows.push_back(done_.begin()->second);
            done_.erase(done_.begin());
        }
        may_go_on_.notify_all();
        return rows;
    }
    bool is_due() const { return !done_.empty() && done_.begin()->first == kept_; }

    const CensusWork& work_;
    std::atomic<bool> stop_ = false;

    std::mutex mutex_;  // guards what follows
    std::condition_variable row_is_due_;
    std::condition_variable may_go_on_;
    MissingSeeds seeds_;
    const std::uint64_t all_;
    std::uint64_t taken_ = 0;
    std::uint64_t kept_ = 0;
    std::map<std::uint64_t, CensusRow> done_;  // by number, and not yet handed over
};

}  // namespace

MissingSeeds::MissingSeeds(SeedRange range, const std::vector<CensusRow>& there)
    : range_(range), at_(range.first) {
    for (const CensusRow& row : there)
        if (row.seed >= range.first && row.seed <= range.last) there_.push_back(row.seed);
    std::ranges::sort(there_);
    const auto twice = std::ranges::unique(there_);
    there_.erase(twice.begin(), twice.end());
}

std::optional<std::uint64_t> MissingSeeds::next() {
    while (!ended_) {
        const std::uint64_t seed = at_;
        ended_ = at_ == range_.last;
        ++at_;
        if (next_there_ == there_.size() || there_[next_there_] != seed) return seed;
        ++next_there_;
    }
    return {};
}

Result<bool> run_census(const CensusWork& work, MissingSeeds seeds) {
    return CensusRun(work, std::move(seeds)).run();
}

}  // namespace scoundrel
