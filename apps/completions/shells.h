// Completions for three shells, and the man page in languages other than English, written from the
// commands themselves.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"

namespace scoundrel::cli {

std::string bash_completion(const std::vector<Command>& commands);
std::string zsh_completion(const std::vector<Command>& commands);
std::string fish_completion(const std::vector<Command>& commands);

// In mdoc, in the language that is spoken. The English one (docs/scoundrel.1) tells more.
std::string man_page(const std::vector<Command>& commands);

}  // namespace scoundrel::cli
