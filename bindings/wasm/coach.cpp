// The whole engine protocol as WebAssembly, with hints, the solver and reviews. It keeps no games;
// its nets are handed in.
#include "browser.h"
#include "exchange.h"
#include "nets.h"
#include "words.h"

// The host is told how much of long work is done.
[[clang::import_module("host"), clang::import_name("progress")]] void host_progress(double part);

namespace scoundrel {

Protocol& protocol() {
    static Protocol protocol(
        {.host = browser(), .progress = host_progress, .listens_between_steps = true},
        {game_requests(), rules_requests(), coach_requests(), net_requests(), words_requests()});
    return protocol;
}

}  // namespace scoundrel
