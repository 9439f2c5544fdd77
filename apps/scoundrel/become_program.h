// Some commands are other programs', which lie beside this one: they take over.
#pragma once

#include "command/command.h"

namespace scoundrel::cli {

// `web`, and one for each command of the lab; `argv` is handed on as it is, and must live as long.
std::vector<Command> passed_on_commands(char** argv);

}  // namespace scoundrel::cli
