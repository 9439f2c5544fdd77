#include "bots/process_tree.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <cerrno>
#include <string_view>

namespace scoundrel::cli {

namespace {

constexpr const char* own_children = "/proc/thread-self/children";

// "/proc/N/task/N/children": those that its first thread has begun. Others become ours.
class ChildrenPath {
  public:
    explicit ChildrenPath(pid_t process) {
        add("/proc/");
        add_number(process);
        add("/task/");
        add_number(process);
        add("/children");
        *end_ = '\0';
    }
    const char* text() const { return text_; }

  private:
    void add(std::string_view part) {
        for (const char letter : part) *end_++ = letter;
    }
    void add_number(pid_t number) {
        if (number >= 10) add_number(number / 10);
        *end_++ = static_cast<char>('0' + number % 10);
    }
    char text_[64];
    char* end_ = text_;
};

void end_tree(pid_t process, int depth);

// False if the system does not tell.
bool end_trees(const char* list_of_children, int depth) {
    const int list = ::open(list_of_children, O_RDONLY | O_CLOEXEC);
    if (list < 0) return false;
    char buffer[256];
    pid_t child = 0;
    for (ssize_t got; (got = ::read(list, buffer, sizeof buffer)) > 0;)
        for (ssize_t i = 0; i < got; ++i) {
            if (buffer[i] >= '0' && buffer[i] <= '9') {
                child = child * 10 + (buffer[i] - '0');
            } else if (child > 0) {
                end_tree(child, depth);
                child = 0;
            }
        }
    ::close(list);
    return true;
}

// Frozen from above, so that none begins another or waits for one while we look, and killed from
// below. The kernel lets no fork pass a signal to its whole group (a signal to one process may
// come between a fork and the look at its children), so a chain whose every process begins the next
// and ends is ended in one go. Neither number can be another's by now: a parent that is frozen
// takes leave of nobody, and we do not before the next round.
void end_tree(pid_t process, int depth) {
    constexpr int deepest = 500;  // what lies below is ours in the next round
    ::kill(process, SIGSTOP);
    if (depth < deepest) (void)end_trees(ChildrenPath(process).text(), depth + 1);
    const pid_t group = ::getpgid(process);
    if (group > 1 && group != ::getpgrp()) ::kill(-group, SIGKILL);
    ::kill(process, SIGKILL);
}

}  // namespace

bool adopt_orphans() {
#ifdef __linux__
    return ::prctl(PR_SET_CHILD_SUBREAPER, 1) == 0 && ::access(own_children, R_OK) == 0;
#else
    return false;
#endif
}

// Who loses its parent becomes a child of ours, whatever session it has made itself, so what a
// round misses is there in the next. All that it has seen end: waiting for the first of them to do
// so is not waiting for ever, and
void end_all_below(pid_t program) {
    do {
        if (!end_trees(own_children, 0)) {
            ::kill(-program, SIGKILL);
            return;
        }
        while (::waitpid(-1, nullptr, 0) < 0 && errno == EINTR) continue;
        while (::waitpid(-1, nullptr, WNOHANG) > 0) continue;
    } while (::waitpid(-1, nullptr, WNOHANG) >= 0 || errno != ECHILD);
}

}  // namespace scoundrel::cli
