// A net as a file: a few lines of text that tell what it is and how it was made, an empty line,
// then its weights. Only the rows of inputs that were met in training are kept.
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
};

std::string print_net(const NetFile& file);
Result<NetFile> parse_net(std::string_view text);

// Inputs that were not met take the row of the nearest one that was: more health counts as the
// most there could be, an unknown weapon as the next weaker one, and so on. So a net can serve
// rules it was not trained for.
void fill_unmet(NetFile& file);

}  // namespace scoundrel
