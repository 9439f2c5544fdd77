// The history: every game kept, summed up, and all of it as records to take elsewhere; what comes
// from elsewhere is import.h's affair.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/journal.h"

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
    bool repeated = false;   // an earlier game of the history had this deal
    bool unscathed = false;  // at its end the health was full
    int moves = 0;
    std::string puzzle{};    // whose id this is; empty: none
    std::string comments{};  // a line each
    std::string digest{};    // of all that happened in a finished game, remarks and names apart
};

// The whole deal as text: the rules and every card in order, however the game was named; empty at
// a real table.
std::string deal_of(const Beginning& beginning);

// Finished, without help, and with a deal that was new: what statistics count by themselves.
bool is_clean(const Summary& game);

// What a game is called where people read it: its id, or of which puzzle it is a try.
std::string called(const Summary& game);

Summary summarize(const std::string& name, const Session& session);

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

}  // namespace scoundrel
