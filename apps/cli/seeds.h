// Ranges of seeds on the command line.
#pragma once

#include <cstdint>
#include <string>

#include "lab/census_run.h"

namespace scoundrel::cli {

// "A..B", both included, with at most so many seeds.
SeedRange read_seeds(const std::string& text, std::uint64_t most);

}  // namespace scoundrel::cli
