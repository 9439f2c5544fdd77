// The terminal, by ncursesw: a canvas out, inputs in. The only file pair that knows of it. The
// screen is given back however the program ends: left, killed, crashed or stopped for a while.
#pragma once

#include <chrono>
#include <optional>

#include "preferences/preferences.h"
#include "tui/canvas.h"
#include "tui/palette.h"

namespace scoundrel::tui {

class Terminal {
  public:
    // Takes the screen; false if the terminal cannot do it.
    explicit Terminal(const Preferences& preferences);
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    bool works() const { return works_; }
    bool symbols() const { return symbols_; }
    int width() const;
    int height() const;

    // Curses sends only what has changed.
    void show(const Canvas& canvas);
    void use_colours(const Preferences& preferences);

    // Puts a text into the clipboard, if the terminal does such things.
    void copy(std::string_view text);

    using Time = std::chrono::steady_clock::time_point;
    // Waits until something happens. Key::news after ring(), Key::tick at that time.
    Input wait(std::optional<Time> until = {});
    // May be called on any thread.
    static void ring();

  private:
    Input next_key();
    bool swallow_sequence();
    int style_of(Style style) const;

    bool works_ = false;
    bool symbols_ = false;
    bool colours_ = false;
    Palette palette_{};
};

}  // namespace scoundrel::tui
