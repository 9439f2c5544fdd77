// Whole files and the folders they lie in, read, written and made, with an error that says why not.
#pragma once

#include <string>
#include <string_view>

#include "notation/error.h"

namespace scoundrel {

// The most that is read of a file of each kind: no honest one comes near it.
inline constexpr std::size_t most_of_settings = std::size_t{64} << 10;  // rules, preferences
inline constexpr std::size_t most_of_records = std::size_t{256} << 20;
inline constexpr std::size_t most_of_net = std::size_t{64} << 20;
inline constexpr std::size_t most_of_census = std::size_t{1} << 30;

// Only an ordinary file is read, without waiting, and no more than `most` bytes of it.
Result<std::string> read_file(const std::string& path, std::size_t most);

// The same, and `-` is standard input.
Result<std::string> read_input(const std::string& path, std::size_t most);

// A file of rules (notation/rules_text.h).
Result<std::string> read_rules_file(const std::string& path);

// Whole or not at all: written beside it first, then moved into place.
Result<void> write_file(const std::string& path, std::string_view text);

// Whether there is anything at all; and whether it is an ordinary file.
bool is_there(const std::string& path);
bool is_file(const std::string& path);

// Makes the directory and those above it that are missing, each its owner's alone, and each on the
// disk when this returns.
Result<void> make_directories(const std::string& path);

// A new name is safe only once its directory is on the disk too. False, and errno says why not.
bool sync_directory(const std::string& path);

}  // namespace scoundrel
