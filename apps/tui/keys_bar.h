// The last line of every screen: what can be pressed, or clicked.
#pragma once

#include <span>
#include <string>
#include <utility>

#include "tui/canvas.h"

namespace scoundrel::tui {

// What stands in the line, from the left: a key and what it does. One without words shares those of
// the next. The last one, mostly the way out, always has its place; others are left out if need be.
using KeyHint = std::pair<Input, std::string>;
void draw_keys(Canvas& canvas, int y, std::span<const KeyHint> keys);

std::string key_name(const Input& input);

}  // namespace scoundrel::tui
