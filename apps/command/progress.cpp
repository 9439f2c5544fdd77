#include "command/progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include "phrases/layout.h"
#include "phrases/untrusted.h"
#include "text/gate.h"

namespace scoundrel::cli {

namespace {

int terminal_width() {
    winsize size{};
    const bool known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : 80;
}

}  // namespace

Progress::Progress()
    : Progress(::isatty(STDERR_FILENO) != 0, ::isatty(STDERR_FILENO) != 0 ? on_terminal : in_log) {}

Progress::Progress(bool terminal, Rhythm rhythm)
    : terminal_(terminal), rhythm_(rhythm), began_(Clock::now()), next_(began_ + rhythm.patience) {}

bool Progress::due() const { return Clock::now() >= next_; }

void Progress::show(std::string_view line) {
    next_ = Clock::now() + rhythm_.pause;
    if (!terminal_) {
        text::print_error(printable(line) + "\n");
        return;
    }
    // A line that wraps could not be wiped.
    const auto lines = wrap(printable(line), terminal_width() - 1);
    text::print_error(lines.front(), true);
    shown_ = true;
}

void Progress::wipe() {
    if (shown_) text::print_error("", true);
    shown_ = false;
}

std::chrono::duration<double> Progress::elapsed() const { return Clock::now() - began_; }

}  // namespace scoundrel::cli
