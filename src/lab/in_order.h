// Work on many deals, on several threads: every missing seed is worked on once, and what comes of
// it is handed over in the order of the seeds, by the thread that runs it all.
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

template <class Product>
struct InOrder {
    using Stop = std::function<bool()>;  // asked during the work: true ends it unfinished
    using Worker = std::function<Product(std::uint64_t seed)>;

    int jobs = 1;                               // threads
    std::function<Worker(const Stop&)> worker;  // called once by each thread
    // A product that cannot be kept ends the work, with those kept so far in good order; so does
    // true, in peace.
    std::function<Result<bool>(const Product&)> keep;
    // Called several times a second; true stops the work, and what is not finished is lost.
    std::function<Result<bool>()> pulse;
};

template <class Product>
class InOrderRun {
  public:
    InOrderRun(const InOrder<Product>& work, MissingSeeds seeds)
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
        const auto work_on = work_.worker([this] { return stop_.load(); });
        while (const auto task = take()) {
            Product product = work_on(task->seed);
            if (stop_) return;  // it may not have been finished
            const std::lock_guard lock(mutex_);
            done_.emplace(task->number, std::move(product));
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
            for (const Product& product : due())
                if (const auto enough = work_.keep(product); !enough || *enough)
                    return enough ? Result<bool>(false) : enough;
            const auto stopped = work_.pulse();
            if (!stopped || *stopped) return stopped ? Result<bool>(false) : stopped;
            if (kept_ == all_) return true;
        }
    }

    // Those that come next in the order of seeds; waits a pulse for the first.
    std::vector<Product> due() {
        std::unique_lock lock(mutex_);
        is_due_now_.wait_for(lock, pulse_time, [this] { return is_due(); });
        std::vector<Product> products;
        for (; is_due(); ++kept_) {
            products.push_back(std::move(done_.begin()->second));
            done_.erase(done_.begin());
        }
        may_go_on_.notify_all();
        return products;
    }
    bool is_due() const { return !done_.empty() && done_.begin()->first == kept_; }

    const InOrder<Product>& work_;
    std::atomic<bool> stop_ = false;

    std::mutex mutex_;  // guards what follows
    std::condition_variable is_due_now_;
    std::condition_variable may_go_on_;
    MissingSeeds seeds_;
    const std::uint64_t all_;
    std::uint64_t taken_ = 0;
    std::uint64_t kept_ = 0;
    std::map<std::uint64_t, Product> done_;  // by number, and not yet handed over
};

}  // namespace scoundrel
