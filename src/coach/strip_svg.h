// The result of a day's deal as a picture: the lines of the strip, with a bar for each room.
#pragma once

#include <string>

#include "game/result_strip.h"

namespace scoundrel {

std::string draw_strip(const ResultStrip& strip, std::string_view link);

}  // namespace scoundrel
