// All that a page needs to play, as WebAssembly: games and how they are kept, rules and words.
// Solver and player are larger and come later, in a module of their own.
#include "browser.h"
#include "exchange.h"
#include "puzzles.h"
#include "words.h"

namespace scoundrel {

Protocol& protocol() {
    static MemoryStorage storage;
    static Protocol protocol({.host = browser(), .storage = &storage},
                             {game_requests(), rules_requests(), daily_requests(),
                              storage_requests(), puzzle_requests(), words_requests()});
    return protocol;
}

}  // namespace scoundrel
