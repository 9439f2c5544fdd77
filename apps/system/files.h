// Whole files, read and written with an error that says why not.
#pragma once

#include <string>
#include <string_view>

#include "notation/error.h"

namespace scoundrel {

// `-` is standard input.
Result<std::string> read_file(const std::string& path);

// Whole or not at all: written beside it first, then moved into place.
Result<void> write_file(const std::string& path, std::string_view text);

bool is_file(const std::string& path);

}  // namespace scoundrel
