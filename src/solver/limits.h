// What a solution may cost, and what it has cost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

namespace scoundrel {

// What ended the work before its proof.
enum class Limit : std::uint8_t {
    none,    // nothing did
    memory,  // Limits::memory
    nodes,   // Limits::nodes
    time,    // or the caller asked it to stop
    chance,  // a die decides, which no search can
};

// What the work may cost; without any it goes on to the proof, or until memory is full.
struct Limits {
    std::size_t memory = std::size_t{512} << 20;                      // bytes
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  // rooms or positions
    std::function<bool()> stop{};  // asked now and then: true ends the work
    // A score that will do, for a caller who knows that there is none better: a line that reaches
    // it ends the search without a proof.
    int enough = std::numeric_limits<int>::max();
};

// Counts what work has cost, and notices the first limit that is reached. For solvers themselves;
// who calls solve() hands in Limits.
class Budget {
  public:
    // Nothing is spent yet. The limits must outlive it.
    explicit Budget(const Limits& limits) : limits_(limits) {}

    // Tells of work done; false once a limit is reached.
    bool spend(std::uint64_t nodes) {
        if (reached_ != Limit::none) return false;
        nodes_ += nodes;
        if (nodes_ >= limits_.nodes) {
            reached_ = Limit::nodes;
        } else if (limits_.stop && nodes_ >= ask_at_) {
            ask_at_ = nodes_ + asked_every;
            if (limits_.stop()) reached_ = Limit::time;
        }
        return reached_ == Limit::none;
    }

    // Tells of memory in use; false once a limit is reached.
    bool hold(std::size_t bytes) {
        if (bytes > memory_) memory_ = bytes;
        if (reached_ == Limit::none && bytes > limits_.memory) reached_ = Limit::memory;
        return reached_ == Limit::none;
    }

    // The limit that was reached first.
    Limit reached() const { return reached_; }
    // Work done so far.
    std::uint64_t nodes() const { return nodes_; }
    std::size_t memory() const { return memory_; }  // the most in use at once

  private:
    static constexpr std::uint64_t asked_every = 256;

    const Limits& limits_;
    Limit reached_ = Limit::none;
    std::uint64_t nodes_ = 0;
    std::uint64_t ask_at_ = 0;
    std::size_t memory_ = 0;
};

}  // namespace scoundrel
