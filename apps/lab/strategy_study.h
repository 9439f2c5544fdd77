// `scoundrel study strategy`: what the strong player knows, measured; docs/strategy.md is made of
// it.
#pragma once

#include "command/command.h"

namespace scoundrel::cli {

Command strategy_command();

}  // namespace scoundrel::cli
