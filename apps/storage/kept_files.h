// What the program's files are called, in the directory of its games.
#pragma once

#include <string_view>

namespace scoundrel {

inline constexpr std::string_view game_ending = ".game";
inline constexpr std::string_view note_ending = ".check";       // check_note.h
inline constexpr std::string_view draft_beginning = ".draft-";  // of a game that is being added

// A game is a file NAME.game; what begins with a dot is none.
constexpr bool is_game_file(std::string_view file) {
    return file.ends_with(game_ending) && !file.starts_with('.');
}

}  // namespace scoundrel
