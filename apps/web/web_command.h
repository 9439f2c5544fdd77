// `scoundrel web` as a value: what may be typed after it. What it does then is handed in, so that
// the completions have it without a server.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "command/command.h"

namespace scoundrel::web {

struct Wishes {
    std::string page;   // where it lies; empty: where it is installed
    std::string build;  // where to it is written instead of being served
    std::optional<int> port;
    std::vector<std::string> names;
};

cli::Command web_command(std::function<void(const Wishes&)> run = {});

}  // namespace scoundrel::web
