// The book of figures (game/figures.h) as a file in the XDG cache directory, where whatever can be
// made again belongs.
#pragma once

#include <string>
#include <string_view>

#include "game/figures.h"

namespace scoundrel {

// $XDG_CACHE_HOME/scoundrel/figures.txt, or below ~/.cache; empty if there is no home at all.
std::string figures_path();

// With what the file has of this version; it keeps what is added, and what others added meanwhile.
// What cannot be read or written is no error: it will be found out again.
KeptFigures open_figures(const std::string& path, std::string_view version);

}  // namespace scoundrel
