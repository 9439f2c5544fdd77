// Moves in plain words (table/move_talk.h), as the commands and the terminal game name them.
#pragma once

#include "cli/look.h"
#include "table/move_talk.h"

namespace scoundrel::cli {

using scoundrel::lower_case;
using scoundrel::read_typed;
using scoundrel::tell_choice;
using scoundrel::tell_effect;
using scoundrel::tell_move;
using scoundrel::typed;

}  // namespace scoundrel::cli
