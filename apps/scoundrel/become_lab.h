// The lab's commands are another program's, which lies beside this one: it takes over.
#pragma once

#include "command/command.h"

namespace scoundrel::cli {

// One for each command of the lab; `argv` is handed on as it is, and must live as long.
std::vector<Command> lab_entries(char** argv);

}  // namespace scoundrel::cli
