// What can be typed in line mode, in the words of the game at hand; what its rules do not have is
// left out.
#pragma once

#include <string>

#include "game/session.h"

namespace scoundrel::cli {

std::string line_help(const Session& session, bool kept);

}  // namespace scoundrel::cli
