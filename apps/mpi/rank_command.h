// A command of the lab as the ranks of a job do it: the very same code, on a part of the deals and
// without a word. What of it is for rank 0 alone, handing out and putting together, is in job.h.
#pragma once

#include "command/command.h"
#include "ranks.h"

namespace scoundrel::cli {

using Words = std::vector<std::string>;  // of the command line

// The commands that can be cut, as they are on one machine, but with one thread unless --jobs says
// more, with --parts, and for certain with --out.
std::vector<Command> rank_commands(std::uint64_t& parts);

// Where the value of an option goes; nothing if the command has no such one.
template <class Value>
Value* find_value(const Command& command, std::string_view name) {
    for (const Option& option : command.options)
        if (option.name == name) return std::get<Value*>(option.target);
    return nullptr;
}

// Does what the words say for this part, into a file of its own.
Outcome run_part(const Words& words, Assignment part);

// Does what the words say, on this process alone: what is in the file is not done again.
void run_whole(const Words& words);

// `census merge` and the like.
void merge_parts(const Words& words, const std::string& out, std::uint64_t parts);

}  // namespace scoundrel::cli
