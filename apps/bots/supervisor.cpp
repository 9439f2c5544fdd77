#include "bots/supervisor.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>

#include "bots/process_tree.h"
#include "command/arguments.h"
#include "command/failure.h"
#include "phrases/catalogue.h"

namespace scoundrel::cli {

namespace {

// In the supervisor.
constexpr int life = 3;    // at its end we are gone
constexpr int status = 4;  // where it tells that it has begun
constexpr int first_unused = 5;

struct Pipe {
    Pipe() {
        int ends[2];
        if (::pipe(ends) != 0) throw Failure(say({}, Phrase::error_no_pipe));
        out = Descriptor(ends[0]);
        in = Descriptor(ends[1]);
        for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    Descriptor out, in;
};

// What it needs and has made before there was a supervisor, in which only system calls are safe:
// it is a copy of a program of several threads, and locks of theirs may be held for ever.
struct Task {
    const char* command;
    const Walls* walls;  // none: it is not apart
    bool own_user;
    std::array<int, first_unused> descriptors;  // its own, by the numbers they get
};

pid_t safe_fork() {
#ifdef __linux__
    return ::_Fork();
#else
    return ::fork();
#endif
}

// Only these, under their numbers. Another program's, above all, must not be held open from here.
void take_descriptors(const std::array<int, first_unused>& wanted) {
    std::array<int, first_unused> high{};
    constexpr int above_all = 64;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        high[i] = ::fcntl(wanted[i], F_DUPFD, above_all);
    for (std::size_t i = 0; i < wanted.size(); ++i) ::dup2(high[i], static_cast<int>(i));
#ifdef __linux__
    ::close_range(first_unused, ~0U, 0);
#else
    for (int fd = ::getdtablesize() - 1; fd >= first_unused; --fd) ::close(fd);
#endif
    for (const int own : {life, status}) ::fcntl(own, F_SETFD, FD_CLOEXEC);
}

void set_all_signals(void (*what)(int)) {
    for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, what);
}

[[noreturn]] void become_program(const Task& task, bool own_files, pid_t supervisor) {
    ::setsid();  // from here it cannot join the supervisor's own group
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // should the supervisor be killed
    if (::getppid() != supervisor) ::_exit(127);
#else
    (void)supervisor;
#endif
    renounce_rights(task.walls != nullptr);
    set_all_signals(SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    const char* const arguments[] = {"sh", "-c", task.command, nullptr};
    ::execve("/bin/sh", const_cast<char* const*>(arguments),
             own_files ? task.walls->environment() : environ);
    ::_exit(127);
}

// Until the program has ended or we have.
void wait_for_end(pid_t program) {
    sigset_t all_but_children;
    sigfillset(&all_but_children);
    sigdelset(&all_but_children, SIGCHLD);
    while (true) {
        for (pid_t ended; (ended = ::waitpid(-1, nullptr, WNOHANG)) != 0;)
            if (ended == program || (ended < 0 && errno != EINTR)) return;
        fd_set ends;
        FD_ZERO(&ends);
        FD_SET(life, &ends);
        if (::pselect(life + 1, &ends, nullptr, nullptr, nullptr, &all_but_children) > 0) return;
    }
}

[[noreturn]] void supervise(const Task& task) {
    take_descriptors(task.descriptors);
    ::setsid();  // no signal from a terminal reaches it, and no terminal is to be had
    sigset_t all;
    sigfillset(&all);
    ::sigprocmask(SIG_SETMASK, &all, nullptr);
    ::signal(SIGCHLD, [](int) {});  // only wakes it
    Supervised::Status begun;
    if (task.walls != nullptr) {
        const auto guards = task.walls->build(task.own_user);
        if (!guards) ::_exit(1);
        begun.guards = *guards;
    } else {
        begun.guards.children = adopt_orphans();
    }
    const pid_t self = ::getpid();
    begun.program = safe_fork();
    if (begun.program == 0) become_program(task, begun.guards.files, self);
    for (const int stream : {0, 1, 2}) ::close(stream);  // so that their ends are the program's
    (void)!::write(status, &begun, sizeof begun);
    ::close(status);
    if (begun.program > 0) {
        wait_for_end(begun.program);
        if (task.walls == nullptr)
            end_all_below(begun.program);  // else all end with their namespace
    }
    ::_exit(0);
}

}  // namespace

void Descriptor::close() {
    if (fd_ >= 0) ::close(std::exchange(fd_, -1));
}

bool Supervised::start(const std::string& command, const Walls* walls) {
    Pipe in, out, err, alive, told;
    const Task task{command.c_str(),
                    walls,
                    false,
                    {in.out.get(), out.in.get(), err.in.get(), alive.out.get(), told.in.get()}};
    if (walls != nullptr) {
        const Walls::Fork fork = Walls::fork_apart();
        supervisor_ = fork.process;
        if (supervisor_ == 0) {
            Task apart = task;
            apart.own_user = fork.own_user;
            supervise(apart);
        }
    } else {
        supervisor_ = ::fork();
        if (supervisor_ == 0) supervise(task);
    }
    if (supervisor_ < 0) return false;
    told.in.close();
    ssize_t got = -1;
    do got = ::read(told.out.get(), &status_, sizeof status_);
    while (got < 0 && errno == EINTR);
    if (got != sizeof status_ || status_.program < 0) {
        alive.in.close();
        ::waitpid(supervisor_, nullptr, 0);
        return false;
    }
    to = std::move(in.in);
    from = std::move(out.out);
    errors = std::move(err.out);
    life_ = std::move(alive.in);
    return true;
}

Supervised::Supervised(const std::string& command, const Confinement& confinement) {
    hide_from_others();
    if (confinement.wanted) {
        const Walls walls(confinement);
        if (start(command, &walls)) return;
    }
    if (!start(command, nullptr))
        throw Failure(say({}, Phrase::error_cannot_start, {{"command", command}}));
}

bool Supervised::has_ended() const {
    siginfo_t info{};
    const auto id = static_cast<id_t>(supervisor_);
    return ::waitid(P_PID, id, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0;
}

// A program that shares our processes may have stopped the supervisor, and may do so again. Killed
// it leaves behind whatever it has not ended, so that comes last.
Supervised::~Supervised() {
    using namespace std::chrono;
    life_.close();
    const auto deadline = steady_clock::now() + minutes(1);
    for (useconds_t pause = 500; !has_ended() && steady_clock::now() < deadline;) {
        ::kill(supervisor_, SIGCONT);
        ::usleep(pause);
        pause = std::min<useconds_t>(2 * pause, 50'000);
    }
    ::kill(supervisor_, SIGKILL);
    ::waitpid(supervisor_, nullptr, 0);
}

}  // namespace scoundrel::cli
