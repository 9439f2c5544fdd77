// The names of the lab's commands: long work on many deals, in a program of its own, so that
// those who only play need not build it. The launcher has these names too; a test compares.
#pragma once

#include <string>
#include <string_view>

#include "command/command.h"

namespace scoundrel::cli {

inline constexpr std::string_view lab_program = "scoundrel-lab";

struct LabCommand {
    std::string_view name;
    std::string_view what;
};
inline constexpr LabCommand lab_commands[] = {
    {"census", "Solve many deals into a file, and tell what it says"},
    {"match", "Compare players on the same deals"},
    {"train", "Make a value net by playing"},
    {"bound", "Tell what no player can beat with the deck hidden"},
    {"puzzles", "Find puzzles in games, each with one best move, and how hard they are"},
    {"perft", "Count the sequences of legal moves of a known deal"},
    {"bench", "Print the signature of the rules and the speed of random play"},
    {"convert", "Bring censuses, matches and nets to the newest format"},
    {"dailies", "Find the deals of the days, and tell how those of a year differ"},
};

}  // namespace scoundrel::cli
