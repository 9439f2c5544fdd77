// The files of data/puzzles, one after the other, as they stand in the program;
// embedded_puzzles.cpp is made by the build. On a page they are handed in (bindings/wasm).
#pragma once

#include <string_view>

namespace scoundrel {

// Empty where they were not handed in yet.
std::string_view embedded_puzzles();

}  // namespace scoundrel
