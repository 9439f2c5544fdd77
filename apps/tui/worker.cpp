#include "tui/worker.h"

#include <algorithm>
#include <csignal>
#include <exception>

namespace scoundrel::tui {

namespace {

// A long review must not keep a hint waiting.
constexpr int thread_count = 2;

}  // namespace

Worker::Worker(std::function<void()> ring) : ring_(std::move(ring)) {}

Worker::~Worker() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        asked_.clear();
        for (const Unwanted& unwanted : busy_) unwanted->store(true);
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

Ticket Worker::ask(Job job) {
    const auto unwanted = std::make_shared<std::atomic<bool>>(false);
    {
        const std::lock_guard lock(mutex_);
        asked_.push_back({std::move(job), unwanted});
        if (threads_.size() < thread_count) {
            // Signals are for the thread that draws, but for a crash, which is this one's own.
            sigset_t all, before;
            sigfillset(&all);
            for (const int crash : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT})
                sigdelset(&all, crash);
            pthread_sigmask(SIG_SETMASK, &all, &before);
            threads_.emplace_back([this] { work(); });
            pthread_sigmask(SIG_SETMASK, &before, nullptr);
        }
    }
    changed_.notify_one();
    return Ticket(unwanted);
}

// What is thrown ends the program as it would have on the thread that asked: there it unwinds, and
// the screen is given back.
std::function<void()> Worker::done_by(const Asked& asked) {
    try {
        return asked.job(asked.unwanted);
    } catch (...) {
        return [thrown = std::current_exception()] { std::rethrow_exception(thrown); };
    }
}

void Worker::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return ending_ || !asked_.empty(); });
        if (ending_) return;
        Asked asked = std::move(asked_.front());
        asked_.pop_front();
        busy_.push_back(asked.unwanted);
        lock.unlock();
        std::function<void()> give;
        if (!asked.unwanted->load()) give = done_by(asked);
        lock.lock();
        std::erase(busy_, asked.unwanted);
        if (give) done_.push_back({std::move(give), asked.unwanted});
        changed_.notify_all();
        if (give || !done_.empty()) ring_();
    }
}

void Worker::deliver(std::function<void()> give, const Unwanted& unwanted) {
    {
        const std::lock_guard lock(mutex_);
        done_.push_back({std::move(give), unwanted});
    }
    ring_();
}

bool Worker::collect() {
    std::vector<Done> done;
    {
        const std::lock_guard lock(mutex_);
        done.swap(done_);
    }
    bool any = false;
    for (const Done& one : done) {
        if (one.unwanted->load()) continue;
        one.give();
        any = true;
    }
    return any;
}

void Worker::finish() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return asked_.empty() && busy_.empty(); });
}

}  // namespace scoundrel::tui
