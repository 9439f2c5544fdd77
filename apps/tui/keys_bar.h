// The last line of every screen: what can be pressed, or clicked. Drawn last, since it also offers
// to read what did not fit above it.
#pragma once

#include <span>
#include <string>
#include <utility>

#include "tui/canvas.h"

namespace scoundrel::tui {

// What stands in the line, from the left: a key and what it does. One without words shares those of
// the next. The last one, mostly the way out, always has its place; others are left out if need be,
// the later ones first, and told with the rest.
using KeyHint = std::pair<Input, std::string>;
void draw_keys(Canvas& canvas, int y, std::span<const KeyHint> keys);

// Within a box: from this place on.
void draw_keys(Canvas& canvas, Rect in, std::span<const KeyHint> keys);

std::string key_name(const Input& input);

// Reads what did not fit; where text is typed, Tab does.
inline constexpr char32_t whole_key = U'.';

}  // namespace scoundrel::tui
