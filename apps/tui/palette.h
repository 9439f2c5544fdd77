// Which colour each meaning has: restrained by default, with four suits told apart or with the
// strongest contrast if the player likes that.
#pragma once

#include <array>

#include "preferences/preferences.h"
#include "tui/style.h"

namespace scoundrel::tui {

struct Colour {
    short many = -1;  // of 256; -1: the terminal's own
    short few = -1;   // of 8
    bool bold = false;
    bool dim = false;
};

inline constexpr int ink_count = static_cast<int>(Ink::count);
using Palette = std::array<Colour, ink_count>;

Palette palette_of(const Preferences& preferences);

}  // namespace scoundrel::tui
