// Completions for three shells, written from the commands themselves.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"

namespace scoundrel::cli {

std::string bash_completion(const std::vector<Command>& commands);
std::string zsh_completion(const std::vector<Command>& commands);
std::string fish_completion(const std::vector<Command>& commands);

}  // namespace scoundrel::cli
