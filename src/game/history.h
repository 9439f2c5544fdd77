// The history: every game kept, summed up. Records are exchanged as text; merging two histories
// is a union by play name, in which nothing is lost and nothing is counted twice.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/session.h"
#include "game/storage.h"

namespace scoundrel {

struct Summary {
    std::string name;     // in the storage
    std::string play;     // unique to this playing
    std::string started;  // or empty
    std::string game;     // its id
    std::string rules;
    std::string deal;  // alike for two games exactly if they have the same deal; empty: unknown
    Outcome outcome;
    Stats stats;
    Marks marks;
    bool abandoned = false;
    bool repeated = false;  // an earlier game of the history had this deal
    int moves = 0;
};

Summary summarize(const std::string& name, const Session& session);

struct Unreadable {
    std::string name;
    std::string why;
};

struct History {
    std::vector<Summary> games;  // oldest first
    std::vector<Unreadable> unreadable;
};

Result<History> read_history(Storage& storage);

// One stored game.
Result<Session> read_game(Storage& storage, const std::string& name);

// All games as records, one after the other.
struct Export {
    std::string text;
    int games = 0;
    std::vector<Unreadable> unreadable;
};
Result<Export> export_games(Storage& storage);

struct Merge {
    int added = 0;
    int known = 0;     // there already
    int extended = 0;  // there, but not as far
    int apart = 0;     // there, but played on differently: both are kept, one is counted
    std::vector<Unreadable> refused;
};
Result<Merge> import_games(Storage& storage, std::string_view text);

}  // namespace scoundrel
