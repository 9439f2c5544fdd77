// What a solution may cost, and what it has cost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

namespace scoundrel {

enum class Limit : std::uint8_t {
    none,
    memory,
    nodes,
    time,    // or whoever asked has lost interest
    chance,  // a die decides, which no search can
};

struct Limits {
    std::size_t memory = std::size_t{512} << 20;  // bytes
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::function<bool()> stop{};  // asked now and then: true ends the work
};

class Budget {
  public:
    explicit Budget(const Limits& limits) : limits_(limits) {}

    // Tells what was done; false once a limit is reached.
    bool spend(std::uint64_t nodes, std::size_t memory_in_use) {
        if (reached_ != Limit::none) return false;
        nodes_ += nodes;
        if (memory_in_use > memory_) memory_ = memory_in_use;
        if (nodes_ > limits_.nodes) reached_ = Limit::nodes;
        if (memory_in_use > limits_.memory) reached_ = Limit::memory;
        if (limits_.stop && nodes_ >= ask_at_) {
            ask_at_ = nodes_ + asked_every;
            if (limits_.stop()) reached_ = Limit::time;
        }
        return reached_ == Limit::none;
    }

    Limit reached() const { return reached_; }
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
