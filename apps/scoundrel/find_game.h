// What a word of the command line names: a deal, or a game that was played. One way for every
// command: files of records, links of the page, game ids, and the games kept here by `last` or by
// what their name begins with.
#pragma once

#include <optional>
#include <string>

#include "game/history.h"
#include "storage/file_storage.h"

namespace scoundrel::cli {

struct Found {
    std::string id{};       // a game id or rules; empty: it was played
    std::string where{};    // what the records are called in messages
    std::string records{};  // their text: one or several
    std::string kept{};     // under this name in the storage, if it is

    bool played() const { return id.empty(); }
};

// What there is, or the command's end.
Found find_game(const std::string& word);
// The same, but rules come before files: `play classic` is no file of that name.
Found find_to_play(const std::string& word);
// Where a deal will not do.
Found find_played(const std::string& word);
// Either of them for a command that goes on with its other games where one is not found
// (`bad_game`) or cannot be read (`storage`).
Result<Found> found_or_why(const std::string& word, Found (*find)(const std::string&) = find_game);

// The game kept under a name that begins so, or `last`, the newest; nothing if there is none.
std::optional<Summary> find_by_name(const History& history, const std::string& word);

// A single record, and after how many moves; without a number, as it ended.
Session single_game(const Found& found, std::optional<int> moves);

}  // namespace scoundrel::cli
