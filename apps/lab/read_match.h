// A match that other commands go by: every line of it is as it was written, and the rows have the
// times that are kept beside it.
#pragma once

#include "lab/match_text.h"

namespace scoundrel::cli {

// Ends the command if it is none.
MatchText read_match(const std::string& path);

}  // namespace scoundrel::cli
