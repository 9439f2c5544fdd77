#include "tui/terminal_signals.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <exception>
#include <string_view>

namespace scoundrel::tui::signals {

namespace {

// What signal handlers may touch: they can run at any moment, on a program that is falling apart.
int bell[2] = {-1, -1};
std::atomic<bool> resized = false, stop_asked = false, pause_asked = false, rung = false;
static_assert(std::atomic<bool>::is_always_lock_free);
termios before_us;
bool have_before = false;
std::terminate_handler terminate_before = nullptr;

void wake_up() {
    const int saved = errno;
    const char byte = 1;
    (void)!::write(bell[1], &byte, 1);
    errno = saved;
}

void on_resize(int) {
    resized = true;
    wake_up();
}

void on_stop(int) {
    stop_asked = true;
    wake_up();
}

void on_pause(int) {
    pause_asked = true;
    wake_up();
}

// Without curses, which may be the one that crashed.
void give_back_by_hand() {
    constexpr std::string_view sane =
        "\033[?1000l\033[?1002l\033[?1003l\033[?1006l\033[0m\033[?1049l\033[?25h\033[?1l\033>\r\n";
    (void)!::write(STDOUT_FILENO, sane.data(), sane.size());
    if (have_before) (void)::tcsetattr(STDIN_FILENO, TCSANOW, &before_us);
}

void on_crash(int number) {
    give_back_by_hand();
    ::signal(number, SIG_DFL);
    ::raise(number);
}

[[noreturn]] void on_terminate() {
    give_back_by_hand();
    ::signal(SIGABRT, SIG_DFL);
    if (terminate_before != nullptr) terminate_before();
    std::abort();
}

constexpr int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGQUIT};
constexpr int stops[] = {SIGINT, SIGTERM, SIGHUP};

void handle(int number, void (*handler)(int)) {
    struct sigaction action{};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    ::sigaction(number, &action, nullptr);
}

bool is_ignored(int number) {
    struct sigaction action{};
    return ::sigaction(number, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

void take() {
    have_before = ::tcgetattr(STDIN_FILENO, &before_us) == 0;
    if (::pipe2(bell, O_NONBLOCK | O_CLOEXEC) != 0) bell[0] = bell[1] = -1;
    handle(SIGWINCH, on_resize);
    if (!is_ignored(SIGTSTP)) handle(SIGTSTP, on_pause);
    for (const int number : stops) handle(number, on_stop);
    for (const int number : crashes) handle(number, on_crash);
    terminate_before = std::set_terminate(on_terminate);
}

void release() {
    handle(SIGWINCH, SIG_DFL);
    if (!is_ignored(SIGTSTP)) handle(SIGTSTP, SIG_DFL);
    for (const int number : stops) handle(number, SIG_DFL);
    for (const int number : crashes) handle(number, SIG_DFL);
    std::set_terminate(terminate_before);
}

void ring() {
    rung = true;
    wake_up();
}

bool asked_to_stop() { return stop_asked; }
bool take_pause() { return pause_asked.exchange(false); }
bool take_resize() { return resized.exchange(false); }
bool take_ring() { return rung.exchange(false); }

void pause() {
    handle(SIGTSTP, SIG_DFL);
    ::raise(SIGTSTP);
    handle(SIGTSTP, on_pause);
    resized = true;  // it may have been, meanwhile
}

bool wait_for_input(int milliseconds) {
    pollfd ways[2] = {{STDIN_FILENO, POLLIN, 0}, {bell[0], POLLIN, 0}};
    (void)::poll(ways, 2, milliseconds);
    char bytes[64];
    while (::read(bell[0], bytes, sizeof bytes) > 0) {
    }
    const bool gone = (ways[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
    return !gone || (ways[0].revents & POLLIN) != 0;
}

}  // namespace scoundrel::tui::signals
