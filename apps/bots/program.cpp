#include "bots/program.h"

#include <fcntl.h>
#include <poll.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "command/failure.h"
#include "phrases/catalogue.h"

namespace scoundrel::cli {

namespace {

constexpr std::size_t longest_answer = std::size_t{64} << 10;

bool has_something(int fd) {
    pollfd end{fd, POLLIN, 0};
    return fd >= 0 && ::poll(&end, 1, 0) > 0;
}

}  // namespace

Program::Program(std::string command, std::chrono::seconds patience, const Confinement& confinement)
    : command_(std::move(command)),
      patience_(patience),
      running_(command_, confinement),
      errors_(command_) {
    ::fcntl(running_.to.get(), F_SETFL, O_NONBLOCK);
}

Program::~Program() {
    running_.to.close();
    running_.from.close();
    using namespace std::chrono;
    const auto deadline = steady_clock::now() + seconds(1);
    while (!running_.has_ended() && steady_clock::now() < deadline) {
        pollfd end{running_.errors.get(), POLLIN, 0};
        (void)::poll(&end, 1, 5);
        if (end.revents != 0) read_errors();
    }
    while (has_something(running_.errors.get()) && steady_clock::now() < deadline) read_errors();
}

double Program::processor_seconds() const {
    clockid_t clock{};
    timespec spent{};
    if (::clock_getcpuclockid(running_.process(), &clock) != 0 ||
        ::clock_gettime(clock, &spent) != 0)
        throw Failure(say({}, Phrase::player_ended, {{"player", command_}}));
    return static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) * 1e-9;
}

std::string Program::ask(const std::string& line) {
    const auto deadline = std::chrono::steady_clock::now() + patience_;
    const std::string request = line + "\n";
    std::string_view rest = request;
    while (true) {
        const auto end = heard_.find('\n');
        if (rest.empty() && end != heard_.npos) {
            const std::string answer = heard_.substr(0, end);
            heard_.erase(0, end + 1);
            return answer;
        }
        if (heard_.size() > longest_answer)
            throw Failure(say({}, Phrase::player_endless, {{"player", command_}}));
        await(!rest.empty(), deadline);
        write_some(rest);
        if (has_something(running_.errors.get())) read_errors();
        if (read_some()) continue;
        if (heard_.empty()) throw Failure(say({}, Phrase::player_ended, {{"player", command_}}));
        return std::exchange(heard_, "");  // a last line without its end
    }
}

// Until it has something to say, or takes what there is to write.
void Program::await(bool to_write, std::chrono::steady_clock::time_point deadline) {
    using namespace std::chrono;
    while (true) {
        const auto left = ceil<milliseconds>(deadline - steady_clock::now());
        pollfd ends[] = {{running_.from.get(), POLLIN, 0},
                         {to_write ? running_.to.get() : -1, POLLOUT, 0},
                         {running_.errors.get(), POLLIN, 0}};
        const int ready = left.count() <= 0 ? 0 : ::poll(ends, 3, static_cast<int>(left.count()));
        if (ready > 0) return;
        if (ready < 0 && errno == EINTR) continue;
        throw Failure(
            say({}, Phrase::player_slow,
                {{"player", command_}, {"seconds", static_cast<int>(patience_.count())}}));
    }
}

void Program::write_some(std::string_view& rest) {
    if (rest.empty()) return;
    const ssize_t written = ::write(running_.to.get(), rest.data(), rest.size());
    if (written >= 0)
        rest.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EAGAIN && errno != EINTR)
        rest = {};  // nobody listens: what it says, or its end, tells the rest
}

// False at the end of what it says.
bool Program::read_some() {
    if (!has_something(running_.from.get())) return true;
    char buffer[1 << 16];
    const ssize_t got = ::read(running_.from.get(), buffer, sizeof buffer);
    if (got > 0) heard_.append(buffer, static_cast<std::size_t>(got));
    return got > 0 || (got < 0 && errno == EINTR);
}

// Always what there is, so that it never waits for us; how much of it is shown is another matter.
void Program::read_errors() {
    char buffer[1 << 16];
    const ssize_t got = ::read(running_.errors.get(), buffer, sizeof buffer);
    if (got > 0)
        errors_.take({buffer, static_cast<std::size_t>(got)});
    else if (got == 0 || errno != EINTR)
        running_.errors.close();
}

}  // namespace scoundrel::cli
