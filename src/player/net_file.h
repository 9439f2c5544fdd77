// A net as a file: a few lines of text that tell what it is and how it was made, an empty line,
// then its weights (notation.md, "Nets"). Only the rows of inputs that were met in training are
// kept.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/error.h"
#include "player/net.h"

namespace scoundrel {

struct NetFile {
    std::string rules;               // their canonical text
    std::vector<std::string> about;  // how it was made, and how well it plays: lines of words
    std::vector<bool> met = std::vector<bool>(input::count);
    Net net;
    bool checked = true;  // a file of format 1 has no check, and may have been changed
};

std::string print_net(const NetFile& file);
// Takes format 1 too. A file that is not as it was written, by its check or by its size, is an
// error.
Result<NetFile> parse_net(std::string_view text);

// What the net of a good file is known by, in heads of matches and as the check of its file: the
// hash of the file as format 1 has it. So it is the same in either format.
std::uint64_t net_hash(std::string_view text);

// Inputs that were not met take the row of the nearest one that was: more health counts as the
// most there could be, an unknown weapon as the next weaker one, and so on. So a net can serve
// rules it was not trained for.
void fill_unmet(NetFile& file);

}  // namespace scoundrel
