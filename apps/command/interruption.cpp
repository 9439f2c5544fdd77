#include "command/interruption.h"

#include <signal.h>

#include <atomic>

#include "command/failure.h"
#include "phrases/catalogue.h"

namespace scoundrel::cli {

namespace {

constexpr int ending_signals[] = {SIGINT, SIGTERM, SIGHUP};
std::atomic<bool> noted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");

void note(int) { noted = true; }

void replace_handler(int signal, void (*is)(int), void (*by)(int), int flags) {
    struct sigaction now{};
    if (::sigaction(signal, nullptr, &now) != 0 || now.sa_handler != is) return;
    struct sigaction next{};
    next.sa_handler = by;
    next.sa_flags = flags;
    ::sigaction(signal, &next, nullptr);
}

}  // namespace

Interruption::Interruption() {
    noted = false;
    for (const int signal : ending_signals)
        replace_handler(signal, SIG_DFL, note, static_cast<int>(SA_RESETHAND));
}

Interruption::~Interruption() {
    for (const int signal : ending_signals) replace_handler(signal, note, SIG_DFL, 0);
}

bool Interruption::asked() const { return noted; }

void Interruption::end_if_asked() const {
    if (asked()) throw Failure(say({}, Phrase::work_stopped), exit_stopped);
}

}  // namespace scoundrel::cli
