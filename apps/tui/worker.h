// Work off the thread of the views: hints, solutions, reviews. A job is told when nobody wants it
// any more, and what it gives is run back on the thread that asked.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace scoundrel::tui {

// Nobody wants the job any more once this is true.
using Unwanted = std::shared_ptr<std::atomic<bool>>;
// Done on a worker's thread; what it returns, on the thread that collects.
using Job = std::function<std::function<void()>(const Unwanted& unwanted)>;

// Whoever holds it still wants the job.
class Ticket {
  public:
    Ticket() = default;
    explicit Ticket(Unwanted unwanted) : unwanted_(std::move(unwanted)) {}
    ~Ticket() { drop(); }
    Ticket(Ticket&& other) noexcept : unwanted_(std::move(other.unwanted_)) {}
    Ticket& operator=(Ticket&& other) noexcept {
        drop();
        unwanted_ = std::move(other.unwanted_);
        return *this;
    }
    void drop() {
        if (unwanted_) unwanted_->store(true);
        unwanted_.reset();
    }

  private:
    Unwanted unwanted_;
};

class Worker {
  public:
    // `ring` is called, on a worker's thread, when there is something to collect.
    explicit Worker(std::function<void()> ring = [] {});
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    [[nodiscard]] Ticket ask(Job job);
    // Runs what finished jobs gave, but for those no longer wanted; tells whether there was any.
    // What a job threw is thrown here.
    bool collect();
    // A job that goes on has something to give already; called on its thread.
    void deliver(std::function<void()> give, const Unwanted& unwanted);
    // Something can be seen of a job at work; may be called on any thread.
    void ring() const { ring_(); }
    // Until everything asked for is done: for tests.
    void finish();

  private:
    struct Asked {
        Job job;
        Unwanted unwanted;
    };
    struct Done {
        std::function<void()> give;
        Unwanted unwanted;
    };
    static std::function<void()> done_by(const Asked& asked);
    void work();

    std::function<void()> ring_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Asked> asked_;
    std::vector<Done> done_;
    std::vector<Unwanted> busy_;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace scoundrel::tui
