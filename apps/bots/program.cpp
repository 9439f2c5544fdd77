#include "bots/program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <array>
#include <atomic>
#include <cerrno>
#include <mutex>
#include <utility>

#include "command/failure.h"
#include "words/catalogue.h"

namespace scoundrel::cli {

namespace {

constexpr std::size_t longest_answer = std::size_t{1} << 20;
constexpr int ending_signals[] = {SIGINT, SIGTERM, SIGHUP};

// The process groups to end when we are ended; 0 for none.
std::array<std::atomic<pid_t>, 1024> running;
static_assert(std::atomic<pid_t>::is_always_lock_free, "a signal handler reads it");

void note(pid_t was, pid_t is) {
    for (auto& place : running)
        if (pid_t expected = was; place.compare_exchange_strong(expected, is)) return;
}

void end_with_us(int signal) {
    for (const auto& place : running)
        if (const pid_t group = place; group > 0) ::kill(-group, SIGKILL);
    ::signal(signal, SIG_DFL);
    ::raise(signal);
}

// What is ignored stays ignored, as under nohup; and a command that ends in good order by itself
// ends its programs too.
void catch_ending_signals() {
    for (const int signal : ending_signals) {
        struct sigaction before{};
        if (::sigaction(signal, nullptr, &before) == 0 && before.sa_handler == SIG_DFL)
            ::signal(signal, end_with_us);
    }
}

// None of them arrives while it lives: between the fork and our knowing of the child.
class SignalsHeld {
  public:
    SignalsHeld() {
        sigset_t held;
        sigemptyset(&held);
        for (const int signal : ending_signals) sigaddset(&held, signal);
        ::pthread_sigmask(SIG_BLOCK, &held, &before_);
    }
    ~SignalsHeld() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    SignalsHeld(const SignalsHeld&) = delete;
    SignalsHeld& operator=(const SignalsHeld&) = delete;

  private:
    sigset_t before_{};
};

// What the child does: it never returns.
[[noreturn]] void become(const std::string& command, int in, int out) {
    ::setpgid(0, 0);  // so that all it starts can be ended with it
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // where we are killed without a chance to end it
#endif
    ::dup2(in, STDIN_FILENO);
    ::dup2(out, STDOUT_FILENO);
    for (const int signal : {SIGPIPE, SIGXFSZ}) ::signal(signal, SIG_DFL);
    ::execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
}

// Whether it has ended; its number stays taken until it is waited for.
bool has_ended(pid_t child) {
    siginfo_t info{};
    const auto id = static_cast<id_t>(child);
    return ::waitid(P_PID, id, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0;
}

}  // namespace

Program::Program(std::string command, std::chrono::seconds patience)
    : command_(std::move(command)), patience_(patience) {
    // Two at once would hand each other's pipes to their children.
    static std::mutex one_at_a_time;
    const std::lock_guard lock(one_at_a_time);
    int to[2];
    int from[2];
    if (::pipe(to) != 0 || ::pipe(from) != 0) throw Failure("no pipe to " + command_);
    for (const int fd : {to[0], to[1], from[0], from[1]}) ::fcntl(fd, F_SETFD, FD_CLOEXEC);
    catch_ending_signals();
    {
        const SignalsHeld held;
        child_ = ::fork();
        if (child_ > 0) {
            ::setpgid(child_, child_);  // both sides do: either may come first
            note(0, child_);
        }
    }
    if (child_ < 0) throw Failure("cannot start " + command_);
    if (child_ == 0) become(command_, to[0], from[1]);
    ::close(to[0]);
    ::close(from[1]);
    to_ = to[1];
    from_ = from[0];
    ::fcntl(to_, F_SETFL, O_NONBLOCK);
}

Program::~Program() {
    ::close(to_);
    ::close(from_);
    for (useconds_t pause = 1'000; pause < 1'000'000 && !has_ended(child_); pause *= 2)
        ::usleep(pause);  // a second in all
    ::kill(-child_, SIGKILL);
    note(child_, 0);
    ::waitpid(child_, nullptr, 0);
}

double Program::processor_seconds() const {
    clockid_t clock{};
    timespec spent{};
    if (::clock_getcpuclockid(child_, &clock) != 0 || ::clock_gettime(clock, &spent) != 0)
        throw Failure(command_ + " has ended");
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
        if (heard_.size() > longest_answer) throw Failure(command_ + " answers without end");
        await(!rest.empty(), deadline);
        write_some(rest);
        if (read_some()) continue;
        if (heard_.empty()) throw Failure(command_ + " has ended before the game has");
        return std::exchange(heard_, "");  // a last line without its end
    }
}

// Until it has something to say, or takes what there is to write.
void Program::await(bool to_write, std::chrono::steady_clock::time_point deadline) {
    using namespace std::chrono;
    while (true) {
        const auto left = ceil<milliseconds>(deadline - steady_clock::now());
        pollfd ends[] = {{from_, POLLIN, 0}, {to_write ? to_ : -1, POLLOUT, 0}};
        const int ready = left.count() <= 0 ? 0 : ::poll(ends, 2, static_cast<int>(left.count()));
        if (ready > 0) return;
        if (ready < 0 && errno == EINTR) continue;
        throw Failure(
            say({}, Phrase::player_slow,
                {{"player", command_}, {"seconds", static_cast<int>(patience_.count())}}));
    }
}

void Program::write_some(std::string_view& rest) {
    if (rest.empty()) return;
    const ssize_t written = ::write(to_, rest.data(), rest.size());
    if (written >= 0)
        rest.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EAGAIN && errno != EINTR)
        throw Failure(command_ + " has ended before the game has");
}

// False at the end of what it says.
bool Program::read_some() {
    pollfd end{from_, POLLIN, 0};
    if (::poll(&end, 1, 0) <= 0) return true;
    char buffer[1 << 16];
    const ssize_t got = ::read(from_, buffer, sizeof buffer);
    if (got > 0) heard_.append(buffer, static_cast<std::size_t>(got));
    return got > 0 || (got < 0 && errno == EINTR);
}

}  // namespace scoundrel::cli
