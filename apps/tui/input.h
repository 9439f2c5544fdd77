// What a person does at the terminal, free of any terminal library.
#pragma once

#include <cstdint>

namespace scoundrel::tui {

enum class Key : std::uint8_t {
    none,
    character,  // `character` says which
    enter,
    escape,
    left,
    right,
    up,
    down,
    home,
    end,
    page_up,
    page_down,
    backspace,
    remove,
    tab,
    back_tab,
    pick,    // the `index`-th thing of a view was pointed at
    click,   // the mouse, at x and y; the app turns it into what lies there
    resize,  // draw again
    news,    // a worker has delivered something
    tick,    // the time that the view asked for has passed
    stop,    // the program is asked to end
};

struct Input {
    Key key = Key::none;
    char32_t character = 0;
    int index = 0;
    int x = 0, y = 0;

    static Input of(Key key) { return {.key = key}; }
    static Input of(char32_t character) { return {.key = Key::character, .character = character}; }
    static Input pick(int index) { return {.key = Key::pick, .index = index}; }
    static Input click(int x, int y) { return {.key = Key::click, .x = x, .y = y}; }

    bool is(Key wanted) const { return key == wanted; }
    bool is(char32_t wanted) const { return key == Key::character && character == wanted; }

    friend bool operator==(const Input&, const Input&) = default;
};

}  // namespace scoundrel::tui
