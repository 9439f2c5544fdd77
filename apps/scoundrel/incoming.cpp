#include "scoundrel/incoming.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>

#include "command/failure.h"
#include "phrases/catalogue.h"

namespace scoundrel::cli {

namespace {

// Whoever sends more than this without waiting for answers waits for them after all.
constexpr std::size_t most_waiting = 10'000, most_waiting_bytes = std::size_t{64} << 20;

}  // namespace

Incoming::Incoming(std::size_t longest_line, IsStop is_stop)
    : longest_line_(longest_line), is_stop_(is_stop) {
    if (::pipe2(wake_, O_CLOEXEC) != 0) throw Failure(say({}, Phrase::no_pipe));
    reader_ = std::thread([this] { read(); });
}

Incoming::~Incoming() {
    ::close(wake_[1]);
    {
        const std::lock_guard lock(mutex_);
        ended_ = true;
    }
    changed_.notify_all();
    reader_.join();
    ::close(wake_[0]);
}

Result<std::optional<InputLine>> Incoming::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !waiting_.empty() || ended_; });
    if (waiting_.empty()) {
        if (failed_) return std::unexpected(*failed_);
        return std::nullopt;
    }
    InputLine line = std::move(waiting_.front());
    waiting_.pop_front();
    bytes_ -= line.text.size();
    ++number_;
    in_flight_ = true;
    lock.unlock();
    changed_.notify_all();
    return line;
}

void Incoming::answered() {
    const std::lock_guard lock(mutex_);
    in_flight_ = false;
}

// A request is in flight for whoever sent it, whether it has been begun or not: `stop` ends the
// oldest that has no answer yet.
void Incoming::take(InputLine line) {
    std::unique_lock lock(mutex_);
    if (is_stop_(line.text) && (in_flight_ || !waiting_.empty()))
        stopped_ = in_flight_ ? number_ : number_ + 1;
    changed_.wait(lock, [&] {
        return (waiting_.size() < most_waiting && bytes_ < most_waiting_bytes) || ended_;
    });
    bytes_ += line.text.size();
    waiting_.push_back(std::move(line));
    lock.unlock();
    changed_.notify_all();
}

void Incoming::read() {
    InputLine line;
    bool any = false;
    char buffer[1 << 16];
    while (true) {
        pollfd ends[] = {{STDIN_FILENO, POLLIN, 0}, {wake_[0], POLLIN, 0}};
        if (::poll(ends, 2, -1) < 0 && errno != EINTR) break;
        if (ends[1].revents != 0) return;
        const ssize_t got = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (got <= 0) {
            if (any) take(std::move(line));
            const std::lock_guard lock(mutex_);
            if (got < 0) failed_ = Error{ErrorCode::storage, say({}, Phrase::error_input_unread)};
            ended_ = true;
            break;
        }
        for (const char c : std::string_view(buffer, static_cast<std::size_t>(got))) {
            any = c != '\n';
            if (!any)
                take(std::exchange(line, {}));
            else if (line.text.size() < longest_line_)
                line.text.push_back(c);
            else
                line.too_long = true;
        }
    }
    changed_.notify_all();
}

}  // namespace scoundrel::cli
