// Records from elsewhere put into the storage. Merging two histories is a union by play name, in
// which nothing is lost and nothing is counted twice.
#pragma once

#include <string_view>
#include <vector>

#include "game/journal.h"

namespace scoundrel {

struct Merge {
    int added = 0;
    int known = 0;     // there already
    int extended = 0;  // there, but not as far
    int apart = 0;     // there, but played on differently: all are kept, one is counted
    std::vector<Unreadable> refused;
};

// Reads what is stored of each playing once, however many records tell of it.
Result<Merge> import_games(Storage& storage, std::string_view text);

}  // namespace scoundrel
