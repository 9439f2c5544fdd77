// Requests on standard input, read while others are being answered, so that one that asks to stop
// is heard.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "system/line_input.h"

namespace scoundrel::cli {

class Incoming {
  public:
    // Whether a line asks to end the request in flight.
    using IsStop = bool (*)(std::string_view line);

    Incoming(std::size_t longest_line, IsStop is_stop);
    ~Incoming();
    Incoming(const Incoming&) = delete;
    Incoming& operator=(const Incoming&) = delete;

    // The next line, which is in flight until it is answered; nothing at the end of the input.
    Result<std::optional<InputLine>> next();
    // Said before the answer is out: whoever has it may send a request and its `stop` at once.
    void answered();
    // Whether the line in flight is to end.
    bool stop_asked() const { return stopped_.load(std::memory_order_relaxed) == number_; }

  private:
    void read();
    void take(InputLine line);

    std::size_t longest_line_;
    IsStop is_stop_;
    int wake_[2] = {-1, -1};  // a pipe that ends the reading
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<InputLine> waiting_;
    std::size_t bytes_ = 0;  // in all of these
    std::optional<Error> failed_;
    bool ended_ = false;
    bool in_flight_ = false;
    std::uint64_t number_ = 0;  // of the line handed out last
    std::atomic<std::uint64_t> stopped_ = 0;
    std::thread reader_;
};

}  // namespace scoundrel::cli
