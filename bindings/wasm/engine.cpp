// The whole protocol as WebAssembly, for the package: all that the page has in two modules, and
// random play in bulk. Nets, puzzles and languages other than English are handed in.
#include "browser.h"
#include "exchange.h"
#include "nets.h"
#include "puzzles.h"
#include "words.h"

// The host is told how much of long work is done, and asked now and then whether it is to end.
[[clang::import_module("host"), clang::import_name("progress")]] void host_progress(double part);
[[clang::import_module("host"), clang::import_name("stopped")]] bool host_stopped();

namespace scoundrel {

Protocol& protocol() {
    static MemoryStorage storage;
    static Protocol protocol(
        {.host = browser(),
         .progress = host_progress,
         .stop = host_stopped,
         .listens_between_steps = true,
         .storage = &storage},
        {game_requests(), rules_requests(), daily_requests(), storage_requests(), coach_requests(),
         net_requests(), puzzle_requests(), words_requests()});
    return protocol;
}

}  // namespace scoundrel
