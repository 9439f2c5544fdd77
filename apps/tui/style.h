// What a cell looks like, named by what it means; the terminal turns meanings into colours
// (palette.h), a test into nothing at all.
#pragma once

#include <cstdint>

namespace scoundrel::tui {

enum class Ink : std::uint8_t {
    plain,
    dim,     // there, but not to be looked at now
    strong,  // the thing to look at
    title,
    frame,  // borders of cards and panels
    club,
    diamond,
    heart,
    spade,
    back,   // of a card
    good,   // health that is safe
    fair,   // health to think about
    bad,    // health to fear, damage, death
    gone,   // health that is lost
    hint,   // advice
    key,    // what can be pressed
    focus,  // the frame around what is chosen
    count,
};

struct Style {
    Ink ink = Ink::plain;
    bool reverse = false;
    bool bold = false;

    friend bool operator==(const Style&, const Style&) = default;
};

}  // namespace scoundrel::tui
