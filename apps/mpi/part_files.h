// The files of a job's parts, beside that of the whole. A Slurm array names them the same
// (tools/slurm), so either can go on with what the other has begun.
#pragma once

#include <string>

#include "ranks.h"

namespace scoundrel::cli {

// FILE.part-3-of-32
std::string part_file(const std::string& out, Assignment part);

// Into how many parts the work on this file is cut: as those are that are there, else as it is
// wanted (0: not said), else so many as usual. Ends the command if these do not agree, or if the
// whole is there without its parts.
std::uint64_t number_of_parts(const std::string& out, std::uint64_t wanted, std::uint64_t usual);

}  // namespace scoundrel::cli
