#include "tui/palette.h"

namespace scoundrel::tui {

Palette palette_of(const Preferences& preferences) {
    Palette p;
    const auto set = [&](Ink ink, Colour colour) { p[static_cast<std::size_t>(ink)] = colour; };
    set(Ink::plain, {});
    set(Ink::dim, {244, -1, false, true});
    set(Ink::strong, {.bold = true});
    set(Ink::title, {109, 6});
    set(Ink::frame, {240, -1, false, true});
    set(Ink::club, {});
    set(Ink::spade, {});
    set(Ink::diamond, {174, 1});
    set(Ink::heart, {174, 1});
    set(Ink::back, {60, 4});
    set(Ink::good, {108, 2});
    set(Ink::fair, {179, 3});
    set(Ink::bad, {167, 1, true});
    set(Ink::gone, {238, -1, false, true});
    set(Ink::hint, {180, 3});
    set(Ink::key, {109, 6});
    set(Ink::focus, {222, 3, true});
    if (preferences.four_colours) {
        set(Ink::club, {108, 2});
        set(Ink::diamond, {110, 6});
        set(Ink::spade, {});
    }
    if (preferences.high_contrast) {
        set(Ink::dim, {250, -1});
        set(Ink::frame, {255, -1});
        set(Ink::title, {15, -1, true});
        set(Ink::heart, {203, 1, true});
        set(Ink::diamond, {preferences.four_colours ? short{51} : short{203},
                           preferences.four_colours ? short{6} : short{1}, true});
        set(Ink::club, {preferences.four_colours ? short{46} : short{15},
                        preferences.four_colours ? short{2} : short{-1}, true});
        set(Ink::spade, {15, -1, true});
        set(Ink::back, {255, -1});
        set(Ink::gone, {250, -1});
        set(Ink::good, {46, 2, true});
        set(Ink::fair, {226, 3, true});
        set(Ink::bad, {196, 1, true});
        set(Ink::key, {51, 6, true});
        set(Ink::focus, {226, 3, true});
        set(Ink::hint, {226, 3, true});
    }
    return p;
}

}  // namespace scoundrel::tui
