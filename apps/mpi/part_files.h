// The files of a job's parts, beside that of the whole (lab/part_names.h).
#pragma once

#include <cstdint>
#include <string>

namespace scoundrel::cli {

// Into how many parts the work on this file is cut: as those are that are there, else as it is
// wanted (0: not said), else so many as usual. Ends the command if these do not agree, or if the
// whole is there without its parts.
std::uint64_t number_of_parts(const std::string& out, std::uint64_t wanted, std::uint64_t usual);

}  // namespace scoundrel::cli
