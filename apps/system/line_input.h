// Input line by line, however long somebody's lines are.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>

#include "notation/error.h"

namespace scoundrel {

struct InputLine {
    std::string text{};  // without its end, and cut where it was too long
    bool too_long = false;
};

// The next line; nothing at the end of the input.
Result<std::optional<InputLine>> read_line(std::istream& in, std::size_t longest);

}  // namespace scoundrel
