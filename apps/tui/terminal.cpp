#include "tui/terminal.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "tui/clipboard.h"
#include "tui/terminal_signals.h"

namespace scoundrel::tui {

namespace {

constexpr wint_t escape_code = 27;

bool no_colour_wanted() {
    const char* value = std::getenv("NO_COLOR");
    return value != nullptr && *value != '\0';
}

Key key_of_code(wint_t code) {
    switch (code) {
        case KEY_LEFT: return Key::left;
        case KEY_RIGHT: return Key::right;
        case KEY_UP: return Key::up;
        case KEY_DOWN: return Key::down;
        case KEY_HOME: return Key::home;
        case KEY_END: return Key::end;
        case KEY_PPAGE: return Key::page_up;
        case KEY_NPAGE: return Key::page_down;
        case KEY_BACKSPACE: return Key::backspace;
        case KEY_DC: return Key::remove;
        case KEY_ENTER: return Key::enter;
        case KEY_BTAB: return Key::back_tab;
        default: return Key::none;
    }
}

Input mouse_input() {
    MEVENT event{};
    if (getmouse(&event) != OK) return {};
    if ((event.bstate & BUTTON4_PRESSED) != 0) return Input::of(Key::up);
#ifdef BUTTON5_PRESSED
    if ((event.bstate & BUTTON5_PRESSED) != 0) return Input::of(Key::down);
#endif
    const bool left = (event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED)) != 0;
    return left ? Input::click(event.x, event.y) : Input{};
}

Input input_of_character(wint_t c) {
    switch (c) {
        case L'\r':
        case L'\n': return Input::of(Key::enter);
        case L'\t': return Input::of(Key::tab);
        case escape_code: return Input::of(Key::escape);
        case 8:
        case 127: return Input::of(Key::backspace);
        default: break;
    }
    return c < 32 ? Input{} : Input::of(static_cast<char32_t>(c));
}

}  // namespace

Terminal::Terminal(const Preferences& preferences) {
    ::setlocale(LC_CTYPE, "");  // numbers stay as they are
    symbols_ = std::string_view(nl_langinfo(CODESET)) == "UTF-8";
    signals::take();
    // newterm() says that it cannot; initscr() would end the program.
    SCREEN* screen = newterm(nullptr, stdout, stdin);
    if (screen == nullptr) {
        signals::release();
        return;
    }
    works_ = true;
    cbreak();
    noecho();
    nonl();
    intrflush(stdscr, FALSE);
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    set_escdelay(25);
    mousemask(BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON4_PRESSED
#ifdef BUTTON5_PRESSED
                  | BUTTON5_PRESSED
#endif
              ,
              nullptr);
    mouseinterval(0);
    colours_ = has_colors() && !no_colour_wanted();
    if (colours_) {
        start_color();
        use_default_colors();
    }
    use_colours(preferences);
}

Terminal::~Terminal() {
    if (!works_) return;
    endwin();
    signals::release();
}

int Terminal::width() const { return getmaxx(stdscr); }
int Terminal::height() const { return getmaxy(stdscr); }

void Terminal::use_colours(const Preferences& preferences) {
    if (!colours_) return;
    const Palette palette = palette_of(preferences);
    for (int i = 0; i < ink_count; ++i) {
        const Colour& colour = palette[static_cast<std::size_t>(i)];
        const short background = preferences.high_contrast ? short{COLOR_BLACK} : short{-1};
        short ink = COLORS >= 256 ? colour.many : colour.few;
        if (preferences.high_contrast && ink < 0) ink = COLOR_WHITE;
        init_pair(static_cast<short>(i + 1), ink, background);
    }
    palette_ = palette;
    clearok(curscr, TRUE);
}

int Terminal::style_of(Style style) const {
    int attributes = style.bold ? static_cast<int>(A_BOLD) : 0;
    if (style.reverse) attributes |= static_cast<int>(A_REVERSE);
    const auto ink = static_cast<std::size_t>(style.ink);
    if (!colours_) {
        if (style.ink == Ink::dim || style.ink == Ink::gone) attributes |= static_cast<int>(A_DIM);
        if (style.ink == Ink::focus || style.ink == Ink::bad)
            attributes |= static_cast<int>(A_BOLD);
        return attributes;
    }
    if (palette_[ink].bold) attributes |= static_cast<int>(A_BOLD);
    if (palette_[ink].dim && COLORS < 256) attributes |= static_cast<int>(A_DIM);
    return attributes;
}

void Terminal::show(const Canvas& canvas) {
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x) {
            const Cell& cell = canvas.at(x, y);
            const wchar_t text[2] = {static_cast<wchar_t>(cell.glyph), 0};
            cchar_t out;
            const auto pair =
                colours_ ? static_cast<short>(static_cast<int>(cell.style.ink) + 1) : short{0};
            setcchar(&out, text, static_cast<attr_t>(style_of(cell.style)), pair, nullptr);
            mvadd_wch(y, x, &out);
        }
    const auto cursor = canvas.cursor();
    curs_set(cursor ? 1 : 0);
    if (cursor) move(cursor->y, cursor->x);
    refresh();
}

// A key that curses does not know begins like Esc: the rest of it, `[1;5A` say, comes with it and
// is taken along. Whoever pressed Esc alone is not that quick.
bool Terminal::swallow_sequence() {
    constexpr int patience_ms = 25;
    wint_t code = 0;
    const auto next = [&] { return wget_wch(stdscr, &code) == OK; };
    if (!next()) return false;
    if (code != L'[' && code != L'O') return unget_wch(static_cast<wchar_t>(code)), false;
    wtimeout(stdscr, patience_ms);
    while (next() && code >= 0x20 && code < 0x40) {  // parameters, up to a letter or a tilde
    }
    nodelay(stdscr, TRUE);
    return true;
}

void Terminal::copy(std::string_view text) {
    const std::string sequence = clipboard_sequence(text);
    std::fwrite(sequence.data(), 1, sequence.size(), stdout);
    std::fflush(stdout);
}

Input Terminal::next_key() {
    wint_t code = 0;
    const int kind = wget_wch(stdscr, &code);
    if (kind == ERR) return {};
    if (kind != KEY_CODE_YES && code == escape_code && swallow_sequence()) return {};
    if (kind != KEY_CODE_YES) return input_of_character(code);
    if (code == KEY_MOUSE) return mouse_input();
    if (code == KEY_RESIZE) return Input::of(Key::resize);
    return Input::of(key_of_code(code));
}

void Terminal::ring() { signals::ring(); }

// Nothing to wait for: for ever. Rounded up, so that it is not too early.
static std::optional<int> milliseconds_to(const std::optional<Terminal::Time>& until) {
    if (!until) return {};
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(*until - std::chrono::steady_clock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 60'000));
}

Input Terminal::wait(std::optional<Time> until) {
    while (true) {
        if (signals::asked_to_stop()) return Input::of(Key::stop);
        if (signals::take_pause()) {
            endwin();  // the next drawing takes the screen again
            signals::pause();
        }
        if (signals::take_resize()) {
            winsize size{};
            if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
                resizeterm(size.ws_row, size.ws_col);
            clearok(curscr, TRUE);
            return Input::of(Key::resize);
        }
        if (signals::take_ring()) return Input::of(Key::news);
        if (const Input input = next_key(); !input.is(Key::none)) return input;
        const auto left = milliseconds_to(until);
        if (left == 0) return Input::of(Key::tick);
        if (!signals::wait_for_input(left.value_or(-1))) return Input::of(Key::stop);
    }
}

}  // namespace scoundrel::tui
